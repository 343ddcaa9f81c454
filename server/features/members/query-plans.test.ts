import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberLimits } from '#contract/members/members.contract.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { recordQueries } from '../../../tests/support/query-plans.ts';
import { connections } from '../../database/schema/networking.ts';

const MEMBERS = 8_000;
const LARGE = /^(users|member_directory|member_term_counts|user_skills|connections)$/;

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

const explain = (path: string, plans: 'custom' | 'generic') =>
  recorded.explain({ client: viewer.client, path, plans, large: LARGE });

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each([
    ['the first page', '/api/members', 1],
    ['a later page', '/api/members?page=100', 1],
    ['the last page', `/api/members?page=${Math.floor(MEMBERS / 12)}`, 2],
    ['a page past the end', '/api/members?page=9999', 2],
    ['a usual skill', '/api/members?skill=Ventas', 2],
    ['a rare skill', '/api/members?skill=Oficio%207', 2],
    ['a location', '/api/members?location=Lugar%207', 2],
    ['both', '/api/members?skill=Ventas&location=Lugar%207', 2],
    ['a beginning', '/api/members?search=nom', 2],
    ['a usual word', '/api/members?search=comercial', 2],
    ['a rare word', '/api/members?search=unico777', 2],
    ['a slip', '/api/members?search=comercail', 5],
    ['a word of nobody', '/api/members?search=inexistente', 5],
    ['several words', '/api/members?search=comercial%20apellidoc%20nombreg', 2],
    ['suggestions', '/api/members/suggestions', 2],
    ['a profile', '/api/members/:id', 4],
    ['connections', '/api/connections/my', 1],
    ['connections that are searched', '/api/connections/my?search=nombre', 1],
    ['received requests', '/api/connections/pending', 1],
    ['sent requests', '/api/connections/sent', 1],
    ['blocked members', '/api/members/blocked', 1],
    ['the search of the site', '/api/search?scope=all&q=unico777', 20],
  ])('by %s', async (_name, path, most) => {
    // Warms the cache of skills and locations.
    await viewer.client.get('/api/members');
    const { status, queries, scans } = await explain(path.replace(':id', memberId), plans);
    expect([status, scans]).toEqual([200, []]);
    // One more where the session is not cached.
    expect(queries).toBeLessThanOrEqual(most + 1);
  });
});

describe('pages at any depth', () => {
  const page = async (query: string) => (await viewer.client.get(`/api/members?limit=50&${query}`)).body;
  const idsOf = (body: { members: { id: string }[] }) => body.members.map(({ id }) => id);

  it.each([
    ['everybody', 'page=120'],
    ['a usual skill', 'skill=Ventas&page=60'],
  ])('of %s begin at a known row, and are the same people, also for who has blocked some', async (_name, query) => {
    const before = idsOf(await page(query));
    expect(before).toHaveLength(50);
    await expect
      .poll(async () => {
        recorded.sent.length = 0;
        await page(query);
        return recorded.sent.some(({ text }) => text.includes('>= ('));
      })
      .toBe(true);
    expect(idsOf(await page(query))).toEqual(before);
    const { scans, status } = await explain(`/api/members?limit=50&${query}`, 'custom');
    expect([status, scans]).toEqual([200, []]);
  });

  it('come one after the other without a gap, and add up to the total', async () => {
    const pages: string[] = [];
    const { total, totalPages } = await page('location=Lugar%207');
    for (let number = 1; number <= totalPages; number += 1)
      pages.push(...idsOf(await page(`location=Lugar%207&page=${number}`)));
    expect(new Set(pages).size).toBe(total);
    const [hidden] = await portal.database
      .insert(connections)
      .values({ requesterId: (await createUser(portal.database)).id, receiverId: viewer.user.id, status: 'blocked' })
      .returning();
    expect(hidden).toBeDefined();
    expect((await page('location=Lugar%207')).total).toBe(total);
  });
});

describe('a search that finds very many', () => {
  it('shows the first of them and does not count the rest', async () => {
    const { body } = await viewer.client.get('/api/members?search=comercial');
    expect(body).toMatchObject({ total: 500, capped: true, totalPages: 42 });
    expect(body.members).toHaveLength(12);
    expect((await viewer.client.get('/api/members?search=comercial&page=42')).body.members).toHaveLength(12);
    expect((await viewer.client.get('/api/members?search=comercial&page=43')).body).toMatchObject({
      members: [],
      total: 500,
      capped: true,
    });
  });

  it('comes in the same order however it is read: names that begin so, then the others', async () => {
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

  it('counts exactly what is not so much, and what is narrowed down', async () => {
    expect((await viewer.client.get('/api/members?search=comercial&location=Lugar%208')).body).toMatchObject({
      total: expect.any(Number),
      capped: false,
    });
    const ventas = (await viewer.client.get('/api/members?skill=Ventas')).body;
    expect(ventas.capped).toBe(false);
    expect(ventas.total).toBeGreaterThan(3_900);
  });
});

it('of all sizes of a page only the usual one is prepared', async () => {
  recorded.sent.length = 0;
  for (const limit of [5, 6, memberLimits.pageSize, 20, 30]) await viewer.client.get(`/api/members?limit=${limit}`);
  const names = recorded.sent.flatMap(({ name }) => (name?.startsWith('members_') ? name : []));
  expect(names).toHaveLength(1);
});
