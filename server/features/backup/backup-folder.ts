import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';

const FILE_NAME = /^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;

export function backupFileName(at: Date, isEncrypted: boolean): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `portal-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Beside the archive, so that lists need neither read nor decrypt it. */
const summary = z.object({
  sha256: z.string(),
  rows: z.number(),
  verifiedAt: z.string().optional(),
});
type Summary = z.output<typeof summary>;

const summaryPath = (path: string) => `${path}.json`;

export async function readSummary(path: string): Promise<Summary | undefined> {
  try {
    return summary.parse(JSON.parse(await readFile(summaryPath(path), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeSummary(path: string, content: Summary): Promise<void> {
  const partial = `${summaryPath(path)}.partial`;
  try {
    await writeFile(partial, `${JSON.stringify(content)}\n`, { mode: 0o600 });
    await rename(partial, summaryPath(path));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

export interface StoredBackup {
  name: string;
  path: string;
  createdAt: Date;
  bytes: number;
  summary: Summary | undefined;
}

/** Oldest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((cause) => {
    if (cause.code === 'ENOENT') return [];
    throw new BackupError(`No se puede leer la carpeta de las copias ${folder} (${cause.code}).`, { cause });
  });
  const backups = names.sort().map(async (name): Promise<StoredBackup | undefined> => {
    const [, year, month, day, hours, minutes, seconds] = FILE_NAME.exec(name) ?? [];
    const path = join(folder, name);
    // Another process may have rotated it away.
    const found = year && (await stat(path).catch(() => undefined));
    if (!found) return undefined;
    const createdAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
    return { name, path, createdAt, bytes: found.size, summary: await readSummary(path) };
  });
  return (await Promise.all(backups)).filter((backup) => backup !== undefined);
}

export async function deleteBackup({ path }: Pick<StoredBackup, 'path'>): Promise<void> {
  await rm(path, { force: true });
  await rm(summaryPath(path), { force: true });
}

/** Called under the backup lock, so that nothing here is still being written. What cannot be deleted is in nobody's way. */
export async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('portal-') && name.endsWith('.partial'))
      await rm(join(folder, name), { force: true }).catch(() => {});
}

/** Private (0700): archives hold everything. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause) => {
    throw new BackupError(`No se puede crear la carpeta de las copias ${folder} (${cause.code}).`, { cause });
  });
}

/** Never from the command line, which other accounts can see. */
export async function readPassphrase(config: {
  backupPassphrase: string | undefined;
  backupPassphraseFile: string | undefined;
}): Promise<string | undefined> {
  const { backupPassphrase, backupPassphraseFile } = config;
  if (!backupPassphraseFile) return backupPassphrase;
  const text = await readFile(backupPassphraseFile, 'utf8').catch((cause) => {
    throw new BackupError(`No se puede leer BACKUP_PASSPHRASE_FILE (${backupPassphraseFile}).`, { cause });
  });
  if (text.trim().length < 12)
    throw new BackupError('La clave de BACKUP_PASSPHRASE_FILE debe tener al menos 12 caracteres.');
  return text.trim();
}
