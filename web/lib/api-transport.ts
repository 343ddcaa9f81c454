export interface ApiRequest {
  method: string;
  path: string;
  body: string | undefined;
  idempotencyKey?: string | undefined;
  signal: AbortSignal | undefined;
}

export interface ApiResponse {
  status: number;
  statusText: string;
  text: string;
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Applies to a response, and to each piece of an upload. */
export const PATIENCE_MS = 20_000;

async function fetchTransport({ method, path, body, idempotencyKey, signal }: ApiRequest): Promise<ApiResponse> {
  const controller = new AbortController();
  const cancel = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  // A `TypeError`, like every failed connection.
  const timer = setTimeout(() => controller.abort(new TypeError('no answer in time')), PATIENCE_MS);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: body ?? null,
      signal: controller.signal,
    });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

let transport: Transport = fetchTransport;

export function send(request: ApiRequest): Promise<ApiResponse> {
  return transport(request);
}

/** Replaces `fetch` on the server, which renders pages only for visitors: one transport serves all its requests. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}
