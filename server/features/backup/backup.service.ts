import { join } from 'node:path';
import type pg from 'pg';
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
    const deleted = selectExpired(await listBackups(folder), config.backupKeep);
    for (const backup of deleted) await deleteBackup(backup);
    return { path, bytes, manifest, isEncrypted, deleted };
  } catch (error) {
    await deleteBackup({ path }).catch(() => {});
    throw error;
  }
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
