import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { demo } from '../tests/e2e/support.ts';
import { spawnBuiltPortal } from './built-portal.ts';
import { isChosen } from './options.ts';
import { residentMiB } from './process-usage.ts';
import { saveResults } from './report.ts';

/** How long the only thread stands still while one client does its worst, and what the others wait meanwhile. */
const MAX_STOPPED_MS = 200;
const PAUSE_MS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

const dataDir = await mkdtemp(join(tmpdir(), 'portal-one-against-all-'));
const portal = await spawnBuiltPortal(dataDir);
const [attacker, member] = [
  await portal.signIn(demo.admin, demo.password),
  await portal.signIn(demo.member, demo.password),
];

interface Call {
  method?: string;
  path: string;
  /** In chunks of one byte. */
  isChunked?: boolean;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
}

/** Status, milliseconds and text of one call; a lost connection has no status. */
function call({ method = 'GET', path, headers = {}, body, agent, isChunked }: Call) {
  const since = performance.now();
  return new Promise<{ status: number; ms: number; text: string }>((resolve) => {
    let text = '';
    const done = (status: number) => resolve({ status, ms: performance.now() - since, text });
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const sent = request(
      portal.url + path,
      { method, agent, headers: { 'sec-fetch-site': 'same-origin', ...json, ...headers } },
      (answer) => {
        answer
          .setEncoding('utf8')
          .on('data', (part) => {
            text += part;
          })
          .on('end', () => done(answer.statusCode ?? 0));
      },
    );
    sent.on('error', () => done(0));
    if (isChunked) for (const byte of String(body)) sent.write(byte);
    sent.end(isChunked ? undefined : body);
  });
}

const asAttacker = { cookie: attacker };
const LONG_WORD = 'abcdefghij'.repeat(20);
const post = (path: string, body: object, headers = {}): Call => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { ...asAttacker, ...headers },
});

const categories = JSON.parse((await call({ path: '/api/forum/categories', headers: asAttacker })).text);
const postOf = (content: string) =>
  post('/api/forum/posts', { title: 'Corchetes para todos', content, categoryId: categories[0].id });
for (let made = 0; made < 5; made += 1) await call(postOf(`acueducto ${'['.repeat(4_900)}`));
const newsOf = (content: string) =>
  post('/api/admin/news', { title: 'Noticia', excerpt: 'Un resumen', content, date: '2026-01-15' });
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7490' }, limitInputPixels: false })
    .png()
    .toBuffer();
const [strip, pixel] = [await image(1, 24_000_000), await image(9, 9)];
const uploadOf = (body: Buffer, cookie: string): Call => ({
  method: 'POST',
  path: '/api/forum/images',
  body,
  headers: { cookie, 'content-type': 'image/png' },
});

interface Attack {
  name: string;
  /** At once; each is repeated until the end. */
  times: number;
  calls: Call[];
  /** What another member does meanwhile, beside reading. */
  beside?: Call;
}

const attacks: Attack[] = [
  { name: 'nothing', times: 0, calls: [] },
  {
    name: '1 Accept-Encoding of 15 KB',
    times: 10,
    calls: [{ path: '/api/events', headers: { 'accept-encoding': `${'gzip,'.repeat(3_000)};` } }],
  },
  { name: '2 slow searches', times: 24, calls: [{ path: `/api/search?q=${LONG_WORD}`, headers: asAttacker }] },
  { name: '3 posts of [', times: 5, calls: [{ path: '/api/search?q=acueducto', headers: asAttacker }] },
  { name: '4 strips of one pixel', times: 4, calls: [uploadOf(strip, attacker)], beside: uploadOf(pixel, member) },
  {
    name: '5 Markdown of one sign',
    times: 4,
    calls: [
      newsOf('!'.repeat(19_000)),
      newsOf(`a${' '.repeat(18_000)}a`),
      newsOf('[](()'.repeat(3_800)),
      { path: '/noticias' },
    ],
  },
  { name: '6 one word of 200 letters', times: 1, calls: [{ path: `/api/search?q=${LONG_WORD}`, headers: asAttacker }] },
  {
    name: '9 correct passwords',
    times: 24,
    calls: [post('/api/auth/login', { email: demo.admin, password: demo.password }, { cookie: '' })],
    beside: post('/api/auth/login', { email: demo.member, password: demo.password }, { cookie: '' }),
  },
  {
    name: '9 bodies of pictures',
    times: 24,
    calls: [uploadOf(Buffer.alloc(8_000_000, 1), attacker)],
    beside: uploadOf(pixel, member),
  },
  {
    name: 'bodies in chunks of a byte',
    times: 24,
    calls: [{ method: 'POST', path: '/api/auth/login', body: ' '.repeat(20_000), isChunked: true }],
  },
  { name: 'an address of slashes', times: 24, calls: [{ path: '/'.repeat(14_000) }] },
  { name: 'the calendar', times: 24, calls: [{ path: '/api/events/calendar.ics' }] },
  { name: 'made-up filters of events', times: 24, calls: [{ path: '/events?tipo=inventado' }] },
  { name: '9 description of the API', times: 24, calls: [{ path: '/api/docs' }, { path: '/api/openapi.json' }] },
];

async function measure({ name, times, calls, beside }: Attack) {
  const end = Date.now() + SECONDS * 1_000;
  const statuses: Record<number, number> = {};
  async function attack(): Promise<void> {
    for (let index = 0; Date.now() < end; index += 1) {
      const { status } = await call({ ...calls[index % calls.length], path: calls[index % calls.length]?.path ?? '' });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  async function watch(repeated: Call | undefined) {
    const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
    const all: { ms: number; status: number }[] = [];
    while (repeated && Date.now() < end) {
      all.push(await call({ ...repeated, agent }));
      await wait(PAUSE_MS);
    }
    agent.destroy();
    const sorted = all.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
    const failed = all.filter(({ status }) => status >= 400 || status === 0).length;
    return { slowest: sorted.at(-1), p99: sorted[Math.floor(sorted.length * 0.99)], failed };
  }
  const watched = Promise.all([
    watch({ path: '/livez' }),
    watch({ path: '/api/forum/posts', headers: { cookie: member } }),
    watch({ path: '/api/events' }),
    watch(beside),
  ]);
  await Promise.all(Array.from({ length: times }, attack));
  const [livez, ofMember, ofVisitor, another] = await watched;
  return {
    attack: name,
    answers: Object.entries(statuses)
      .map(([status, count]) => `${count}×${status}`)
      .join(' '),
    'stopped ms': livez.slowest ?? 0,
    'member p99': ofMember.p99,
    'visitor p99': ofVisitor.p99,
    failed: livez.failed + ofMember.failed + ofVisitor.failed + another.failed,
    "another's ms": another.slowest,
    MiB: residentMiB(portal.pid),
    load: Number(loadavg()[0]?.toFixed(1)),
  };
}

try {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const attack of attacks.filter(({ name }) => isChosen(name))) rows.push(await measure(attack));
  console.table(rows);
  await saveResults('one-against-all', rows);
  process.exitCode = rows.some((row) => row['stopped ms'] > MAX_STOPPED_MS) ? 1 : 0;
} finally {
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}
