import { driverError, isUnavailable } from '../../database/database-errors.ts';

/** Messages are complete Spanish sentences. */
export class BackupError extends Error {}

export class DamagedBackupError extends BackupError {
  constructor(path: string, detail: string, options?: ErrorOptions) {
    super(`La copia ${path} está dañada: ${detail}. No la uses; elige otra con «backup list».`, options);
  }
}

export class UnexplainedBackupError extends BackupError {}

const SUBJECTS = { backup: 'la copia', restore: 'la restauración' };

const DISK_FULL = /^(ENOSPC|EDQUOT|EFBIG)$/;
const NOT_WRITABLE = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|EISDIR)$/;
const DISK_ILL = /^(EIO|ENXIO|ENODEV|ESTALE)$/;
/** SQLSTATE. */
const DATABASE_FULL = '53100';

/** `isUnavailable` counts them too, but the connection was not lost. */
const REFUSALS: [RegExp, string][] = [
  [
    /^55P03$/,
    'otra sesión de la base de datos retuvo demasiado tiempo lo que hacía falta. Inténtalo de nuevo cuando termine.',
  ],
  [/^40P01$/, 'otra sesión de la base de datos se cruzó con esta. Inténtalo de nuevo.'],
  [/^57014$/, 'la base de datos canceló una consulta que duraba demasiado. Inténtalo de nuevo.'],
  [/^53300$/, 'la base de datos no admite más conexiones. Inténtalo de nuevo cuando haya menos.'],
  [/^25006$/, 'la base de datos es de solo lectura: no es el servidor principal.'],
];

export const databaseFull = (cause: unknown) =>
  new BackupError('No queda espacio en el disco de la base de datos.', { cause });

/** Shown to people and mailed: without the values of a query. */
export function asBackupError(error: unknown, work: keyof typeof SUBJECTS = 'backup'): BackupError {
  if (error instanceof BackupError) return error;
  const cause = error instanceof Error ? driverError(error) : new Error(String(error));
  const { code = '', syscall } = cause as NodeJS.ErrnoException;
  const isOfDisk = syscall !== undefined && syscall !== 'connect';
  if (DISK_FULL.test(code)) return new BackupError(`No queda espacio en el disco de las copias (${code}).`, { cause });
  if (isOfDisk && NOT_WRITABLE.test(code))
    return new BackupError(`No se puede escribir en la carpeta de las copias (${code}).`, { cause });
  if (isOfDisk && DISK_ILL.test(code)) return new BackupError(`El disco de las copias falla (${code}).`, { cause });
  if (code === DATABASE_FULL) return databaseFull(cause);
  const refusal = REFUSALS.find(([codes]) => codes.test(code))?.[1];
  if (refusal) return new BackupError(`No se pudo terminar ${SUBJECTS[work]}: ${refusal}`, { cause });
  if (isUnavailable(cause))
    return new BackupError(`Se perdió la conexión con la base de datos antes de terminar ${SUBJECTS[work]}.`, {
      cause,
    });
  return new UnexplainedBackupError(
    `El portal no pudo terminar ${SUBJECTS[work]}; el registro del servidor dice por qué.`,
    { cause },
  );
}
