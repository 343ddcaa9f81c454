import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../core/config.ts';
import { DELETION_LIST_NAME, type DeletionList, readDeletionJournal } from '../../core/deletion-journal.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { type Site, withClient } from './replacement-database.ts';
import { readNotedDeletions } from './table-copy.queries.ts';

export interface Deletions {
  count: number;
  until: Date | undefined;
}

export interface CollectedDeletions {
  deletedIds: string[];
  /** Absent without a list. */
  deletions: Deletions | undefined;
  /** Complete Spanish sentences: what could not be read. */
  warnings: string[];
}

interface Sources {
  config: Pick<Config, 'backupDir'>;
  site: Site;
  withoutDeletions?: boolean | undefined;
}

const sameFolder = (one: string, other: string) => resolve(one) === resolve(other);

/** Lists count only if they name the backup or stand beside it: another portal's says nothing about this one. */
export async function collectDeletions(
  { config, site, withoutDeletions = false }: Sources,
  path: string,
  manifest: Manifest,
): Promise<CollectedDeletions> {
  const warnings: string[] = [];
  const live = await withClient(site.owner, (client) => readNotedDeletions(client, manifest)).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      warnings.push(
        `La base de datos de ahora no dice quién eliminó su cuenta (${code ?? message}): solo se sabe de las listas.`,
      );
      return { userIds: [], isOfBackup: false };
    },
  );
  const beside = dirname(path);
  const folders = sameFolder(beside, config.backupDir) ? [beside] : [beside, config.backupDir];
  const userIds = new Set(live.userIds);
  const untils = live.isOfBackup ? [Date.now()] : [];
  for (const folder of folders) {
    const list = await readList(folder, withoutDeletions, warnings);
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
  return { deletedIds: [...userIds], deletions, warnings };
}

/** A list that is there and cannot be read is not the same as none. */
async function readList(
  folder: string,
  withoutDeletions: boolean,
  warnings: string[],
): Promise<DeletionList | undefined> {
  const path = join(folder, DELETION_LIST_NAME);
  const refuse = (problem: string, cause?: unknown): undefined => {
    if (!withoutDeletions)
      throw new BackupError(
        `${problem}: quien eliminó su cuenta después de la copia podría volver. Arregla la lista, o repite la orden con --without-deletions.`,
        { cause },
      );
    warnings.push(`${problem}: las cuentas que solo ella nombra no se eliminaron de nuevo.`);
  };
  try {
    const list = await readDeletionJournal(folder);
    if (!list || list.unreadLines === 0) return list;
    if (list.userIds.length === 0 && list.backups.size === 0)
      return refuse(`No se entiende la lista de cuentas eliminadas ${path}`);
    const lines = list.unreadLines === 1 ? '1 línea' : `${list.unreadLines} líneas`;
    // One that a crash cut short was written again.
    warnings.push(`De la lista ${path} no se entiende ${lines}: si nombraba a alguien, esa cuenta está de nuevo.`);
    return list;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    return refuse(`No se puede leer la lista de cuentas eliminadas ${path} (${code})`, error);
  }
}
