import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { demo } from '../tests/e2e/support.ts';
import { attacks } from './attacks.ts';
import type { spawnBuiltPortal } from './built-portal.ts';
import { options } from './options.ts';
import { residentMiB } from './process-usage.ts';
import { saveResults } from './report.ts';

/** A member at another address, and a health check, while one address sends all it can. */
const MAX_P99_MS = 250;
const MEMBER_ADDRESS = '127.0.0.2';
const PAUSE_MS = 50;
/** Several times the seconds of other measurements: the member calls one after the other. */
const DURATION_FACTOR = 5;

const MEMBER_CALLS = ['/api/auth/user', '/api/forum/posts', '/api/events', '/api/members', '/home'];
const HEALTH_CALLS = ['/livez', '/healthz'];

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

  /** One call after the other until `ended` settles. */
  async function callUntil(ended: Promise<unknown>, paths: string[]) {
    let isOver = false;
    ended.finally(() => {
      isOver = true;
    });
    const calls: Awaited<ReturnType<typeof timed>>[] = [];
    await wait(1_000);
    for (let index = 0; !isOver; index += 1) {
      calls.push(await timed(paths[index % paths.length] ?? ''));
      await wait(PAUSE_MS);
    }
    const sorted = calls.map(({ ms }) => ms).sort((one, other) => one - other);
    const quantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    const errors = calls.filter(({ status }) => status !== 200).length;
    return { count: calls.length, p50: quantile(0.5), p99: quantile(0.99), errors };
  }

  async function measureBeside({ name, run }: (typeof attacks)[number]) {
    const ended = run(portal.url, options.seconds * DURATION_FACTOR);
    const [member, health] = await Promise.all([callUntil(ended, MEMBER_CALLS), callUntil(ended, HEALTH_CALLS)]);
    return {
      attack: name,
      ...(await ended),
      'member calls': member.count,
      'p50 ms': member.p50,
      'p99 ms': member.p99,
      'health p99 ms': health.p99,
      'calls failed': member.errors + health.errors,
      MiB: residentMiB(portal.pid),
      load: Number(loadavg()[0]?.toFixed(1)),
    };
  }

  try {
    for (const path of MEMBER_CALLS) await timed(path);
    const rows: Awaited<ReturnType<typeof measureBeside>>[] = [];
    let isMet = true;
    for (const attack of attacks) {
      const row = await measureBeside(attack);
      rows.push(row);
      isMet &&= row['calls failed'] === 0 && (!attack.isCheap || row['p99 ms'] <= MAX_P99_MS);
    }
    console.table(rows);
    await saveResults('overload', rows);
    return isMet;
  } finally {
    agent.destroy();
  }
}
