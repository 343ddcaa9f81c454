import { hashPassword } from '../../server/features/account/password.ts';
import { startBaseline } from '../baseline.ts';
import { type BenchConnection, startBenchServer } from '../bench-server.ts';
import { measure } from '../measure.ts';
import { printReport, type Result, saveResults } from '../report.ts';
import { loadMembers } from './load-members.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
/** Only the scenarios whose names begin so. */
const ONLY = process.env.BENCH_ONLY ?? '';
const CONNECTIONS = [1, 50];
const PASSWORD = 'clave-del-banco';
/** Maximum ratio of the p50 of the largest size to that of the smallest. */
const MAX_GROWTH = 2;

/** Baseline query for the rows of a response, by id. */
const ROWS = `select u.id, u.first_name, u.last_name, u.position, u.company, u.location, u.bio, u.email, u.phone, d.skills
  from users u join member_directory d on d.user_id = u.id where u.id = any($1::uuid[])`;

const server = await startBenchServer();
const baseline = await startBaseline();
const passwordHash = await hashPassword(PASSWORD);
const sites: Site[] = [];

for (const size of SIZES) {
  const { connection, superuser } = await server.createDatabase(`bench_${size}`);
  console.log(`Loading ${size.toLocaleString('en')} members…`);
  await loadMembers(superuser, size, passwordHash);
  const portal = await server.openPortal(connection, { email: 'socio1@banco.example', password: PASSWORD });
  sites.push({ size, connection, portal, scenarios: scenarios(size) });
}

interface Site {
  size: number;
  connection: BenchConnection;
  portal: Awaited<ReturnType<typeof server.openPortal>>;
  scenarios: Scenario[];
}

async function measureScenario(site: Site, { name, path }: Scenario, connections: number): Promise<Result> {
  const { size, connection } = site;
  const { url, headers } = site.portal;
  const ours = await measure({ url, headers, requests: [{ method: 'GET', path }] }, connections);
  const answer = await (await fetch(url + path, { headers })).text();
  const values = [JSON.parse(answer).members.map(({ id }: { id: string }) => id)];
  const bare = await baseline.measure(answer, { connection, name: 'members', text: ROWS, values }, connections);
  return { size, scenario: name, connections, ours, ...bare };
}

// Interleaved by size, so that other load on the machine affects all of them alike.
const results: Result[] = [];
for (const [index, { name }] of scenarios(0).entries()) {
  if (!name.startsWith(ONLY)) continue;
  for (const connections of CONNECTIONS) {
    for (const site of sites) {
      const scenario = site.scenarios[index];
      if (scenario) results.push(await measureScenario(site, scenario, connections));
      const { ours } = results.at(-1) ?? {};
      console.log(`  ${site.size} members, ${name}, ${connections}: ${ours?.requestsPerSecond}/s, p50 ${ours?.p50} ms`);
    }
  }
}

for (const { portal } of sites) await portal.stop();
baseline.stop();
await server.stop();
printReport(results, 'members');
await saveResults('members', results);

const [smallest, largest] = [Math.min(...SIZES), Math.max(...SIZES)];
const p50 = (size: number, { scenario, connections }: Result) =>
  results.find((each) => each.size === size && each.scenario === scenario && each.connections === connections)?.ours
    .p50 ?? 0;
const grown = results.filter(
  (result) => result.size === largest && p50(largest, result) > MAX_GROWTH * p50(smallest, result),
);
for (const result of grown) {
  console.log(
    `✗ ${result.scenario}, ${result.connections}: ${p50(smallest, result)} → ${p50(largest, result)} ms, more than ${MAX_GROWTH} times`,
  );
}
process.exitCode = grown.length > 0 || results.some(({ ours }) => ours.failures > 0) ? 1 : 0;
