import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { apiPath } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Calls an endpoint whose body is the raw file. */
export async function uploadFile<E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  query: Record<string, string> = {},
): Promise<ResponseOf<E>> {
  const answer = await fetch(apiPath(endpoint.path, {}, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': file.type },
    body: file,
  });
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, text || answer.statusText);
  return JSON.parse(text) as ResponseOf<E>;
}
