import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountContract } from '#contract/account/account.contract.ts';
import { eventsContract } from '#contract/events/events.contract.ts';
import { proposalsContract } from '#contract/events/proposals.contract.ts';
import { apiPath, callApi } from './api-client.ts';
import {
  ApiError,
  isNetworkError,
  isUnauthorized,
  nullOnStatus,
  serverFieldMessages,
  serverMessage,
} from './api-error.ts';

function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('callApi', () => {
  it('sends the cookies, and no body where there is none', async () => {
    const fetch = answerWith('{}');
    await callApi(accountContract.getCurrentUser);
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/auth/user');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', body: null });
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it('sends the key of a submission', async () => {
    const fetch = answerWith('{}');
    const body = { title: 'Una reunión', date: '2099-05-28', time: '10:00' };
    await callApi(proposalsContract.proposeEvent, { body, idempotencyKey: 'una-clave' });
    await callApi(accountContract.login, { body: { email: 'a@b.co', password: 'x' } });
    const keys = fetch.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['idempotency-key']);
    expect(keys).toEqual(['una-clave', undefined]);
  });

  it('gives up after 20 seconds without an answer, as without a connection', async () => {
    vi.useFakeTimers();
    const stalled = (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', stalled);
    const call = failure(callApi(eventsContract.listEvents));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isNetworkError(await call)).toBe(true);
    vi.useRealTimers();
  });

  it('sends a body as JSON', async () => {
    const fetch = answerWith('{}');
    await callApi(accountContract.login, { body: { email: 'a@b.co', password: 'x' } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"email":"a@b.co","password":"x"}');
    expect(init?.headers).toHaveProperty('content-type', 'application/json');
  });

  it('fails with the status and the text of the answer', async () => {
    answerWith('{"message":"Unauthorized"}', { status: 401 });
    const error = await failure(callApi(accountContract.getCurrentUser));
    expect(error).toMatchObject({ message: '401: {"message":"Unauthorized"}', status: 401 });
    expect(isUnauthorized(error)).toBe(true);
  });

  it('fails with the status text where the answer is empty', async () => {
    answerWith('', { status: 500, statusText: 'Internal Server Error' });
    const error = await failure(callApi(eventsContract.listEvents));
    expect(error).toMatchObject({ message: '500: Internal Server Error' });
    expect(serverMessage(error)).toBeUndefined();
  });

  it('understands an answer without content', async () => {
    answerWith('');
    await expect(callApi(eventsContract.listEvents)).resolves.toBeUndefined();
  });
});

describe('apiPath', () => {
  it('fills places and leaves out what is empty', () => {
    const query = { q: 'año nuevo', page: 2, category: '', date: undefined };
    expect(apiPath('/api/events/:id', { id: 'a/b' }, query)).toBe('/api/events/a%2Fb?q=a%C3%B1o+nuevo&page=2');
  });
});

describe('what an error says', () => {
  it('gives the sentence and the fields of the server', () => {
    const error = new ApiError(409, '{"message":"Ya existe","fields":{"email":"Ya existe"}}');
    expect(serverMessage(error)).toBe('Ya existe');
    expect(serverFieldMessages(error)).toEqual({ email: 'Ya existe' });
  });

  it('takes a page of a proxy for no sentence', () => {
    expect(serverMessage(new ApiError(502, '<html>Bad gateway</html>'))).toBeUndefined();
    expect(serverMessage(new ApiError(413, '<html>Request Entity Too Large</html>'))).toMatch(/demasiado grande/);
    expect(serverMessage(new ApiError(429, '<html>Too Many Requests</html>'))).toMatch(/demasiados intentos/);
    expect(serverFieldMessages(new TypeError('Failed to fetch'))).toEqual({});
  });

  it('does not take wrong credentials for an ended session', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Email o contraseña incorrectos."}'))).toBe(false);
    expect(isUnauthorized(new ApiError(403, 'Unauthorized'))).toBe(false);
  });

  it('turns one status into null', () => {
    expect(nullOnStatus(404)(new ApiError(404, ''))).toBeNull();
    expect(() => nullOnStatus(404)(new ApiError(500, ''))).toThrow('500');
  });
});
