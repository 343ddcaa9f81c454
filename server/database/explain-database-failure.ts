import { driverError, isUnavailable } from './database-errors.ts';
import { DatabaseUnreachableError } from './wait-for-database.ts';

/** PostgreSQL translates its messages, but not the names that they quote. */
const quotedIn = (message: string) => /["«“„]\s?([^"»“”]+?)\s?["»“”]/.exec(message)?.[1] ?? '';

const SETTING = 'DATABASE_URL (o en MIGRATION_DATABASE_URL o DATABASE_DIRECT_URL, si las usas)';

/** By SQLSTATE. */
const REFUSALS: Record<string, (message: string) => string> = {
  '28P01': (message) =>
    `La base de datos no acepta la contraseña del rol «${quotedIn(message)}». Corrígela en ${SETTING}.`,
  '28000': (message) =>
    `La base de datos no deja entrar al portal (${message}). Crea ese rol con «createuser», permite su entrada en pg_hba.conf, o corrige la dirección en ${SETTING}.`,
  '3D000': (message) =>
    `El servidor no tiene la base de datos «${quotedIn(message)}». Créala con «createdb», o corrige su nombre en ${SETTING}.`,
  '42501': (message) =>
    `Al rol le falta un permiso en la base de datos (${message}). Haz que sea su dueño, o indica al dueño en MIGRATION_DATABASE_URL.`,
};

/** Errors of `pg` and of TLS, which have no SQLSTATE. */
function findConnectionProblem({ code = '', message }: NodeJS.ErrnoException): string | undefined {
  if (/password must be a/.test(message)) return `La base de datos pide una contraseña. Ponla en ${SETTING}.`;
  if (/does not support SSL/.test(message))
    return `El servidor de la base de datos no cifra la conexión. Actívalo en él, o quita sslmode en ${SETTING}.`;
  if (/_CERT|CERT_|_SIGNATURE|^ERR_TLS/.test(code))
    return `El certificado de la base de datos no es de confianza (${code}). Revisa sslmode y sslrootcert en ${SETTING}.`;
  return undefined;
}

/** Its own time limits and locks: the server answers. */
const BUSY = /^(57014|55P03|25P03|40001|40P01)$/;

/** Those of files have codes in common with those of sockets. */
const isOfFile = ({ syscall }: NodeJS.ErrnoException) =>
  syscall !== undefined && !/^(connect|getaddrinfo|read|write)/.test(syscall);

/** A finished Spanish sentence for operators; undefined for an error of another kind. */
export function explainDatabaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause: NodeJS.ErrnoException = driverError(error);
  if (isOfFile(cause)) return undefined;
  if (BUSY.test(cause.code ?? ''))
    return 'La base de datos tardó demasiado, porque otra tarea la ocupa. Inténtalo de nuevo en unos minutos.';
  if (isUnavailable(cause)) return new DatabaseUnreachableError(cause).message;
  return REFUSALS[cause.code ?? '']?.(cause.message) ?? findConnectionProblem(cause);
}
