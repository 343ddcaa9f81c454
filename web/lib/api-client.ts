import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type ApiRequest, send } from './api-transport.ts';
import { requestStepUp } from './step-up.ts';

/** Absent where the endpoint declares none, optional where nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/** Optional where nothing in it is required. */
type InputArguments<E> = Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export async function callApi<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: InputArguments<E>
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body, idempotencyKey, signal }: LooseInput = input ?? {};
  const request = {
    method: endpoint.method,
    path: apiPath(endpoint.path, params, query),
    body: body === undefined ? undefined : JSON.stringify(body),
    idempotencyKey,
    signal,
  };
  const text = await sendWithStepUp(request);
  return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<E>;
}

/** The same where the endpoint is generic, so that the type of its input does not resolve. */
export const callGeneric = callApi as <E extends AnyEndpoint>(endpoint: E, input?: object) => Promise<ResponseOf<E>>;

/** Step-up: repeats a call that needs a recent proof of identity once the user has given one. */
async function sendWithStepUp(request: ApiRequest): Promise<string> {
  const response = await send(request);
  if (response.status >= 200 && response.status <= 299) return response.text;
  const error = new ApiError(response.status, response.text || response.statusText);
  if (error.body?.code === 'proof_required' && (await requestStepUp())) return sendWithStepUp(request);
  throw error;
}

/** Fills `:name` placeholders and appends the query, without undefined and empty values. */
export function apiPath(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
