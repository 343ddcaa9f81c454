import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type ApiAnswer, type ApiRequest, send } from './api-transport.ts';
import { randomId } from './random-id.ts';

/** A part of the call is left out where the endpoint declares none, and may be where nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { signal?: AbortSignal };

/** The input itself may be left out where nothing in it is required. */
type InputArguments<E> = Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Calls an endpoint of the contract with the session's cookie, and answers with its typed JSON. */
export async function callApi<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: InputArguments<E>
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body, signal }: LooseInput = input ?? {};
  const request = {
    method: endpoint.method,
    path: apiPath(endpoint.path, params, query),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  };
  const answer = endpoint.takesIdempotencyKey ? await sendOnce(request) : await send(request);
  if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, answer.text || answer.statusText);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as ResponseOf<E>;
}

/** The keys of what was sent and not answered yet: the same again is the same request. */
const unanswered = new Map<string, string>();

async function sendOnce(request: ApiRequest): Promise<ApiAnswer> {
  const name = [request.method, request.path, request.body].join(' ');
  const idempotencyKey = unanswered.get(name) ?? randomId();
  unanswered.set(name, idempotencyKey);
  const answer = await send({ ...request, idempotencyKey });
  // What the server could not tell may have been done all the same.
  if (answer.status < 500 && answer.status !== 409) unanswered.delete(name);
  return answer;
}

/** Fills `:name` places and appends the query; what is undefined or empty is left out. */
export function apiPath(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
