import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-servers.ts';

let server: PostgresServer | undefined;
let portal: PortalProcess | undefined;

// Not before all: polling belongs to a test.
beforeEach(async () => {
  server = await createPostgresServer(inject('dataDirectoryTemplate'));
  const { user, password } = server.portal;
  const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/portal`;
  portal = await startPortal({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) });
});
afterEach(async () => {
  portal?.signal('SIGTERM');
  await portal?.exited;
  await server?.remove();
});

/** Longer than any wait of the portal, on a machine that may be busy. */
const BOUND_MS = 30_000;
/** More than the connections of a pool. */
const READERS = 24;

it('a locked table costs the requests that need it, and no others', async () => {
  const { url, call } = portal as PortalProcess;
  const account = { email: 'ana@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
  const registered = await call('POST', '/api/auth/register', account);
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers: { cookie }, signal: AbortSignal.timeout(BOUND_MS) });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await get('/api/forum/posts')).toBe(200);

  const locker = new pg.Client({ ...(server as PostgresServer).superuser, database: 'portal' });
  await locker.connect();
  await locker.query('begin; lock table forum_posts in access exclusive mode');
  let isLocked = true;
  const forum = new Set<number>();
  // Each another page: equal requests share one query.
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (isLocked) forum.add(await get(`/api/forum/posts?page=${index + 1}`));
  });
  try {
    // Until the first has waited in vain.
    await expect.poll(() => forum.size).toBeGreaterThan(0);
    for (let round = 0; round < 5; round += 1) {
      const login = await call('POST', '/api/auth/login', { email: account.email, password: account.password });
      const others = [
        '/healthz',
        '/api/settings',
        '/api/auth/user',
        '/api/events',
        '/api/notifications',
        '/api/messages',
      ];
      expect([login.status, ...(await Promise.all(others.map(get)))]).toEqual([200, ...others.map(() => 200)]);
    }
    expect([...forum]).toEqual([503]);
  } finally {
    isLocked = false;
    await locker.end();
    await Promise.all(readers);
  }
  await expect.poll(() => get('/api/forum/posts')).toBe(200);
});
