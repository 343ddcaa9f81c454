import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../core/config.ts';
import { DamagedBackupError } from './backup-error.ts';
import {
  backupFileName,
  deleteAbandoned,
  deleteBackup,
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

type BackupConfig = Pick<Config, 'backupDir' | 'backupKeep' | 'backupPassphrase' | 'backupPassphraseFile'>;

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  isEncrypted: boolean;
  deleted: StoredBackup[];
}

const countRows = ({ tables }: Manifest) => tables.reduce((total, { rows }) => total + rows, 0);

/** Makes an archive, reads it back, and only then deletes those that the rotation no longer keeps. */
export async function makeBackup(
  config: BackupConfig,
  connection: pg.ClientConfig,
  folder: string = config.backupDir,
): Promise<MadeBackup> {
  const passphrase = await readPassphrase(config);
  const isEncrypted = passphrase !== undefined;
  await prepareFolder(folder);
  await deleteAbandoned(folder);
  const path = join(folder, backupFileName(new Date(), isEncrypted));
  const { manifest, bytes, sha256 } = await createBackup(connection, path, passphrase);
  await writeSummary(path, { sha256, rows: countRows(manifest) });
  await verifyBackup(path, passphrase);
  const deleted = selectExpired(await listBackups(folder), config.backupKeep);
  for (const backup of deleted) await deleteBackup(backup);
  return { path, bytes, manifest, isEncrypted, deleted };
}

/** Also compares the file with the hash noted when it was made, and notes that it was verified. */
export async function verifyBackup(path: string, passphrase: string | undefined): Promise<Manifest> {
  const noted = (await readSummary(path))?.sha256;
  const sha256 = await hashFile(path);
  if (noted && noted !== sha256) throw new DamagedBackupError(path, 'cambió desde que se hizo');
  const manifest = await verifyArchive(path, passphrase);
  await writeSummary(path, { sha256, rows: countRows(manifest), verifiedAt: new Date().toISOString() });
  return manifest;
}
