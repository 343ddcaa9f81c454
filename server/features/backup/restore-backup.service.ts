import { stat, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { RESTORED_REASON } from '#contract/status/restored-reason.ts';
import type { Config } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { holdMail } from '../../core/mail/delivery-rules.ts';
import { beginMaintenance } from '../../core/maintenance-mode.ts';
import { closeDatabase, openDatabase } from '../../database/database.ts';
import { grantPrivileges, prepareDatabase } from '../../database/migrate.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { repeatDeletions } from '../own-data/own-data.service.ts';
import { asBackupError, BackupError, databaseFull } from './backup-error.ts';
import { readPassphrase } from './backup-folder.ts';
import { endArchivedRun } from './backup-runs.queries.ts';
import { type CollectedDeletions, collectDeletions } from './collect-deletions.ts';
import { describeSessions } from './describe-sessions.ts';
import { fillGivenDatabase } from './given-database.ts';
import { assertKnownState, loadArchive } from './load-archive.service.ts';
import type { Manifest } from './manifest.ts';
import {
  createDatabase,
  describeLiveDatabase,
  dropDatabase,
  onDatabase,
  refuseSessions,
  type Site,
  siblingName,
  swapDatabases,
  withClient,
  withLockBeside,
} from './replacement-database.ts';
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

export interface Restored extends Pick<CollectedDeletions, 'deletions' | 'warnings'> {
  manifest: Manifest;
  deletedAgain: number;
  /** Absent while the restored database is not live. */
  previous: string | undefined;
}

/** The live database does not change until the last step, which is one transaction. */
export async function restoreBackup(deps: Deps, path: string): Promise<Restored> {
  try {
    if (deps.config.restoreDatabaseUrl) return await restoreInto(deps, path, deps.config.restoreDatabaseUrl);
    return await withLockBeside(deps.site, ['restore'], () => restoreBeside(deps, path));
  } catch (error) {
    throw asBackupError(error, 'restore');
  }
}

async function readManifest(path: string, passphrase: string | undefined): Promise<Manifest> {
  const manifest = await verifyArchive(path, passphrase);
  await assertKnownState(path, manifest);
  return manifest;
}

async function readAll(deps: Deps, path: string): Promise<Archive> {
  const passphrase = await readPassphrase(deps.config);
  const manifest = await readManifest(path, passphrase);
  return { path, passphrase, manifest, ...(await collectDeletions(deps, path, manifest)) };
}

/** What is written on the live database meanwhile would be missing in the restored one. */
async function refuseRunningPortal({ site }: Deps): Promise<void> {
  const look = () =>
    withClient(site.owner, (client) => describeSessions(client, { ofPortal: true }))
      // Nobody uses a server that is gone, which is why another database is given.
      .catch(() => []);
  await refuseSessions('del portal', look);
}

async function restoreInto(deps: Deps, path: string, connectionString: string): Promise<Restored> {
  await refuseRunningPortal(deps);
  const archive = await readAll(deps, path);
  const { manifest, deletions, warnings } = archive;
  const target = { connectionString };
  const deletedAgain = await fillGivenDatabase(target, () => fill(deps, target, archive));
  return { manifest, deletedAgain, deletions, warnings, previous: undefined };
}

async function restoreBeside(deps: Deps, path: string): Promise<Restored> {
  const { site } = deps;
  const archive = await readAll(deps, path);
  const { manifest, deletions, warnings } = archive;
  const live = await describeLiveDatabase(site);
  await refuseSessions(live.name, async () => (await describeLiveDatabase(site)).sessions);
  const now = new Date();
  const next = siblingName(live.name, 'restore', now);
  const previous = siblingName(live.name, 'previous', now);
  await createDatabase(site, live, next);
  try {
    const deletedAgain = await fill(deps, onDatabase(site.owner, next), archive);
    await swapDatabases(site, live.name, next, previous);
    return { manifest, deletedAgain, deletions, warnings, previous };
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

/** PostgreSQL refuses a table that finds no room, but crashes when its journal does: what shows then is any kind of failure. */
async function nameFullDisk({ databaseUrl, dataDir }: Config, error: unknown): Promise<unknown> {
  if (databaseUrl || error instanceof BackupError) return error;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < WAL_SEGMENT_BYTES ? databaseFull(error) : error;
}

interface Archive extends CollectedDeletions {
  path: string;
  passphrase: string | undefined;
  manifest: Manifest;
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
      await beginMaintenance(transaction, RESTORED_REASON);
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
    return await withLockBeside(site, ['drill'], async () => {
      const passphrase = await readPassphrase(config);
      const manifest = await readManifest(path, passphrase);
      const live = await describeLiveDatabase(site);
      const scratch = siblingName(live.name, 'drill', new Date());
      await createDatabase(site, live, scratch);
      try {
        await withClient(onDatabase(site.owner, scratch), (client) => loadArchive(client, path, passphrase, manifest));
      } finally {
        await dropDatabase(site, scratch);
      }
      return manifest;
    });
  } catch (error) {
    throw asBackupError(error, 'restore');
  }
}
