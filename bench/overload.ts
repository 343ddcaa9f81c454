import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { demo } from '../tests/e2e/support.ts';
import { spawnBuiltPortal } from './built-portal.ts';
import { saveResults } from './report.ts';

/** A member at another address while one address sends all it can. */
const CONNECTIONS = 500;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** Beside finished pages; other floods take the database as well. */
const MAX_P99_MS = 250;
const MEMBER_ADDRESS = '127.0.0.2';
const PAUSE_MS = 50;

const FLOODS = ['/', '/api/settings', '/api/events', '/events?tipo=workshop'];
const MEMBER_CALLS = ['/api/auth/user', '/api/forum/posts', '/api/events', '/api/members', '/home'];

const dataDir = await mkdtemp(join(tmpdir(), 'portal-overload-'));
const portal = await spawnBuiltPortal(dataDir);
const agent = new Agent({ keepAlive: true, localAddress: MEMBER_ADDRESS });

async function signIn(): Promise<string> {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: demo.member, password: demo.password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Status and milliseconds of one request of the member. */
function timed(path: string, cookie: string): Promise<{ status: number; ms: number }> {
  const since = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - since });
    const sent = request(portal.url + path, { agent, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    });
    sent.on('error', () => done(0)).end();
  });
}

try {
  const cookie = await signIn();
  for (const path of MEMBER_CALLS) await timed(path, cookie);
  const results: Record<string, string | number>[] = [];
  for (const path of FLOODS) {
    let isOver = false;
    // In threads of their own, so that they do not delay the member's clock.
    const flood = autocannon({ url: portal.url + path, connections: CONNECTIONS, duration: SECONDS, workers: 2 });
    const ended = Promise.resolve(flood).finally(() => {
      isOver = true;
    });
    const times = [];
    await wait(1_000);
    for (let index = 0; !isOver; index += 1) {
      times.push(await timed(MEMBER_CALLS[index % MEMBER_CALLS.length] ?? '', cookie));
      await wait(PAUSE_MS);
    }
    const { requests, non2xx, errors } = await ended;
    const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
    const quantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    results.push({
      flood: path,
      'req/s': Math.round(requests.average),
      refused: non2xx,
      errors,
      'member calls': times.length,
      'p50 ms': quantile(0.5),
      'p99 ms': quantile(0.99),
      'member errors': times.filter(({ status }) => status !== 200).length,
    });
  }
  console.table(results);
  await saveResults('overload', results);
  const isLate = (row: (typeof results)[number]) => row.flood === '/' && Number(row['p99 ms']) > MAX_P99_MS;
  process.exitCode = results.some((row) => isLate(row) || row['member errors'] !== 0) ? 1 : 0;
} finally {
  agent.destroy();
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}
