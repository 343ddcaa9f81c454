import { startBaseline } from './baseline.ts';
import type { Task } from './baseline-server.ts';
import { startBenchServer } from './bench-server.ts';
import { measureCompression } from './compression.ts';
import { loadLarge } from './load/load-large.ts';
import { type Figures, type Load, measure, warmUp } from './measure.ts';
import { isChosen, options } from './options.ts';
import { measureOverload } from './overload.ts';
import { cpuMs, residentMiB } from './process-usage.ts';
import { measureMemory, measureWorkers } from './processes.ts';
import { type Measured, printReport, type Result, saveResults } from './report.ts';
import type { Scenario } from './scenarios.ts';
import { bareTask, fetchRaw, loadOf, openSite, type Site } from './site.ts';
import { measureSoak } from './soak.ts';

const server = await startBenchServer();
const baseline = await startBaseline();
const demoSite = await openSite(server, 'demo');
const sites: Site[] = [demoSite];
const results: Result[] = [];

const perRequest = (ms: number, { requests }: Figures) => Number((ms / Math.max(1, requests)).toFixed(2));

/** Throughput and latency, and what they cost in CPU. */
async function measureWithUsage(load: Load, pid: number, connections: number): Promise<Measured> {
  await warmUp(load, connections);
  const before = [cpuMs(pid), cpuMs(server.pid)] as const;
  const figures = await measure(load, connections, options.seconds);
  return {
    ...figures,
    cpuMs: perRequest(cpuMs(pid) - before[0], figures),
    databaseMs: perRequest(cpuMs(server.pid) - before[1], figures),
    memoryMiB: residentMiB(pid),
  };
}

function record(result: Result): void {
  results.push(result);
  const { scenario, site, connections, ours } = result;
  console.log(`${scenario}, ${site}, ${connections}: ${ours.requestsPerSecond}/s, p50 ${ours.p50} ms`);
}

/** What this machine can do at most: with ten posts, as they are, from a query, and with a session before it. */
async function measureBareServers(): Promise<void> {
  const scenario = demoSite.scenarios.find(({ name }) => name === 'forum list');
  const withSession = scenario && (await bareTask(demoSite, scenario));
  if (withSession?.kind !== 'queries') throw new Error('the forum list has rows');
  const query: Task = { ...withSession, queries: withSession.queries.slice(-1) };
  const body = JSON.stringify(withSession.queries.at(-1)).padEnd(8_000);
  const bytes: Task = { kind: 'bytes', body: Buffer.from(body).toString('base64') };
  for (const [name, task] of Object.entries({
    'fixed bytes': bytes,
    'one query': query,
    'and a session': withSession,
  })) {
    for (const connections of options.connections) {
      const ours = await measureWithUsage(await baseline.answerWith(task), baseline.pid, connections);
      record({ site: 'node:http', scenario: `bare: ${name}`, connections, ours });
    }
  }
}

async function measureScenario(site: Site, scenario: Scenario, connections: number): Promise<void> {
  const task = options.profile ? undefined : await bareTask(site, scenario);
  const ours = await measureWithUsage(loadOf(site, scenario), site.portal.pid, connections);
  const bare = task && (await measureWithUsage(await baseline.answerWith(task), baseline.pid, connections));
  record({ site: site.name, scenario: scenario.name, connections, ours, ...(bare && { bare }) });
}

/** Of the API, from small to large. */
async function fetchAnswers(): Promise<Record<string, Buffer>> {
  const names = [
    'own statistics',
    'event',
    'post',
    'news',
    'conversations',
    'forum list',
    'comments',
    'members',
    'events',
  ];
  const chosen = demoSite.scenarios.filter(({ name }) => names.includes(name));
  const pairs = chosen.map(async (each) => [each.name, await fetchRaw(loadOf(demoSite, each))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

try {
  if (options.large) sites.push(await openSite(server, 'large', (superuser) => loadLarge(superuser, options.scale)));
  if (isChosen('bare')) await measureBareServers();
  for (const { name } of demoSite.scenarios.filter((each) => isChosen(each.name))) {
    for (const connections of options.connections) {
      // Sites in turn, so that other load on the machine affects all of them alike.
      for (const site of sites) {
        const scenario = site.scenarios.find((each) => each.name === name);
        if (scenario) await measureScenario(site, scenario, connections);
      }
    }
  }
  printReport(results);
  await saveResults('bench', results);
  if (isChosen('compression')) await measureCompression(await fetchAnswers());
  const isOnTime = !isChosen('overload') || (await measureOverload(demoSite.portal));
  const isSpread = !isChosen('workers') || (await measureWorkers(demoSite));
  const isFlat = !isChosen('memory') || (await measureMemory(demoSite));
  // Only where it is asked for: it takes as long as it is told.
  const isSteady = !options.only.includes('soak') || (await measureSoak(demoSite));
  process.exitCode =
    isOnTime && isSpread && isFlat && isSteady && results.every(({ ours }) => ours.failures === 0) ? 0 : 1;
} finally {
  for (const { portal } of sites) await portal.stop();
  baseline.stop();
  await server.stop();
}
