import { ApiError, serverMessage } from '../../lib/api-error.ts';

/** The server's message, or the fallback; without any response, the advice to check the connection. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return serverMessage(error) ?? fallback;
  return 'No pudimos comunicarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.';
}
