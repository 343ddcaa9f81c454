import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { demo } from '../tests/e2e/support.ts';
import type { spawnBuiltPortal } from './built-portal.ts';
import { options } from './options.ts';
import { saveResults } from './report.ts';

/** A member at another address while one address sends all it can. */
const CONNECTIONS = 500;
/** Beside finished pages; other floods take the database as well. */
const MAX_P99_MS = 250;
const MEMBER_ADDRESS = '127.0.0.2';
const PAUSE_MS = 50;
/** Several times the seconds of other measurements: the member calls one after the other. */
const DURATION_FACTOR = 5;

const FLOODS = ['/', '/api/settings', '/api/events', '/events?tipo=workshop'];
const MEMBER_CALLS = ['/api/auth/user', '/api/forum/posts', '/api/events', '/api/members', '/home'];

type Portal = Awaited<ReturnType<typeof spawnBuiltPortal>>;

/** Prints the waits of the member; false when they were too long, or a call failed. */
export async function measureOverload(portal: Portal): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, localAddress: MEMBER_ADDRESS });
  const cookie = await portal.signIn(demo.member, demo.password);

  /** Status and milliseconds of one request of the member. */
  function timed(path: string): Promise<{ status: number; ms: number }> {
    const since = performance.now();
    return new Promise((resolve) => {
      const done = (status: number) => resolve({ status, ms: performance.now() - since });
      const sent = request(portal.url + path, { agent, headers: { cookie } }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
      });
      sent.on('error', () => done(0)).end();
    });
  }

  async function flood(path: string) {
    let isOver = false;
    const duration = options.seconds * DURATION_FACTOR;
    // In threads of their own, so that they do not delay the member's clock.
    const sending = autocannon({ url: portal.url + path, connections: CONNECTIONS, duration, workers: 2 });
    const ended = Promise.resolve(sending).finally(() => {
      isOver = true;
    });
    const times = [];
    await wait(1_000);
    for (let index = 0; !isOver; index += 1) {
      times.push(await timed(MEMBER_CALLS[index % MEMBER_CALLS.length] ?? ''));
      await wait(PAUSE_MS);
    }
    const { requests, non2xx, errors } = await ended;
    const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
    const quantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return {
      flood: path,
      'req/s': Math.round(requests.average),
      refused: non2xx,
      errors,
      'member calls': times.length,
      'p50 ms': quantile(0.5),
      'p99 ms': quantile(0.99),
      'member errors': times.filter(({ status }) => status !== 200).length,
    };
  }

  try {
    for (const path of MEMBER_CALLS) await timed(path);
    const rows: Awaited<ReturnType<typeof flood>>[] = [];
    for (const path of FLOODS) rows.push(await flood(path));
    console.table(rows);
    await saveResults('overload', rows);
    const isLate = (row: (typeof rows)[number]) => row.flood === '/' && row['p99 ms'] > MAX_P99_MS;
    return !rows.some((row) => isLate(row) || row['member errors'] !== 0);
  } finally {
    agent.destroy();
  }
}
