import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from './database-errors.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

const DISK_FULL = '53100';

/** Operator error: its message is a finished Spanish sentence. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: NodeJS.ErrnoException) {
    // An AggregateError, after several addresses, has a code and no message.
    const reason = cause.message || cause.code;
    super(
      cause.code === DISK_FULL
        ? 'No queda espacio en el disco de la base de datos. Libera espacio, e inicia el portal de nuevo.'
        : `La base de datos no responde (${reason}). Revisa DATABASE_URL, y que el servidor esté en marcha.`,
      { cause },
    );
  }
}

interface Patience {
  waitSeconds: number;
  log: Pick<Logger, 'warn'>;
  signal?: AbortSignal;
}

const reasonOf = (error: NodeJS.ErrnoException) => error.message || error.code;

/**
 * Repeats idempotent work while the database does not answer, is starting or has no connection left; a permanent error,
 * such as a wrong password, fails at once.
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { waitSeconds, log, signal } = patience;
  const deadline = Date.now() + waitSeconds * 1000;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof DatabaseUnreachableError ? error.cause : error;
      if (!(cause instanceof Error) || !isUnavailable(cause)) throw error;
      if (Date.now() + pauseMs > deadline) throw new DatabaseUnreachableError(cause);
      log.warn(`La base de datos no responde (${reasonOf(cause)}). Se intenta otra vez en ${pauseMs / 1000} s.`);
    }
    await wait(pauseMs, undefined, { ...(signal && { signal }) });
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }
}
