import { createHmac } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Request } from 'autocannon';
import pg from 'pg';
import { projectRoot } from '../server/core/project-root.ts';
import { demo } from '../tests/e2e/support.ts';
import { databaseUrl } from '../tests/support/database-url.ts';
import { rowsQuery, sessionQuery } from './bare-queries.ts';
import type { Task } from './baseline-server.ts';
import type { BenchServer } from './bench-server.ts';
import { spawnBuiltPortal } from './built-portal.ts';
import type { Load } from './measure.ts';
import { options } from './options.ts';
import { findLandmarks, listScenarios, type Scenario } from './scenarios.ts';

const SESSION_SECRET = 'una clave que solo sirve para medir';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A portal with its demo data, and more where `load` adds it. */
export async function openSite(
  server: BenchServer,
  name: string,
  load?: (superuser: pg.ClientConfig) => Promise<void>,
) {
  const { connection, superuser } = await server.createDatabase(name);
  const environment = { DATABASE_URL: databaseUrl(connection), DEMO: 'on', SESSION_SECRET };
  const start = (nodeOptions?: string[]) => spawnBuiltPortal(join(server.dataDir, name), environment, nodeOptions);
  // Once for the demo data.
  await (await start()).stop();
  await load?.(superuser);
  await vacuumAnalyze(superuser);
  const portal = await start(options.profile ? profiling(name) : []);
  const cookies = {
    visitor: '',
    member: await portal.signIn(demo.member, demo.password),
    admin: await portal.signIn(demo.admin, demo.password),
  };
  const scenarios = listScenarios(await findLandmarks(connection, demo.member));
  /** One more portal on the same database. */
  const startAnother = (extra: Record<string, string>) =>
    spawnBuiltPortal(join(server.dataDir, `${name}-${Object.values(extra).join('-')}`), { ...environment, ...extra });
  return { name, connection, portal, cookies, scenarios, start: startAnother };
}

/** As autovacuum would within minutes: without statistics the plans are those of an empty database. */
async function vacuumAnalyze(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

const profiling = (name: string) => [
  '--cpu-prof',
  `--cpu-prof-dir=${join(projectRoot, 'bench/results')}`,
  `--cpu-prof-name=${options.profile?.replaceAll(/\W+/g, '-')}-${name}.cpuprofile`,
];

export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export function loadOf({ portal, cookies }: Site, scenario: Scenario): Load {
  const { as, method = 'GET', path, variedPaths, body, bare } = scenario;
  const headers = {
    origin: portal.url,
    ...(as !== 'visitor' && { cookie: cookies[as] }),
    ...(bare === 'bytes' && COMPRESSED),
    ...(body && { 'content-type': 'application/json' }),
  };
  const request = {
    method,
    path,
    ...(body && { body: JSON.stringify(body) }),
    ...(variedPaths && { setupRequest: takeInTurn(variedPaths) }),
  };
  return { url: portal.url, headers, request };
}

/** Over all connections. */
function takeInTurn(paths: string[]) {
  let next = 0;
  return (request: Request): Request => {
    next += 1;
    return { ...request, path: paths[next % paths.length] ?? '' };
  };
}

/** The body as it is sent, still compressed. */
export function fetchRaw({ url, headers = {}, request }: Load): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url + request.path, { headers }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
}

/** Ids of the rows of an answer: of its list, or of the record that it is. */
function rowIds(answer: Record<string, unknown>): string[] {
  const list = Object.values(answer).find((value) => Array.isArray(value) && value.length > 0) ?? [answer];
  return (list as { id?: string; member?: { id: string } }[])
    .map((row) => row.id ?? row.member?.id ?? '')
    .filter(isUuid);
}

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** What the bare server does for the same answer. */
export async function bareTask(site: Site, scenario: Scenario): Promise<Task | undefined> {
  const { bare } = scenario;
  if (!bare) return undefined;
  const answer = await fetchRaw(loadOf(site, scenario));
  if (bare === 'bytes') return { kind: 'bytes', body: answer.toString('base64') };
  const rows = rowsQuery(bare, rowIds(JSON.parse(answer.toString())));
  const token = site.cookies[scenario.as].split('=')[1] ?? '';
  const sid = createHmac('sha256', SESSION_SECRET).update(token).digest('hex');
  return { kind: 'queries', connection: site.connection, queries: token ? [sessionQuery(sid), rows] : [rows] };
}
