import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { demo } from '../tests/e2e/support.ts';
import { startBaseline } from './baseline.ts';
import { spawnBuiltPortal } from './built-portal.ts';
import { measure } from './measure.ts';
import { saveResults } from './report.ts';

/** Finished pages, compressed, against the same bytes from a bare `node:http`, in the same run. */
const CONNECTIONS = 50;
const MIN_RATIO = 0.5;
const ROUNDS = 9;
/** Only the pages whose names begin so. */
const ONLY = process.env.BENCH_ONLY ?? '';
/** Until the pages are compressed as well as they will be. */
const SETTLE_MS = 8_000;

const dataDir = await mkdtemp(join(tmpdir(), 'portal-pages-'));
const portal = await spawnBuiltPortal(dataDir);
const baseline = await startBaseline();

async function firstId(path: string, list: 'news' | 'events'): Promise<string> {
  const body = (await (await fetch(portal.url + path)).json()) as Record<string, { id: string }[]>;
  return body[list]?.[0]?.id ?? '';
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: demo.member, password: demo.password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The body as it is sent, still compressed. */
function fetchCompressed(path: string, headers: Record<string, string>): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    const sent = get(portal.url + path, { headers }, async (answer) =>
      resolve({ body: await buffer(answer), etag: answer.headers.etag ?? '' }),
    );
    sent.on('error', reject);
  });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const pages: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'landing', path: '/', headers: compressed },
  { name: 'events', path: '/events', headers: compressed },
  { name: 'about', path: '/about', headers: compressed },
  { name: 'news item', path: `/noticias/${await firstId('/api/news', 'news')}`, headers: compressed },
  { name: 'event', path: `/events/${await firstId('/api/events', 'events')}`, headers: compressed },
  { name: "members' shell", path: '/', headers: { ...compressed, cookie: await signIn() } },
].filter(({ name }) => name.startsWith(ONLY));

try {
  for (const { path, headers } of pages) await fetchCompressed(path, headers);
  await wait(SETTLE_MS);
  const results = [];
  for (const { name, path, headers } of pages) {
    const { body, etag } = await fetchCompressed(path, headers);
    const load = { url: portal.url, headers, requests: [{ method: 'GET' as const, path }] };
    const rounds = [];
    // In turns: whatever else the machine does slows both of them down.
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measure(load, CONNECTIONS);
      const bytes = await baseline.measureBytes(body, CONNECTIONS);
      rounds.push({ ours, bytes, ratio: ours.requestsPerSecond / bytes.requestsPerSecond });
    }
    const known = await measure({ ...load, headers: { ...headers, 'if-none-match': etag } }, CONNECTIONS);
    results.push({
      page: name,
      bytes: body.length,
      'req/s': median(rounds.map(({ ours }) => ours.requestsPerSecond)),
      'p99 ms': median(rounds.map(({ ours }) => ours.p99)),
      failures: rounds.reduce((sum, { ours }) => sum + ours.failures, 0),
      'node:http req/s': median(rounds.map(({ bytes }) => bytes.requestsPerSecond)),
      ratio: Number(median(rounds.map(({ ratio }) => ratio)).toFixed(2)),
      '304 req/s': known.requestsPerSecond,
    });
  }
  console.table(results);
  await saveResults('pages', results);
  process.exitCode = results.every(({ ratio, failures }) => ratio >= MIN_RATIO && failures === 0) ? 0 : 1;
} finally {
  baseline.stop();
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}
