import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createCategory,
  createComment,
  createOpenEvent,
  createPost,
  createProject,
  createUser,
  signedIn,
} from '../../../tests/support/factories.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { growth, lastSundays } from './statistics.service.ts';

/** A Wednesday in Santo Domingo; in UTC already Thursday. */
const NOW = new Date('2026-07-16T01:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ now: () => NOW });
  const { database } = portal;
  admin = await signedIn(portal, { role: 'admin', createdAt: daysAgo(400) });
  const categoryId = (await createCategory(database)).id;
  const authorId = admin.user.id;
  for (const days of [1, 5, 45, 50]) await createUser(database, { createdAt: daysAgo(days) });
  const [post] = await Promise.all([
    createPost(database, { categoryId, authorId, createdAt: daysAgo(2), title: 'La más nueva' }),
    createPost(database, { categoryId, authorId, createdAt: daysAgo(3), isPinned: true }),
    createPost(database, { categoryId, authorId, createdAt: daysAgo(40) }),
    createPost(database, { categoryId, authorId, createdAt: daysAgo(41), isPublished: false }),
  ]);
  await createComment(database, { postId: post.id, authorId, createdAt: daysAgo(0.1) });
  await createComment(database, { postId: post.id, authorId, createdAt: daysAgo(0.1), deletedAt: NOW });
  const event = await createOpenEvent(database);
  await database.insert(eventRegistrations).values({ eventId: event.id, userId: authorId, registeredAt: daysAgo(9) });
  await database.insert(newsletterSubscribers).values([
    { email: 'uno@prueba.example', createdAt: daysAgo(0.2), confirmedAt: NOW },
    { email: 'dos@prueba.example', createdAt: daysAgo(1), confirmedAt: NOW, isActive: false },
    { email: 'sin-confirmar@prueba.example', createdAt: daysAgo(1) },
  ]);
  await createProject(database, { createdAt: daysAgo(60), title: 'Mercado techado' });
});
afterAll(() => portal.close());

describe('GET /api/admin/stats', () => {
  it('counts what there is, and how much it grew over 30 days', async () => {
    const { body } = await admin.client.get('/api/admin/stats');
    expect(body).toMatchObject({
      users: { total: 5, change: 66.7 },
      posts: { total: 3, change: 200 },
      subscribers: { total: 1, change: null },
    });
  });

  it('tells what happened last, whatever it was', async () => {
    const { body } = await admin.client.get('/api/admin/stats');
    const lines = body.recentActivity.map(({ type, label }: { type: string; label: string }) => [type, label]);
    expect(lines.slice(0, 4)).toEqual([
      ['comment', 'La más nueva'],
      ['subscriber', 'Alguien'],
      ['member', expect.stringContaining('Persona Número')],
      ['post', 'La más nueva'],
    ]);
    expect(body.recentActivity).toHaveLength(10);
  });
});

describe('the figures of a range', () => {
  it('are by day in Santo Domingo, today included, and leave no day out', async () => {
    const { body } = await admin.client.get('/api/admin/stats/periods?days=7');
    expect(body.unit).toBe('day');
    expect(body.periods.map(({ date }: { date: string }) => date)).toEqual([
      '2026-07-09',
      '2026-07-10',
      '2026-07-11',
      '2026-07-12',
      '2026-07-13',
      '2026-07-14',
      '2026-07-15',
    ]);
    expect(body.periods.at(-1)).toMatchObject({ comments: 1, subscribers: 1, members: 0 });
    expect(body.periods.at(-2)).toMatchObject({ date: '2026-07-14', members: 1 });
    expect((await admin.client.get('/api/admin/stats/periods')).body.periods).toHaveLength(30);
    expect((await admin.client.get('/api/admin/stats/periods?days=90')).body.periods).toHaveLength(90);
  });

  it('of a year are by week, which begins on Sunday', async () => {
    const { body } = await admin.client.get('/api/admin/stats/periods?days=365');
    expect([body.unit, body.periods.length]).toEqual(['week', 52]);
    expect(body.periods.at(-1)).toEqual({
      date: '2026-07-12',
      members: 1,
      posts: 2,
      comments: 1,
      registrations: 0,
      subscribers: 1,
    });
    expect(body.periods.at(-2)).toMatchObject({ date: '2026-07-05', members: 1, posts: 0, registrations: 1 });
  });

  it('are a file too', async () => {
    const { body, headers } = await admin.client.get('/api/admin/stats/periods.csv?days=365');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="estadisticas-por-semana.csv"');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toBe('Desde,Miembros,Publicaciones,Comentarios,Inscripciones,Suscriptores');
    expect([lines.length, lines.at(-1)]).toEqual([53, '2026-07-12,1,2,1,0,1']);
  });

  it.each(['days=8', 'days=3650', 'days=todos', 'days=-7'])('refuse %s', async (query) => {
    for (const path of ['periods', 'office']) {
      const { status, body } = await admin.client.get(`/api/admin/stats/${path}?${query}`);
      expect([status, body.fields.days]).toEqual([400, expect.any(String)]);
    }
  });
});

describe('what an office asks', () => {
  it('is who came, who has not come back, and which posts nobody answered', async () => {
    const { database } = portal;
    const attendedAt = NOW;
    const former = await createOpenEvent(database, { title: 'Feria de mayo', date: '2026-05-02' });
    const recent = await createOpenEvent(database, { title: 'Taller de julio', date: '2026-07-10' });
    const [loyal, gone, absent] = await Promise.all(
      ['Leal', 'Ida', 'Ausente'].map((firstName) => createUser(database, { firstName, lastName: 'Gil' })),
    );
    const attendance = [
      { eventId: former.id, userId: loyal?.id ?? '', attendedAt },
      { eventId: former.id, userId: gone?.id ?? '', attendedAt },
      { eventId: recent.id, userId: loyal?.id ?? '', attendedAt },
      { eventId: recent.id, userId: absent?.id ?? '' },
    ];
    await database.insert(eventRegistrations).values(attendance);
    const { body } = await admin.client.get('/api/admin/stats/office?days=30');
    expect(body.events).toEqual([
      { id: recent.id, title: 'Taller de julio', date: '2026-07-10', confirmed: 2, attended: 1 },
    ]);
    expect(body.notReturned).toEqual({
      total: 1,
      people: [
        {
          id: gone?.id,
          firstName: 'Ida',
          lastName: 'Gil',
          role: 'member',
          attended: 1,
          lastEvent: { id: former.id, title: 'Feria de mayo', date: '2026-05-02' },
        },
      ],
    });
    expect(body.unanswered.total).toBe(1);
    expect((await admin.client.get('/api/admin/stats/office?days=90')).body.notReturned.total).toBe(0);
  });

  it('is also what people search for and do not find, without who they are', async () => {
    const search = (q: string, scope = 'all') =>
      admin.client.get(`/api/search?q=${encodeURIComponent(q)}&scope=${scope}`);
    const missed = ['Financiamiento  Agrícola', 'financiamiento agricola', 'zafra', 'mercado'];
    await Promise.all([...missed, ...missed].map((q) => search(q)));
    // Typed letter by letter in the box, or somebody's data.
    await search('drones', 'main');
    await createUser(portal.database, { firstName: 'Eustaquia', lastName: 'Zarzuela', suspendedAt: NOW });
    const personal = ['ana@nadie.example', 'ana＠nadie.example', '809-555-0199', '809 / 555 / 0199', '809–555–0199'];
    for (const q of [...personal, '８０９５５５０１９９', '001-1234567-8', 'eustaquia zarzuela']) await search(q);
    const { searchMisses } = (await admin.client.get('/api/admin/stats/office?days=7')).body;
    expect(searchMisses).toEqual([
      { words: 'financiamiento agricola', count: 4, lastDay: '2026-07-15' },
      { words: 'zafra', count: 2, lastDay: '2026-07-15' },
    ]);
  });

  it('counts no more than 2,000 different searches of a day', async () => {
    await portal.database.execute(sql`delete from search_misses`);
    await portal.database.execute(
      sql`insert into search_misses (day, words) select '2026-07-15', 'palabra ' || n from generate_series(1, 1999) as n`,
    );
    const search = (q: string) => admin.client.get(`/api/search?q=${encodeURIComponent(q)}&scope=all`);
    for (const q of ['palabra 1', 'xilofono', 'quasar', 'palabra 1']) await search(q);
    const { rows } = await portal.database.execute(
      sql`select words, count from search_misses order by count desc, words desc limit 2`,
    );
    expect(rows).toEqual([
      { words: 'palabra 1', count: 3 },
      { words: 'xilofono', count: 1 },
    ]);
  });
});

describe('what comes after the figures were read', () => {
  it('is in them the next time', async () => {
    const read = async () => {
      const [stats, year] = await Promise.all(
        ['/api/admin/stats', '/api/admin/stats/periods?days=365'].map((path) => admin.client.get(path)),
      );
      return { total: stats?.body.users.total, thisWeek: year?.body.periods.at(-1).members };
    };
    const before = await read();
    await createUser(portal.database, { createdAt: NOW });
    // Of a transaction that was open meanwhile.
    await createUser(portal.database, { createdAt: new Date(NOW.getTime() - 2_000) });
    expect(await read()).toEqual({ total: before.total + 2, thisWeek: before.thisWeek + 2 });
  });
});

describe('what changes after the figures were read', () => {
  const read = async () => {
    const [stats, year] = await Promise.all(
      ['/api/admin/stats', '/api/admin/stats/periods?days=365'].map((path) => admin.client.get(path)),
    );
    const totalOf = (metric: string) =>
      year?.body.periods.reduce((sum: number, period: Record<string, number>) => sum + (period[metric] ?? 0), 0);
    const { users, posts, subscribers } = stats?.body ?? {};
    return {
      totals: [users.total, posts, subscribers.total],
      ofTheYear: ['members', 'posts', 'comments', 'registrations', 'subscribers'].map(totalOf),
    };
  };
  const ofTheYear = async () => (await read()).ofTheYear;

  it.each([
    ['somebody who left', sql`delete from users where created_at = ${daysAgo(5).toISOString()}`, 0],
    ['a post that was taken down', sql`update forum_posts set is_published = false where is_pinned`, 1],
    ['a deleted comment', sql`update forum_comments set deleted_at = now() where deleted_at is null`, 2],
    ['a cancelled registration', sql`delete from event_registrations where registered_at < now()`, 3],
    ['an unsubscribed address', sql`update newsletter_subscribers set is_active = false`, 4],
  ])('is no longer counted: %s', async (_, change, place) => {
    const before = await ofTheYear();
    await portal.database.execute(change);
    const after = await ofTheYear();
    expect(after[place]).toBeLessThan(before[place]);
    expect(after.toSpliced(place, 1)).toEqual(before.toSpliced(place, 1));
  });

  it('is seen at once: an address that is confirmed late, and subscribed again', async () => {
    const { database } = portal;
    const set = (change: Partial<typeof newsletterSubscribers.$inferInsert>) =>
      database.update(newsletterSubscribers).set(change).where(eq(newsletterSubscribers.email, 'tarde@prueba.example'));
    await database.insert(newsletterSubscribers).values({ email: 'tarde@prueba.example', createdAt: daysAgo(2) });
    const [, , before] = (await read()).totals;
    await set({ confirmedAt: NOW });
    expect((await read()).totals[2]).toBe(before + 1);
    await set({ createdAt: NOW });
    expect((await read()).totals[2]).toBe(before + 1);
  });

  it('never leaves a total and its growth apart', async () => {
    await portal.database.execute(sql`update forum_posts set is_published = created_at < ${daysAgo(30).toISOString()}`);
    expect((await read()).totals[1]).toEqual({ total: 2, change: 0 });
  });
});

describe('growth', () => {
  it('is against what there was before', () => {
    expect([growth(110, 10), growth(3, 3), growth(0, 0), growth(5, 0)]).toEqual([10, null, null, 0]);
  });
});

describe('the last Sundays', () => {
  it('include the one that today may be', () => {
    expect(lastSundays(new Date('2026-07-12T04:00:00Z'), 2)).toEqual(['2026-07-05', '2026-07-12']);
    expect(lastSundays(new Date('2026-07-12T03:59:59Z'), 2)).toEqual(['2026-06-28', '2026-07-05']);
  });
});
