import { stat, statfs } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../core/config.ts';
import { DELETION_LIST_NAME, readDeletionJournal } from '../../core/deletion-journal.ts';
import { Jobs } from '../../core/jobs.ts';
import { holdMail } from '../../core/mail-hold.ts';
import { beginMaintenance } from '../../core/maintenance-mode.ts';
import { closeDatabase, openDatabase } from '../../database/database.ts';
import { isUnavailable } from '../../database/database-errors.ts';
import { grantPrivileges, prepareDatabase } from '../../database/migrate.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { repeatDeletions } from '../own-data/own-data.service.ts';
import { asBackupError, BackupError, databaseFull } from './backup-error.ts';
import { readPassphrase } from './backup-folder.ts';
import { endArchivedRun } from './backup-runs.queries.ts';
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
  withRestoreLock,
} from './replacement-database.ts';
import { readNotedDeletions } from './table-copy.queries.ts';
import { verifyArchive } from './verify-backup.service.ts';

interface Deps {
  config: Config;
  log: Logger;
  site: Site;
  /** Restores without a deletion list, at the risk of bringing deleted accounts back. */
  withoutDeletions?: boolean | undefined;
  /** Set where the portal does not own the tables. */
  role: string | undefined;
}

export interface Restored {
  manifest: Manifest;
  deletedAgain: number;
  /** Absent without a list. */
  deletions: Deletions | undefined;
  /** Absent while the restored database is not live. */
  previous: string | undefined;
}

/** PostgreSQL ends a session a moment after its connection closes. */
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

/** The live database does not change until the last step, which is one transaction. */
export async function restoreBackup(deps: Deps, path: string): Promise<Restored> {
  try {
    if (deps.config.restoreDatabaseUrl) return await restoreInto(deps, path, deps.config.restoreDatabaseUrl);
    return await withRestoreLock(deps.site, () => restoreBeside(deps, path));
  } catch (error) {
    throw asBackupError(error, 'restore');
  }
}

async function readAll(deps: Deps, path: string): Promise<Archive> {
  const passphrase = await readPassphrase(deps.config);
  const manifest = await verifyArchive(path, passphrase);
  return { path, passphrase, manifest, ...(await collectDeletions(deps, path, manifest)) };
}

async function restoreInto(deps: Deps, path: string, connectionString: string): Promise<Restored> {
  const archive = await readAll(deps, path);
  await assertEmpty({ connectionString });
  const deletedAgain = await fill(deps, { connectionString }, archive);
  return { manifest: archive.manifest, deletedAgain, deletions: archive.deletions, previous: undefined };
}

async function restoreBeside(deps: Deps, path: string): Promise<Restored> {
  const { site } = deps;
  const archive = await readAll(deps, path);
  const { manifest, deletions } = archive;
  const live = await describeUnusedDatabase(site);
  const now = new Date();
  const next = siblingName(live.name, 'restore', now);
  const previous = siblingName(live.name, 'previous', now);
  await createDatabase(site, live, next);
  try {
    const deletedAgain = await fill(deps, onDatabase(site.owner, next), archive);
    await swapDatabases(site, live.name, next, previous);
    return { manifest, deletedAgain, deletions, previous };
  } catch (failure) {
    const error = await nameFullDisk(deps.config, failure);
    // Fails too on a server without space or connection.
    const isDropped = await dropDatabase(site, next).then(
      () => true,
      () => false,
    );
    if (isDropped) throw error;
    const { message } = asBackupError(error, 'restore');
    throw new BackupError(`${message} Queda la base de datos ${next}: bórrala con «restore --drop-previous».`, {
      cause: error,
    });
  }
}

const WAL_SEGMENT_BYTES = 16 * 1024 ** 2;

/** PostgreSQL refuses a table that finds no room, but crashes when its journal does: all that shows is a lost connection. */
async function nameFullDisk({ databaseUrl, dataDir }: Config, error: unknown): Promise<unknown> {
  if (databaseUrl || !(error instanceof Error) || !isUnavailable(error)) return error;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < WAL_SEGMENT_BYTES ? databaseFull(error) : error;
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
  deletedIds: string[];
  deletions: Deletions | undefined;
}

const RESTORED = 'Estamos revisando el portal después de restaurar una copia.';

interface Deletions {
  count: number;
  until: Date | undefined;
}

const sameFolder = (one: string, other: string) => resolve(one) === resolve(other);

/** Lists count only if they name the backup or stand beside it: another portal's says nothing about this one. */
async function collectDeletions({ config, log, site, withoutDeletions }: Deps, path: string, manifest: Manifest) {
  const live = await withClient(site.owner, (client) => readNotedDeletions(client, manifest)).catch((err) => {
    log.warn({ err }, 'the replaced database does not tell who was deleted');
    return { userIds: [], isOfBackup: false };
  });
  const beside = dirname(path);
  const folders = sameFolder(beside, config.backupDir) ? [beside] : [beside, config.backupDir];
  const userIds = new Set(live.userIds);
  const untils = live.isOfBackup ? [Date.now()] : [];
  for (const folder of folders) {
    const list = await readDeletionJournal(folder);
    if (!list) continue;
    for (const id of list.userIds) userIds.add(id);
    const isOfBackup = list.backups.size > 0 ? list.backups.has(manifest.createdAt) : folder === beside;
    if (isOfBackup) untils.push(list.until?.getTime() ?? 0);
  }
  if (untils.length === 0 && !withoutDeletions) {
    throw new BackupError(
      `No hay una lista de cuentas eliminadas para esta copia (${DELETION_LIST_NAME}): quien eliminó la suya después de ` +
        `hacerla volvería. Trae la lista de la carpeta de las copias a ${beside}, o, si ya no existe, repite la orden ` +
        'con --without-deletions.',
    );
  }
  const until = Math.max(0, ...untils);
  const deletions = untils.length > 0 ? { count: userIds.size, until: until ? new Date(until) : undefined } : undefined;
  return { deletedIds: [...userIds], deletions };
}

async function fill(
  { config, log, role }: Deps,
  target: pg.ClientConfig,
  { path, passphrase, manifest, deletedIds }: Archive,
): Promise<number> {
  await withClient(target, (client) => loadArchive(client, path, passphrase, manifest));
  await prepareDatabase(target, async (owner) => {
    await Jobs.prepare(owner);
    // pg-boss drops jobs that wait for longer than this.
    await owner.query(
      `update pgboss.job set keep_until = now() + interval '14 days' where state in ('created', 'retry')`,
    );
    if (role) await grantPrivileges(owner, role);
  });
  const database = openDatabase(target, () => {});
  try {
    await database.transaction(async (transaction) => {
      await holdMail(transaction);
      const endedAt = new Date(manifest.createdAt);
      await endArchivedRun(transaction, { endedAt, file: basename(path), bytes: (await stat(path)).size });
      // A second restore would lose what people write before the first one was checked.
      await beginMaintenance(transaction, RESTORED);
      const label = `Copia del ${manifest.createdAt}`;
      const entry = { action: 'backup.restore', target: { type: 'backup', id: manifest.createdAt, label } } as const;
      await writeAuditLog(transaction, { system: 'cli' }, entry);
    });
    const jobs = new Jobs(database, log);
    // The deleted account may have been the only administrator; the operator grants the role again.
    await database.execute('alter table users disable trigger users_administrator_changed');
    try {
      return await repeatDeletions({ config, database, jobs, now: () => new Date() }, deletedIds);
    } finally {
      await database.execute('alter table users enable trigger users_administrator_changed');
    }
  } finally {
    await closeDatabase(database);
  }
}

export async function drillBackup({ config, site }: Pick<Deps, 'config' | 'site'>, path: string): Promise<Manifest> {
  try {
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
  } catch (error) {
    throw asBackupError(error, 'restore');
  }
}
