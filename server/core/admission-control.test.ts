import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../tests/support/factories.ts';
import { holdPlace } from './admission-control.ts';

let portal: TestApp;
let url: string;

/** Headers of somebody whose session is known. */
async function memberHeaders(): Promise<{ cookie: string }> {
  const { client } = await signedIn(portal);
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  await fetch(`${url}/api/users/stats`, { headers: { cookie } });
  return { cookie };
}

async function countLockWaits(): Promise<number> {
  const waiting =
    "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return (await portal.database.forAccounts.$client.query(waiting)).rows[0].count;
}

/** Requests for the news, which wait for a lock on them. */
async function occupy(times = 1, headers = {}) {
  const locking = await portal.database.$client.connect();
  await locking.query('begin; lock table news');
  let answered = 0;
  const answers = Array.from({ length: times }, () =>
    fetch(`${url}/api/news`, { headers }).finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(countLockWaits).toBeGreaterThan(0);
  const end = async () => {
    await locking.query('rollback');
    locking.release();
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  return { end, answered: () => answered };
}

describe('the portal, while one member asks for more than it can do', () => {
  beforeAll(async () => {
    portal = await createTestApp();
    url = await portal.app.listen({ port: 0 });
  });
  afterAll(() => portal.close());

  it('answers visitors and the other members before any of it', async () => {
    const [greedy, other] = [await memberHeaders(), await memberHeaders()];
    const busy = await occupy(24, greedy);
    expect((await fetch(`${url}/api/events`)).status).toBe(200);
    expect((await fetch(`${url}/api/events`, { headers: other })).status).toBe(200);
    expect(busy.answered()).toBe(0);
    expect(new Set(await busy.end())).toEqual(new Set([200]));
  });
});

describe('the portal, while one member writes more than it can store', () => {
  beforeAll(async () => {
    portal = await createTestApp();
    url = await portal.app.listen({ port: 0 });
  });
  afterAll(() => portal.close());

  it('reads and writes for the other members and visitors', async () => {
    const [greedy, other] = [await memberHeaders(), await memberHeaders()];
    const pool = portal.database.$client;
    const locking = await pool.connect();
    await locking.query(
      'begin; set local idle_in_transaction_session_timeout = 0; lock table notification_preferences',
    );
    const write = async (method: string, path: string, headers: { cookie: string }, body?: object) => {
      const json = body && { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`${url}${path}`, { method, headers, ...json })).status;
    };
    const preference = ['PUT', '/api/notifications/preferences/forum', greedy, { site: true, mail: false }] as const;
    let isOver = false;
    const writes = Array.from({ length: 24 }, async () => {
      while (!isOver) await write(...preference);
    });
    try {
      await expect.poll(countLockWaits).toBe(4);
      expect((await fetch(`${url}/api/events`, { headers: other })).status).toBe(200);
      expect((await fetch(`${url}/api/events`)).status).toBe(200);
      expect(await write('POST', '/api/notifications/read', other, {})).toBe(200);
      await expect.poll(countLockWaits).toBe(4);
      expect(pool.waitingCount).toBe(0);
    } finally {
      isOver = true;
      await locking.query('rollback');
      locking.release();
      await Promise.all(writes);
    }
  });
});

describe('the portal, when one request takes all of the capacity', () => {
  beforeAll(async () => {
    const admission = {
      member: { maxConcurrent: 2, maxPerClient: 1, maxWaitMs: 100 },
      anonymous: { maxConcurrent: 1, maxWaitMs: 100 },
      write: { maxPerClient: 1, maxWaitMs: 100 },
    };
    portal = await createTestApp({ admission });
    url = await portal.app.listen({ port: 0 });
  });
  afterAll(() => portal.close());

  it('answers health checks and lets people sign in while every connection of the pools is taken', async () => {
    const { email } = await createUser(portal.database);
    const pool = portal.database.$client;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const body = JSON.stringify({ email, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    const [cookie = ''] = login.headers.getSetCookie();
    const viewer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
    for (const client of taken) client.release();
    expect([login.status, viewer.status]).toEqual([200, 200]);
  });

  it('tells visitors by a timer when to come back, also with a made-up session, and answers health checks', async () => {
    const busy = await occupy();
    const refused = await fetch(`${url}/api/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'overloaded', message: expect.stringMatching(/demasiadas/) });
    const made = await fetch(`${url}/api/events`, { headers: { cookie: 'sid=inventada' } });
    expect(made.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await busy.end()).toEqual([200]);
    expect((await fetch(`${url}/api/events`)).status).toBe(200);
  });

  it('goes on serving members, and whoever writes', async () => {
    const busy = await occupy();
    const headers = await memberHeaders();
    expect((await fetch(`${url}/api/users/stats`, { headers })).status).toBe(200);
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${url}/api/auth/login`, login)).status).toBe(400);
    expect(await busy.end()).toEqual([200]);
  });

  it('tells a member the same who has taken all of theirs, but not the next', async () => {
    const [greedy, other] = [await memberHeaders(), await memberHeaders()];
    const busy = await occupy(1, greedy);
    const refused = await fetch(`${url}/api/events`, { headers: greedy });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${url}/api/events`, { headers: other })).status).toBe(200);
    expect(await busy.end()).toEqual([200]);
  });
});

it('gives back every place that a request held, such as of an upload and of a write', () => {
  const given: string[] = [];
  const request = { leave: null } as unknown as FastifyRequest;
  holdPlace(request, () => given.push('upload'));
  holdPlace(request, () => given.push('write'));
  request.leave?.();
  expect(given).toEqual(['upload', 'write']);
});
