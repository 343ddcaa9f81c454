/** Operator error: its message is a finished Spanish sentence. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** A portal, whose server others may join, or one of the operator's commands, which stops its server at its end. */
export type Holder = 'portal' | 'command';

export class PortalRunningError extends EmbeddedPostgresError {
  constructor(
    message: string,
    /** Process id. */
    readonly pid: string,
    readonly holder: Holder,
  ) {
    super(message);
  }
}

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
