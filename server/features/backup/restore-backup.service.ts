import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../core/config.ts';
import { listDeletions } from '../../core/deletion-journal.ts';
import { Jobs } from '../../core/jobs.ts';
import { holdMail } from '../../core/mail-hold.ts';
import { beginMaintenance } from '../../core/maintenance-mode.ts';
import { closeDatabase, openDatabase } from '../../database/database.ts';
import { grantPrivileges, prepareDatabase } from '../../database/migrate.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { repeatDeletions } from '../own-data/own-data.service.ts';
import { BackupError } from './backup-error.ts';
import { readPassphrase } from './backup-folder.ts';
import { loadArchive } from './load-archive.service.ts';
import type { Manifest } from './manifest.ts';
import {
  createDatabase,
  describeLiveDatabase,
  dropDatabase,
  onDatabase,
  type Site,
  siblingName,
  swapDatabases,
  withClient,
} from './replacement-database.ts';
import { listNotedDeletions } from './table-copy.queries.ts';
import { verifyArchive } from './verify-backup.service.ts';

interface Deps {
  config: Config;
  log: Logger;
  site: Site;
  /** Role of the portal, where it does not own the tables. */
  role: string | undefined;
}

export interface Restored {
  manifest: Manifest;
  /** Accounts deleted since the backup, and deleted again. */
  deletedAgain: number;
  /** Name of the database that was replaced; absent if the restored one is not live yet. */
  previous: string | undefined;
}

/** PostgreSQL ends a session a moment after its connection: a portal that was just stopped does not count. */
const CLOSING_MS = 5_000;
const CHECK_INTERVAL_MS = 100;

async function describeUnusedDatabase(site: Deps['site']) {
  const deadline = Date.now() + CLOSING_MS;
  let live = await describeLiveDatabase(site);
  while (live.users > 0 && Date.now() < deadline) {
    await wait(CHECK_INTERVAL_MS);
    live = await describeLiveDatabase(site);
  }
  if (live.users === 0) return live;
  throw new BackupError(
    `La base de datos ${live.name} está en uso (${live.users} conexiones). Detén el portal, y lo que más la use, y repite la orden.`,
  );
}

/** Nothing of the live database changes until the last step, which is one transaction. */
export async function restoreBackup(deps: Deps, path: string): Promise<Restored> {
  const { config, site } = deps;
  const passphrase = await readPassphrase(config);
  const manifest = await verifyArchive(path, passphrase);
  const archive = { path, passphrase, manifest, deletions: await collectDeletions(deps) };
  if (config.restoreDatabaseUrl) {
    const target = { connectionString: config.restoreDatabaseUrl };
    await assertEmpty(target);
    const deletedAgain = await fill(deps, target, archive);
    return { manifest, deletedAgain, previous: undefined };
  }
  const live = await describeUnusedDatabase(site);
  const now = new Date();
  const next = siblingName(live.name, 'restore', now);
  const previous = siblingName(live.name, 'previous', now);
  await createDatabase(site, live, next);
  try {
    const deletedAgain = await fill(deps, onDatabase(site.owner, next), archive);
    await swapDatabases(site, live.name, next, previous);
    return { manifest, deletedAgain, previous };
  } catch (error) {
    await dropDatabase(site, next);
    throw error;
  }
}

async function assertEmpty(target: pg.ClientConfig): Promise<void> {
  const { rows } = await withClient(target, (client) =>
    client.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`),
  );
  if (rows.length > 0) throw new BackupError('La base de datos de RESTORE_DATABASE_URL no está vacía.');
}

interface Archive {
  path: string;
  passphrase: string | undefined;
  manifest: Manifest;
  /** Accounts deleted until now. */
  deletions: string[];
}

const RESTORED = 'Estamos revisando el portal después de restaurar una copia.';

/** From the journal and from the database that is replaced, whichever can be read. */
async function collectDeletions({ config, log, site }: Deps): Promise<string[]> {
  const inDatabase = await withClient(site.owner, listNotedDeletions).catch((err) => {
    log.warn({ err }, 'the replaced database does not tell who was deleted');
    return [];
  });
  return [...new Set([...(await listDeletions(config)), ...inDatabase])];
}

/** Loads, brings up to this version, holds the mail and deletes again whoever left since. */
async function fill(
  { config, log, role }: Deps,
  target: pg.ClientConfig,
  { path, passphrase, manifest, deletions }: Archive,
): Promise<number> {
  await withClient(target, (client) => loadArchive(client, path, passphrase, manifest));
  await prepareDatabase(target, async (owner) => {
    await Jobs.prepare(owner);
    // The queue drops what waits for longer than this.
    await owner.query(
      `update pgboss.job set keep_until = now() + interval '14 days' where state in ('created', 'retry')`,
    );
    if (role) await grantPrivileges(owner, role);
  });
  const database = openDatabase(target, () => {});
  try {
    await database.transaction(async (transaction) => {
      await holdMail(transaction);
      // What people wrote before somebody looked would be lost with a second restore.
      await beginMaintenance(transaction, RESTORED);
      const label = `Copia del ${manifest.createdAt}`;
      const entry = { action: 'backup.restore', target: { type: 'backup', id: manifest.createdAt, label } } as const;
      await writeAuditLog(transaction, { system: 'cli' }, entry);
    });
    const jobs = new Jobs(database, log);
    // Who left may have been the only administrator at the time of the backup; the operator grants the role again.
    await database.execute('alter table users disable trigger users_administrator_changed');
    const repeated = await repeatDeletions({ config, database, jobs, now: () => new Date() }, deletions);
    await database.execute('alter table users enable trigger users_administrator_changed');
    return repeated;
  } finally {
    await closeDatabase(database);
  }
}

/** Restores into a database of its own beside the live one, which goes on working, and drops it again. */
export async function drillBackup({ config, site }: Pick<Deps, 'config' | 'site'>, path: string): Promise<Manifest> {
  const passphrase = await readPassphrase(config);
  const manifest = await verifyArchive(path, passphrase);
  const live = await describeLiveDatabase(site);
  const scratch = siblingName(live.name, 'drill', new Date());
  await createDatabase(site, live, scratch);
  try {
    await withClient(onDatabase(site.owner, scratch), (client) => loadArchive(client, path, passphrase, manifest));
  } finally {
    await dropDatabase(site, scratch);
  }
  return manifest;
}
