import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['password', 'token', 'cookie', 'authorization', 'secret'].flatMap((name) => [name, `*.${name}`]);

interface LoggedError {
  type: string;
  message?: string;
  query?: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Allowlist of error properties: drivers attach whole connections, and a failed query's message holds its parameters,
 * which are personal data.
 */
function serializeError(error: Error & { code?: string }): LoggedError {
  const cause = error.cause instanceof Error ? { cause: serializeError(error.cause) } : {};
  if (error instanceof DrizzleQueryError) return { type: 'DrizzleQueryError', query: error.query, ...cause };
  const { message, code, stack } = error;
  return { type: error.constructor.name, message, ...(code && { code }), ...(stack && { stack }), ...cause };
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: SECRETS, censor: '[oculto]' },
    serializers: {
      err: serializeError,
      // No query string (search words, one-time links) and no headers (cookies).
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
