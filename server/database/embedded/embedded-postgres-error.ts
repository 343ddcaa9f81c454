/** Operator error: its message is a finished Spanish sentence. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

export class PortalRunningError extends EmbeddedPostgresError {}

export const DATABASE_URL_HINT = 'O indica otro servidor de PostgreSQL en DATABASE_URL.';

export function toOperatorError(error: unknown, summary: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    `${summary}: ${detail}. Revisa los permisos y el espacio libre. ${DATABASE_URL_HINT}`,
    {
      cause: error,
    },
  );
}
