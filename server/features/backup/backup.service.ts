import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../core/config.ts';
import type { Context } from '../../core/context.ts';
import { listInFolder } from '../../core/deletion-journal.ts';
import { DamagedBackupError } from './backup-error.ts';
import {
  backupFileName,
  deleteBackup,
  deleteUnfinished,
  listBackups,
  prepareFolder,
  readPassphrase,
  readSummary,
  type StoredBackup,
  writeSummary,
} from './backup-folder.ts';
import { createBackup } from './create-backup.service.ts';
import type { Manifest } from './manifest.ts';
import { selectExpired } from './rotation.policy.ts';
import { hashFile, verifyArchive } from './verify-backup.service.ts';

type Deps = Pick<Context, 'config' | 'database' | 'now'>;

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  isEncrypted: boolean;
  deleted: StoredBackup[];
  /** Expired, but the disk refuses to delete them. */
  undeleted: StoredBackup[];
}

const countRows = ({ tables }: Manifest) => tables.reduce((total, { rows }) => total + rows, 0);

/** The rotation deletes only after the new archive was read back. @param client holds the backup lock */
export async function makeBackup(deps: Deps, client: pg.Client, folder: string): Promise<MadeBackup> {
  const { config, now } = deps;
  const passphrase = await readPassphrase(config);
  const isEncrypted = passphrase !== undefined;
  await prepareFolder(folder);
  await deleteUnfinished(folder);
  const path = join(folder, backupFileName(now(), isEncrypted));
  try {
    const { manifest, bytes, sha256 } = await createBackup(client, path, passphrase);
    await writeSummary(path, { sha256, rows: countRows(manifest) });
    await noteVerified(path, await verifyBackup(path, passphrase));
    await listInFolder(deps, folder, manifest.createdAt);
    return { path, bytes, manifest, isEncrypted, ...(await deleteExpired(folder, config)) };
  } catch (error) {
    await deleteBackup({ path }).catch(() => {});
    throw error;
  }
}

export async function listExpired(folder: string, { backupKeep }: Pick<Config, 'backupKeep'>): Promise<StoredBackup[]> {
  return selectExpired(await listBackups(folder), backupKeep);
}

/** An old archive that cannot be deleted does not make the new one worse. */
async function deleteExpired(folder: string, config: Config): Promise<Pick<MadeBackup, 'deleted' | 'undeleted'>> {
  const [deleted, undeleted]: [StoredBackup[], StoredBackup[]] = [[], []];
  for (const backup of await listExpired(folder, config)) {
    const list = await deleteBackup(backup).then(
      () => deleted,
      () => undeleted,
    );
    list.push(backup);
  }
  return { deleted, undeleted };
}

export interface Verified {
  manifest: Manifest;
  sha256: string;
}

export async function verifyBackup(path: string, passphrase: string | undefined): Promise<Verified> {
  const noted = (await readSummary(path))?.sha256;
  const sha256 = await hashFile(path);
  if (noted && noted !== sha256) throw new DamagedBackupError(path, 'cambió desde que se hizo');
  return { manifest: await verifyArchive(path, passphrase), sha256 };
}

export function noteVerified(path: string, { manifest, sha256 }: Verified): Promise<void> {
  return writeSummary(path, { sha256, rows: countRows(manifest), verifiedAt: new Date().toISOString() });
}
