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

describe('the figures by week', () => {
  it('begin on Sundays in Santo Domingo and leave no week out', async () => {
    const { body } = await admin.client.get('/api/admin/stats/weekly?weeks=8');
    expect(body.weeks).toHaveLength(8);
    expect(body.weeks.at(-1)).toEqual({
      week: '2026-07-12',
      members: 1,
      posts: 2,
      comments: 1,
      registrations: 0,
      subscribers: 1,
    });
    expect(body.weeks.at(-2)).toMatchObject({ week: '2026-07-05', members: 1, posts: 0, registrations: 1 });
    expect(body.weeks[0]).toMatchObject({ week: '2026-05-24', members: 1 });
  });

  it('are a file too', async () => {
    const { body, headers } = await admin.client.get('/api/admin/stats/weekly.csv?weeks=4');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="estadisticas-por-semana.csv"');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toBe('Semana del,Miembros,Publicaciones,Comentarios,Inscripciones,Suscriptores');
    expect([lines.length, lines.at(-1)]).toEqual([5, '2026-07-12,1,2,1,0,1']);
  });

  it.each(['weeks=3', 'weeks=53', 'weeks=4.5', 'weeks=todas'])('refuse %s', async (query) => {
    const { status, body } = await admin.client.get(`/api/admin/stats/weekly?${query}`);
    expect([status, body.fields.weeks]).toEqual([400, expect.any(String)]);
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
