import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendError } from './error-handler.ts';
import { registerLockBreaker } from './lock-breaker.ts';

const lockTimeout = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

let app: ReturnType<typeof Fastify>;
let now: number;
let isLocked: boolean;
/** Requests that got as far as the table. */
let reached: number;

beforeEach(() => {
  [now, isLocked, reached] = [0, true, 0];
  app = Fastify();
  app.setErrorHandler(sendError);
  registerLockBreaker(app, () => now);
  const useTable = async () => {
    reached += 1;
    if (isLocked) throw lockTimeout();
    return {};
  };
  app.get('/posts', useTable);
  app.post('/posts', useTable);
  app.get('/events', async () => ({}));
});
afterEach(() => app.close());

const call = async (url: string, method: 'GET' | 'POST' = 'GET') => (await app.inject({ method, url })).statusCode;

it('refuses reads of a route whose table is locked without asking for it, and no others', async () => {
  expect([await call('/posts'), await call('/posts'), await call('/posts')]).toEqual([503, 503, 503]);
  expect(reached).toBe(1);
  expect(await call('/events')).toBe(200);
});

it('lets one try again after a while, and all once it succeeds', async () => {
  await call('/posts');
  now = 2_000;
  expect([await call('/posts'), await call('/posts')]).toEqual([503, 503]);
  expect(reached).toBe(2);
  isLocked = false;
  now = 4_000;
  expect([await call('/posts'), await call('/posts')]).toEqual([200, 200]);
});

it('is not opened by writes, which wait for rows too', async () => {
  expect([await call('/posts', 'POST'), await call('/posts', 'POST')]).toEqual([503, 503]);
  expect(reached).toBe(2);
});
