import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { ApiResponse } from '../../support/api-client.ts';

/** Passes the CSRF check, as the portal's own pages do. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

async function read(response: APIResponse): Promise<ApiResponse> {
  const isJson = (response.headers()['content-type'] ?? '').includes('json');
  return {
    status: response.status(),
    body: isJson ? await response.json() : await response.text(),
    headers: response.headers(),
  };
}

/** API calls of one person; redirects are not followed. */
export class Api {
  constructor(readonly context: APIRequestContext) {}

  get(path: string): Promise<ApiResponse> {
    return this.send('GET', path);
  }

  post(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('POST', path, body);
  }

  put(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('PUT', path, body);
  }

  delete(path: string): Promise<ApiResponse> {
    return this.send('DELETE', path);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return read(
      await this.context.fetch(path, {
        method,
        maxRedirects: 0,
        headers: { ...SAME_ORIGIN, ...headers },
        ...(body !== undefined && { data: body }),
      }),
    );
  }

  /** Body of a call that must succeed. */
  async made(method: string, path: string, body?: unknown): Promise<ApiResponse['body']> {
    const answer = await this.send(method, path, body);
    if (answer.status > 299) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
