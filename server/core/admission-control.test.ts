import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../tests/support/factories.ts';
import { type Admission, AdmissionControl } from './admission-control.ts';

const LIMITS = { maxRunning: 4, maxAnonymous: 2, maxWaitMs: { anonymous: 1_000, member: 1_000 } };
type Priority = Parameters<AdmissionControl['queue']>[0];

/** Requests that run until they are told to end, and in which order they were admitted. */
class Scene {
  readonly admitted: string[] = [];
  readonly refused: string[] = [];
  private readonly running: Admission[] = [];

  constructor(readonly control = new AdmissionControl(LIMITS)) {}

  async send(name: string, priority: Priority, client = 'somewhere', signal?: AbortSignal): Promise<void> {
    const entering = this.control.tryEnter() ?? this.control.queue(priority, client, signal);
    try {
      this.running.push(await entering);
      this.admitted.push(name);
    } catch {
      this.refused.push(name);
    }
  }

  /** Ends the request that began first. */
  async endOne(): Promise<void> {
    this.running.shift()?.leave();
    await settled();
  }

  async endAll(): Promise<void> {
    while (this.running.length > 0) await this.endOne();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function sceneWith(requests: [name: string, priority: Priority, client?: string][], control?: AdmissionControl) {
  const scene = new Scene(control);
  for (const request of requests) void scene.send(...request);
  await settled();
  return scene;
}

const times = (count: number, name: string, priority: Priority, client?: string) =>
  Array.from({ length: count }, (): [string, Priority, string?] => [name, priority, client]);

describe('while there is capacity', () => {
  it('everything runs, whoever asks', async () => {
    const scene = await sceneWith(times(2, 'visitor', 'anonymous', 'one address'));
    expect(scene.admitted).toHaveLength(2);
  });

  it('a part of it is reserved for members', async () => {
    const scene = await sceneWith([...times(3, 'visitor', 'anonymous'), ...times(3, 'member', 'member')]);
    expect(scene.admitted).toEqual(['visitor', 'visitor', 'member', 'member']);
  });
});

describe('without capacity', () => {
  it('members go first, and nobody is lost', async () => {
    const full = times(4, 'full', 'member');
    const scene = await sceneWith([...full, ['visitor', 'anonymous'], ['member', 'member']]);
    await scene.endAll();
    expect(scene.admitted.slice(4)).toEqual(['member', 'visitor']);
  });

  it('clients take turns, so that one with many requests delays only itself', async () => {
    const flood = times(6, 'flood', 'anonymous', '192.0.2.1');
    const scene = await sceneWith([...flood, ['other', 'anonymous', '192.0.2.2']]);
    await scene.endAll();
    expect(scene.admitted.indexOf('other')).toBe(3);
  });

  it('who has left is not served, and makes room for the next', async () => {
    const leaving = new AbortController();
    const scene = await sceneWith(times(2, 'visitor', 'anonymous'));
    void scene.send('gone', 'anonymous', 'a', leaving.signal);
    void scene.send('next', 'anonymous', 'a');
    leaving.abort();
    await scene.endAll();
    expect([scene.admitted.slice(2), scene.refused]).toEqual([['next'], ['gone']]);
  });
});

describe('a request that would wait too long', () => {
  it('is refused at once, but not that of another client', async () => {
    const maxWaitMs = { ...LIMITS.maxWaitMs, anonymous: 20 };
    const flood = times(8, 'flood', 'anonymous', '192.0.2.1');
    const scene = await sceneWith(flood, new AdmissionControl({ ...LIMITS, maxWaitMs }));
    expect([scene.admitted.length, scene.refused.length]).toEqual([2, 2]);
    void scene.send('other', 'anonymous', '192.0.2.2');
    await scene.endAll();
    expect([scene.admitted.filter((name) => name === 'other'), scene.refused]).toEqual([['other'], ['flood', 'flood']]);
  });

  it('of visitors is refused as well while the event loop lags', async () => {
    const scene = await sceneWith(times(3, 'visitor', 'anonymous'), new AdmissionControl(LIMITS, () => true));
    expect(scene.refused).toEqual(['visitor']);
    await scene.send('member', 'member');
    expect(scene.admitted).toContain('member');
  });
});

describe('the portal, when one request takes all of its capacity', () => {
  let portal: TestApp;
  let url: string;

  beforeAll(async () => {
    const admission = { maxRunning: 2, maxAnonymous: 1, maxWaitMs: { anonymous: 0, member: 60_000 } };
    portal = await createTestApp({ admission });
    url = await portal.app.listen({ port: 0 });
  });
  afterAll(() => portal.close());

  /** A request for the news, which waits for a lock on them. */
  async function occupy() {
    const locking = await portal.database.$client.connect();
    await locking.query('begin; lock table news');
    const answer = fetch(`${url}/api/news`);
    const isWaiting = async () => {
      const waiting =
        "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      return (await portal.database.$client.query(waiting)).rows[0].count;
    };
    await expect.poll(isWaiting).toBeGreaterThan(0);
    const end = async () => {
      await locking.query('rollback');
      locking.release();
    };
    return { answer, end };
  }

  it('answers health checks and lets people sign in while every connection of the pools is taken', async () => {
    const { email } = await createUser(portal.database);
    const pools = [portal.database.$client, portal.database.genericPlanPool.$client];
    const taken = await Promise.all(
      pools.flatMap((pool) => Array.from({ length: pool.options.max }, () => pool.connect())),
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const body = JSON.stringify({ email, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    const [cookie = ''] = login.headers.getSetCookie();
    const viewer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
    for (const client of taken) client.release();
    expect([login.status, viewer.status]).toEqual([200, 200]);
  });

  it('tells visitors when to come back, also with a made-up session, and answers health checks', async () => {
    const busy = await occupy();
    const refused = await fetch(`${url}/api/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'overloaded', message: expect.stringMatching(/demasiadas/) });
    const made = await fetch(`${url}/api/events`, { headers: { cookie: 'sid=inventada' } });
    expect(made.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    await busy.end();
    expect((await busy.answer).status).toBe(200);
    expect((await fetch(`${url}/api/events`)).status).toBe(200);
  });

  it('goes on serving members, and whoever writes', async () => {
    const busy = await occupy();
    const { client } = await signedIn(portal);
    const headers = { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') };
    // Makes the session known.
    await client.get('/api/users/stats');
    expect((await fetch(`${url}/api/users/stats`, { headers })).status).toBe(200);
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${url}/api/auth/login`, login)).status).toBe(400);
    await busy.end();
    await busy.answer;
  });
});
