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

/** Buffered while standard output blocks, such as a file on a full disk or an unread pipe. */
const MAX_WAITING_BYTES = 1024 ** 2;

/** Lines beyond the buffer are dropped and counted: no request waits for its log. */
function openOutput(fd: number) {
  const output = pino.destination({ fd, sync: true, maxLength: MAX_WAITING_BYTES, retryEAGAIN: () => false });
  let dropped = 0;
  // Buffered lines are retried with the next one.
  output.on('error', () => {});
  output.on('drop', () => (dropped += 1));
  const onDrain = (tell: (dropped: number) => void) =>
    output.on('drain', () => {
      if (dropped === 0) return;
      const count = dropped;
      dropped = 0;
      tell(count);
    });
  return { output, onDrain };
}

export function createLogger(level: string, destination: number | DestinationStream = 1): Logger {
  const options = {
    level,
    redact: { paths: SECRETS, censor: '[oculto]' },
    serializers: {
      err: serializeError,
      // Personal data: no query string (search words, one-time links) and no headers (cookies).
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  if (typeof destination !== 'number') return pino(options, destination);
  const { output, onDrain } = openOutput(destination);
  const log = pino(options, output);
  onDrain((dropped) => log.warn({ dropped }, 'log lines were dropped while the log could not be written'));
  return log;
}
