import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { recordQueries } from '../../../tests/support/query-plans.ts';
import { connections } from '../../database/schema/networking.ts';

const MEMBERS = 8_000;
const LARGE = /^(users|member_directory|user_skills|connections)$/;
/** The one query that reads everybody: the skills and locations on offer. */
const FACETS = /octet_length/;

let portal: TestApp;
let viewer: Awaited<ReturnType<typeof signedIn>>;
let recorded: ReturnType<typeof recordQueries>;
let memberId: string;

beforeAll(async () => {
  portal = await createTestApp();
  viewer = await signedIn(portal, { firstName: 'Zzz', lastName: 'Última', location: 'Lugar 1' });
  await fill();
  memberId = (await portal.database.$client.query("select id from users where email = 'p5@prueba.example'")).rows[0].id;
  recorded = recordQueries(portal);
}, 180_000);
afterAll(() => portal.close());

/** Without the trigger that adds names to the search vocabulary, which works row by row. */
async function fill(): Promise<void> {
  // Without a limit: filling takes long on a busy machine.
  const client = new pg.Client({ ...portal.connection, statement_timeout: 0, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('alter table users disable trigger member_words');
    await client.query(`insert into users (email, password, first_name, last_name, company, location, created_at)
      select 'p' || n || '@prueba.example', 'x', 'Nombre' || chr(97 + n % 26), 'Apellido' || chr(97 + n % 17) || ' Único' || n,
        case when n % 2 = 0 then 'Comercial' end, 'Lugar ' || n % 40, now() - make_interval(mins => n)
      from generate_series(1, ${MEMBERS}) n`);
    await client.query(`insert into user_skills (user_id, skill)
      select id, case when n % 2 = 0 then 'Ventas' else 'Oficio ' || n % 300 end
      from (select id, row_number() over (order by email) n from users) as each`);
    await client.query(
      `insert into connections (requester_id, receiver_id, status)
       select $1, id, case n % 10 when 0 then 'blocked' when 1 then 'pending' when 2 then 'rejected' else 'accepted' end
       from (select id, row_number() over (order by email) n from users where id <> $1) as each where n % 100 = 0
       union all select id, other, 'accepted' from (
         select id, lead(id) over (order by email) as other from users where id <> $1
       ) as each where other is not null`,
      [viewer.user.id],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function expectIndexes(path: string, plans: 'custom' | 'generic', most: number): Promise<void> {
  const { status, queries, scans } = await recorded.explain({ client: viewer.client, path, plans, large: LARGE });
  expect([status, scans.filter((scan) => !FACETS.test(scan))]).toEqual([200, []]);
  // One more where the session is not cached.
  expect(queries).toBeLessThanOrEqual(most + 1);
}

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each([
    ['a usual skill', '/api/members?skill=Ventas', 2],
    ['a rare skill', '/api/members?skill=Oficio%207', 2],
    ['a location', '/api/members?location=Lugar%207', 2],
    ['both', '/api/members?skill=Ventas&location=Lugar%207', 2],
    ['a beginning', '/api/members?search=nom', 2],
    ['a usual word', '/api/members?search=comercial', 2],
    ['a rare word', '/api/members?search=unico777', 2],
    ['a slip', '/api/members?search=comercail', 6],
    ['a word of nobody', '/api/members?search=inexistente', 6],
    ['several words', '/api/members?search=comercial%20apellidoc%20nombreg', 2],
    ['suggestions', '/api/members/suggestions', 2],
    ['a profile', '/api/members/:id', 4],
    ['connections', '/api/connections/my', 1],
    ['connections that are searched', '/api/connections/my?search=nombre', 1],
    ['received requests', '/api/connections/pending', 1],
    ['sent requests', '/api/connections/sent', 1],
    ['blocked members', '/api/members/blocked', 1],
    ['the search of the site', '/api/search?scope=all&q=unico777', 20],
  ])('by %s', (_name, path, most) => expectIndexes(path.replace(':id', memberId), plans, most));
});

/** PostgreSQL always plans for the size of their page: a plan for any size would expect a tenth of everybody on it. */
describe('no large table is read from end to end', () => {
  it.each([
    ['the first page', '/api/members'],
    ['a later page', '/api/members?page=100'],
    ['the last page', `/api/members?page=${Math.floor(MEMBERS / 12)}`],
    ['a page past the end', '/api/members?page=9999'],
  ])('by %s', (_name, path) => expectIndexes(path, 'custom', 2));
});

describe('pages at any depth', () => {
  const page = async (query: string) => (await viewer.client.get(`/api/members?limit=50&${query}`)).body;
  const idsOf = (body: { members: { id: string }[] }) => body.members.map(({ id }) => id);

  it.each([
    ['everybody', ''],
    ['a location', 'location=Lugar%207'],
  ])('of %s come one after the other without a gap, and add up to the total', async (_name, query) => {
    const pages: string[] = [];
    const { total, totalPages } = await page(query);
    for (let number = 1; number <= totalPages; number += 1) pages.push(...idsOf(await page(`${query}&page=${number}`)));
    expect([pages.length, new Set(pages).size]).toEqual([total, total]);
  });

  it('leave out who has blocked the viewer', async () => {
    const { total } = await page('location=Lugar%207');
    const [hidden] = await portal.database
      .insert(connections)
      .values({ requesterId: (await createUser(portal.database)).id, receiverId: viewer.user.id, status: 'blocked' })
      .returning();
    expect(hidden).toBeDefined();
    expect((await page('location=Lugar%207')).total).toBe(total);
  });
});

describe('a search that finds very many', () => {
  it('counts them all, and shows each page', async () => {
    const { body } = await viewer.client.get('/api/members?search=comercial');
    expect(body.total).toBeGreaterThan(3_900);
    expect(body).toMatchObject({ totalPages: Math.ceil(body.total / 12) });
    expect(body.members).toHaveLength(12);
    expect((await viewer.client.get('/api/members?search=comercial&page=300')).body.members).toHaveLength(12);
    expect((await viewer.client.get('/api/members?search=comercial&page=400')).body).toMatchObject({
      members: [],
      total: body.total,
    });
  });

  it('comes with the names that begin so, then the others', async () => {
    const names = async (query: string) => {
      const { body } = await viewer.client.get(`/api/members?limit=50&${query}`);
      return body.members.map(
        (member: { firstName: string; lastName: string }) => `${member.firstName} ${member.lastName}`,
      );
    };
    const all = [...(await names('search=nombrea')), ...(await names('search=nombrea&page=2'))];
    expect(all).toHaveLength(100);
    expect(all.every((name) => name.startsWith('Nombrea'))).toBe(true);
    // Many names begin with one word, none with the other: prefix matches come first, and the order stays alphabetical.
    const pages: string[] = [];
    for (let page = 1; page <= 10; page += 1) pages.push(...(await names(`search=comercial%20nombre&page=${page}`)));
    expect(new Set(pages).size).toBe(500);
    expect(pages).toEqual([...pages].sort());
  });
});

it('pages of all sizes share one prepared statement', async () => {
  recorded.sent.length = 0;
  for (const limit of [5, 6, 12, 30]) await viewer.client.get(`/api/members?limit=${limit}`);
  const lists = recorded.sent.filter(({ text }) => text.includes('"member_directory"') && !FACETS.test(text));
  expect(lists).toHaveLength(4);
  expect(new Set(lists.map(({ name }) => name))).toEqual(new Set(['members']));
});
