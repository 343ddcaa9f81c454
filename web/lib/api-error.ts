import type { ErrorBody } from '#contract/endpoint.ts';

/** An answer that was not a success. The message is `"<status>: <response text, or status text>"`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body, where the server answered with its usual error body. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isErrorBody = typeof body === 'object' && body !== null && 'message' in body;
    return isErrorBody && typeof body.message === 'string' ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** The sentence that the server wrote for people, if there is one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}

/** Messages by field, where the server refused what was sent. */
export function serverFieldMessages(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.body?.fields) || {};
}

/** There is no session, or no longer. Wrong credentials are also a 401, but say something else. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message);
}

/** What was asked for takes a confirmed e-mail address. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'email_unconfirmed';
}

/** The server was not reached, or its answer was lost. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** For `.catch`: turns one status into `null` and passes on everything else. */
export function nullOnStatus(status: number) {
  return (error: unknown): null => {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  };
}
