import pg from 'pg';
import { hashPassword } from '../../server/features/account/password.ts';
import { startBaseline } from '../baseline.ts';
import { type BenchConnection, startBenchServer } from '../bench-server.ts';
import { measure, warmUp } from '../measure.ts';
import { printReport, type Result, saveResults } from '../report.ts';
import { loadForum } from './load-forum.ts';
import { type Landmarks, type Scenario, scenarios } from './scenarios.ts';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
/** Only the scenarios whose names begin so. */
const ONLY = process.env.BENCH_ONLY ?? '';
const CONNECTIONS = [1, 50];
const PASSWORD = 'clave-del-banco';
const ROWS = {
  posts: `select p.id, p.title, p.content, p.excerpt, p.created_at, p.likes, p.comments_count, c.name, c.slug, c.color,
      u.first_name, u.last_name
    from forum_posts p join forum_categories c on c.id = p.category_id join users u on u.id = p.author_id
    where p.id = any($1::uuid[])`,
  comments: `select m.id, m.content, m.created_at, m.parent_id, u.first_name, u.last_name
    from forum_comments m join users u on u.id = m.author_id where m.id = any($1::uuid[])`,
};

async function findLandmarks(connection: pg.ClientConfig): Promise<Landmarks> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(`select
    (select id from forum_categories order by slug limit 1) as "categoryId",
    (select id from forum_posts order by comments_count >= 20 desc, abs(comments_count - 20) limit 1) as "postId",
    (select ceil(count(*) / 10.0)::int from forum_posts) as "lastPage"`);
  await client.end();
  return rows[0];
}

/** Ids of the rows in an answer, for the bare query to fetch the same. */
function rowIds(body: Record<string, unknown>): string[] {
  const rows = (body.posts ?? body.comments ?? [body]) as { id: string }[];
  return rows.map(({ id }) => id);
}

const server = await startBenchServer();
const baseline = await startBaseline();
const passwordHash = await hashPassword(PASSWORD);
const results: Result[] = [];

for (const size of SIZES) {
  const { connection, superuser } = await server.createDatabase(`bench_${size}`);
  console.log(`Loading ${size.toLocaleString('en')} posts…`);
  await loadForum(superuser, size, passwordHash);
  results.push(...(await measureSize(size, connection)));
}

async function measureSize(size: number, connection: BenchConnection): Promise<Result[]> {
  const portal = await server.openPortal(connection, { email: 'socio1@banco.example', password: PASSWORD });
  const site = { size, connection, portal };
  const landmarks = await findLandmarks(connection);
  const chosen = scenarios(landmarks).filter(({ name }) => name.startsWith(ONLY));
  const found: Result[] = [];
  // A process that has just started compiles its code first; the figures are of one that has been up for a while.
  for (const { method, path } of chosen.filter(({ rows }) => rows)) {
    await warmUp({ url: portal.url, headers: portal.headers, requests: [{ method, path }] });
  }
  for (const scenario of chosen) {
    for (const connections of CONNECTIONS) {
      found.push(await measureScenario(site, scenario, connections));
      console.log(`  ${scenario.name}, ${connections}: ${found.at(-1)?.ours.requestsPerSecond}/s`);
    }
  }
  await portal.stop();
  return found;
}

interface Site {
  size: number;
  connection: BenchConnection;
  portal: Awaited<ReturnType<typeof server.openPortal>>;
}

async function measureScenario(site: Site, scenario: Scenario, connections: number): Promise<Result> {
  const { size, connection } = site;
  const { url, headers } = site.portal;
  const { name, method, path, body, rows } = scenario;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  const request = { method, path, ...(json && { body: json, headers: { ...headers, ...type } }) };
  const ours = await measure({ url, headers, requests: [request] }, connections);
  if (!rows) return { size, scenario: name, connections, ours };
  const answer = await (await fetch(url + path, { headers })).text();
  const values = [rowIds(JSON.parse(answer))];
  const bare = await baseline.measure(answer, { connection, name: rows, text: ROWS[rows], values }, connections);
  return { size, scenario: name, connections, ours, ...bare };
}

baseline.stop();
await server.stop();
printReport(results, 'posts');
await saveResults('forum', results);
