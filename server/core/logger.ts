import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

const SECRETS = ['password', 'token', 'cookie', 'authorization', 'secret'].flatMap((name) => [name, `*.${name}`]);

/** A failed query is logged by its text; its parameters hold people's data. */
function serializeError(error: Error): unknown {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  return { type: 'DrizzleQueryError', query: error.query, cause: error.cause && stdSerializers.err(error.cause) };
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
