/** Its message is a finished Spanish sentence: it reaches the operator as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Another portal uses the data directory. */
export class PortalRunningError extends EmbeddedPostgresError {}

export const WAY_OUT = 'O indica otro servidor de PostgreSQL en DATABASE_URL.';

export function inWords(error: unknown, doing: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(`${doing}: ${detail}. Revisa los permisos y el espacio libre. ${WAY_OUT}`, {
    cause: error,
  });
}
