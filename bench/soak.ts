import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { options } from './options.ts';
import { residentMiB, workersOf } from './process-usage.ts';
import { saveResults } from './report.ts';
import type { Scenario } from './scenarios.ts';
import { loadOf, type Site } from './site.ts';

const SAMPLES = 12;
const MAX_GROWTH = 1.1;

/** Everything that visitors and members do, in turn, at an even pace: neither memory nor connections may grow. */
export async function measureSoak(site: Site): Promise<boolean> {
  const portal = await site.start({ WORKERS: '2' });
  const observer = new pg.Client(site.connection);
  await observer.connect();
  const failures = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const samples: { MiB: number; connections: number; requests: number }[] = [];
  let requests = 0;

  async function ask(scenario: Scenario, turn: number): Promise<void> {
    const { headers, request } = loadOf(site, scenario);
    const path = scenario.variedPaths?.[turn % scenario.variedPaths.length] ?? scenario.path;
    const init = { method: scenario.method ?? 'GET', headers: { ...headers, origin: portal.url }, body: request.body };
    const answer = await fetch(portal.url + path, init as RequestInit).catch((error: Error) => error);
    const outcome = answer instanceof Error ? String(answer.cause ?? answer) : answer.ok ? undefined : answer.status;
    if (answer instanceof Response) await answer.arrayBuffer();
    if (outcome !== undefined) count(failures, `${scenario.name}: ${outcome}`);
  }

  async function sample(): Promise<void> {
    const { rows } = await observer.query(
      'select count(*)::int as connections from pg_stat_activity where datname = current_database()',
    );
    const MiB = Math.max(...workersOf(portal.pid).map(residentMiB));
    samples.push({ MiB, connections: rows[0].connections, requests });
  }

  try {
    const startedAt = Date.now();
    const lasts = options.minutes * 60_000;
    for (let elapsed = 0; elapsed < lasts; elapsed = Date.now() - startedAt) {
      const due = (elapsed / 1_000) * options.rate;
      for (; requests < due; requests += 1) {
        const scenario = site.scenarios[requests % site.scenarios.length];
        if (!scenario) continue;
        const asked = ask(scenario, requests);
        pending.add(asked);
        void asked.finally(() => pending.delete(asked));
      }
      if (elapsed >= (lasts / SAMPLES) * samples.length) await sample();
      await wait(20);
    }
    await Promise.all(pending);
    await sample();
    console.table(samples);
    console.log(`${requests} requests, failed:`, Object.fromEntries(failures));
    await saveResults('soak', samples);
    const half = Math.ceil(samples.length / 2);
    const peak = (part: typeof samples, key: 'MiB' | 'connections') => Math.max(...part.map((each) => each[key]));
    const isFlat = (key: 'MiB' | 'connections') =>
      peak(samples.slice(half), key) <= MAX_GROWTH * peak(samples.slice(0, half), key);
    return failures.size === 0 && isFlat('MiB') && isFlat('connections');
  } finally {
    await observer.end();
    await portal.stop();
  }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
