import type { ErrorBody } from '#contract/endpoint.ts';

/** Non-2xx response. The message is `"<status>: <response text, or status text>"`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
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

/** Of a proxy, which knows no Spanish and answers before the portal. */
const PROXY_REFUSALS: Record<number, string> = {
  413: 'Lo que enviaste es demasiado grande. Redúcelo e inténtalo de nuevo.',
  429: 'Has hecho demasiados intentos. Espera un momento y vuelve a probar.',
};

export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.body?.message ?? PROXY_REFUSALS[error.status]) : undefined;
}

export function serverFieldMessages(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.body?.fields) || {};
}

/** Matched by text, since wrong credentials are a 401 too. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message);
}

export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'email_unconfirmed';
}

export function isInvalidLink(error: unknown): boolean {
  return error instanceof ApiError && (error.body?.code === 'invalid_token' || 'token' in (error.body?.fields ?? {}));
}

export function isSessionRequired(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'session_required';
}

/** Optimistic concurrency: the current record, where an edit began from an older version. */
export function conflictingRecord<Item>(error: unknown): Item | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'version_conflict' ? (body.current as Item) : undefined;
}

export function loadFailureAdvice(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status < 500 && !isUnauthorized(error);
  return (isRefused && serverMessage(error)) || 'Revisa tu conexión e inténtalo de nuevo.';
}

/** Includes a lost response. */
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
