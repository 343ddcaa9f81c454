import { DrizzleQueryError } from 'drizzle-orm';
import { conflict, HttpError, notFound, unauthorized, unavailable } from '../core/errors.ts';
import { READ_ONLY_TRANSACTION } from './connection.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Errors of `pg` without a code: timeouts and lost connections. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/;

interface DriverError extends Error {
  code?: string;
  constraint?: string;
}

export const lastAdministrator = () =>
  conflict('Es la última persona con permiso de administración. Da ese permiso a otra antes de quitárselo a esta.');

/** Constraints raised by triggers, with their responses. */
const RULES: Record<string, () => HttpError> = {
  users_last_administrator: lastAdministrator,
  deleted_user_writes: unauthorized,
  deleted_user_changes: notFound,
};

export function driverError(error: Error): DriverError {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/**
 * SQLSTATE classes: 08 connection, 53 resources, 57 operator intervention (shutdown, statement timeout), 55P03 lock,
 * 25006 a server that became a standby.
 */
export function isUnavailable(error: Error): boolean {
  const { code, message } = driverError(error);
  if (LOST_CONNECTION.test(message)) return true;
  if (code === undefined) return false;
  return UNREACHABLE.has(code) || /^(08|53|57|25006|25P03|55P03|40001|40P01)/.test(code);
}

/** Undefined for an error that the caller can do nothing about. */
export function translateDatabaseError(error: Error): HttpError | undefined {
  const cause = driverError(error);
  if (isUnavailable(cause)) return unavailable();
  if (/^22/.test(cause.code ?? '')) return new HttpError(400, 'invalid', 'Alguno de los datos no es válido.');
  const rule = RULES[cause.constraint ?? ''];
  if (rule) return rule();
  if (cause.code === '23505') return conflict('Ya existe un registro con esos datos.');
  // The referenced row was deleted after it was read.
  if (isForeignKeyViolation(cause)) return notFound();
  return undefined;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? driverError(error) : undefined;
  return cause?.code === '23505' && cause.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && driverError(error).code === '23503';
}

export function isReadOnlyFailure(error: unknown): boolean {
  return error instanceof Error && driverError(error).code === READ_ONLY_TRANSACTION;
}

/** Lock timeout or deadlock. */
export function isLockFailure(error: unknown): boolean {
  return error instanceof Error && ['55P03', '40P01'].includes(driverError(error).code ?? '');
}
