import { ApiError, serverMessage } from '../../lib/api-error.ts';

/** The server's own sentence, or the given one; without any answer at all, the connection is what to look at. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return serverMessage(error) ?? fallback;
  return 'No pudimos comunicarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.';
}
