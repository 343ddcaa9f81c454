import { get } from 'node:http';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { demo } from '../tests/e2e/support.ts';
import { attacks } from './attacks.ts';
import { countAnswers } from './lean-load.ts';
import { measure, warmUp } from './measure.ts';
import { options } from './options.ts';
import { cpuMs, residentMiB, workersOf } from './process-usage.ts';
import { saveResults } from './report.ts';
import { COMPRESSED, loadOf, type Site } from './site.ts';

const CONNECTIONS = 50;
const ROUNDS = 3;
const MIN_SPEEDUP = 1.6;
const MAX_CHANGE_MS = 1_000;
const MAX_MIB = 300;
const MAX_GROWTH = 1.1;

const load = () => Number(loadavg()[0]?.toFixed(1));

/** Questions one by one on each connection, and several at once, which leaves the most of both cores to the portal. */
const PACES = [
  { connections: CONNECTIONS, pipelined: 1 },
  { connections: 20, pipelined: 20 },
];

/** One process against two on the forum list, and how long a visitor of either sees the page before a change. */
export async function measureWorkers(site: Site): Promise<boolean> {
  const portals = { 1: await site.start({ WORKERS: '1' }), 2: await site.start({ WORKERS: '2' }) };
  try {
    const rows = [];
    for (const pace of PACES) rows.push(await compareWorkers(site, portals, pace));
    const changes = [];
    for (let round = 0; round < ROUNDS; round += 1) changes.push(await timeUntilSeen(portals[2]));
    const change = Math.max(...changes);
    console.table(rows);
    console.log(`A change is seen after ${change} ms.`);
    await saveResults('workers', [...rows, { 'change seen, ms': change }]);
    return Math.max(...rows.map(({ ratio }) => ratio)) >= MIN_SPEEDUP && change <= MAX_CHANGE_MS;
  } finally {
    await portals[1].stop();
    await portals[2].stop();
  }
}

async function compareWorkers(site: Site, portals: Record<1 | 2, Portal>, pace: (typeof PACES)[number]) {
  const scenario = site.scenarios.find(({ name }) => name === 'forum list');
  if (!scenario) throw new Error('there is no forum list');
  const best = { 1: 0, 2: 0 };
  const cost = { 1: Number.POSITIVE_INFINITY, 2: Number.POSITIVE_INFINITY };
  // In turn, so that other work on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const workers of [1, 2] as const) {
      const { headers, request } = loadOf(site, scenario);
      const list = { url: portals[workers].url, headers: { ...headers, ...COMPRESSED }, request };
      await warmUp(list, CONNECTIONS);
      const before = cpuMs(portals[workers].pid);
      const answers = await countAnswers(list, { ...pace, seconds: options.seconds });
      const spent = (cpuMs(portals[workers].pid) - before) / (answers * options.seconds);
      best[workers] = Math.max(best[workers], answers);
      cost[workers] = Math.min(cost[workers], spent);
    }
  }
  return {
    ...pace,
    'one/s': best[1],
    'two/s': best[2],
    ratio: Number((best[2] / best[1]).toFixed(2)),
    // With the client and the database elsewhere, where the processes have both cores to themselves.
    'ratio by CPU': Number(((2 * cost[1]) / cost[2]).toFixed(2)),
    load: load(),
  };
}

type Portal = Awaited<ReturnType<Site['start']>>;

/** Answers in a row with the change, on new connections, which the workers get in turn. */
const SEEN_BY_ALL = 10;

/** Milliseconds from the answer to whoever publishes a news item to the last landing without it. */
async function timeUntilSeen({ url, signIn }: Portal): Promise<number> {
  const cookie = await signIn(demo.admin, demo.password);
  for (let index = 0; index < SEEN_BY_ALL; index += 1) await landing(url);
  const title = `Una noticia ${crypto.randomUUID()}`;
  const body = {
    title,
    excerpt: 'Algo ha cambiado.',
    content: 'Algo ha cambiado.',
    category: 'Eventos',
    isPublished: true,
  };
  const answer = await fetch(`${url}/api/admin/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`not published: ${answer.status} ${await answer.text()}`);
  const since = performance.now();
  let last = 0;
  for (let seen = 0; seen < SEEN_BY_ALL; seen += 1) {
    if ((await landing(url)).includes(title)) continue;
    last = performance.now() - since;
    seen = -1;
  }
  return Math.round(last);
}

function landing(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(text(answer))).on('error', reject);
  });
}

/** Memory of every process while everything is asked for, again and again. */
export async function measureMemory(site: Site): Promise<boolean> {
  const portal = await site.start({ WORKERS: '2' });
  try {
    const until = Date.now() + options.minutes * 60_000;
    const samples: number[][] = [];
    for (let round = 0; Date.now() < until || samples.length < 3; round += 1) {
      const attack = attacks[round % attacks.length];
      const scenario = site.scenarios[round % site.scenarios.length];
      await attack?.run(portal.url, options.seconds);
      if (scenario) await measure({ ...loadOf(site, scenario), url: portal.url }, CONNECTIONS, options.seconds);
      await wait(1_000);
      samples.push(workersOf(portal.pid).map(residentMiB));
    }
    const third = Math.ceil(samples.length / 3);
    const peak = (part: number[][]) => Math.max(...part.flat());
    const row = {
      minutes: options.minutes,
      'first MiB': peak(samples.slice(0, third)),
      'second MiB': peak(samples.slice(third, -third)),
      'last MiB': peak(samples.slice(-third)),
      load: load(),
    };
    console.table([row]);
    await saveResults('memory', [{ ...row, samples }]);
    return row['last MiB'] <= MAX_MIB && row['last MiB'] <= MAX_GROWTH * Math.max(row['first MiB'], row['second MiB']);
  } finally {
    await portal.stop();
  }
}
