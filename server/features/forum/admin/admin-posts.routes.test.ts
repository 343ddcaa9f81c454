import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createCategory, createComment, createPost, signedIn } from '../../../../tests/support/factories.ts';

const LIST = '/api/admin/forum/posts';

let portal: TestApp;
let admin: ApiClient;
let member: Awaited<ReturnType<typeof signedIn>>;
let categoryId: string;
let ids: Record<'answered' | 'open' | 'closed' | 'hidden', string>;
beforeAll(async () => {
  portal = await createTestApp();
  admin = (await signedIn(portal, { role: 'admin' })).client;
  member = await signedIn(portal, { firstName: 'Ana', lastName: 'Peña' });
  categoryId = (await createCategory(portal.database, { name: 'Comercio' })).id;
  const make = async (title: string, values = {}) =>
    (await createPost(portal.database, { title, categoryId, authorId: member.user.id, isPublished: true, ...values }))
      .id;
  ids = {
    answered: await make('Ferias de artesanía en la provincia'),
    open: await make('=Permisos de importación'),
    closed: await make('Horario de las aduanas', { isClosed: true }),
    hidden: await make('Publicidad de préstamos', { isPublished: false, takenDownReason: 'Publicidad' }),
  };
  await createComment(portal.database, { postId: ids.answered, authorId: member.user.id });
});
afterAll(() => portal.close());

const idsOf = async (query: string): Promise<string[]> =>
  (await admin.get(`${LIST}?${query}`)).body.posts.map(({ id }: { id: string }) => id);

it('the list of posts has every one, also those that were taken down, in the order asked for', async () => {
  expect(await idsOf('sort=createdAt')).toEqual([ids.answered, ids.open, ids.closed, ids.hidden]);
  expect((await idsOf('sort=-commentsCount'))[0]).toBe(ids.answered);
  const { body } = await admin.get(`${LIST}?state=hidden`);
  expect(body).toMatchObject({
    total: 1,
    posts: [
      {
        id: ids.hidden,
        author: { firstName: 'Ana', lastName: 'Peña' },
        category: { name: 'Comercio' },
        isPublished: false,
        takenDownReason: 'Publicidad',
      },
    ],
  });
});

it('it is narrowed down to posts without an answer, closed ones, a category and words', async () => {
  expect(await idsOf('state=unanswered&sort=createdAt')).toEqual([ids.open, ids.closed]);
  expect(await idsOf('state=closed')).toEqual([ids.closed]);
  expect(await idsOf(`categoryId=${categoryId}&search=importacion`)).toEqual([ids.open]);
  expect(await idsOf(`search=${encodeURIComponent('préstamos')}`)).toEqual([ids.hidden]);
  expect(await idsOf(`categoryId=${crypto.randomUUID()}`)).toEqual([]);
});

it('it is downloaded as seen, which is written down', async () => {
  const { body } = await admin.get(`${LIST}.csv?state=unanswered&sort=createdAt&columns=title,state`);
  expect(body).toBe("\uFEFFTítulo,Estado\r\n'=Permisos de importación,Publicada\r\nHorario de las aduanas,Cerrada\r\n");
  const { entries } = (await admin.get('/api/admin/audit?action=post.export')).body;
  expect(entries).toMatchObject([{ target: { label: 'Publicaciones del foro' }, details: { rows: 2 } }]);
});

it.each(['sort=title', 'state=otro', 'categoryId=1', 'limit=101', 'columns=content'])(
  'it refuses %s',
  async (query) => {
    const path = query.startsWith('columns') ? `${LIST}.csv` : LIST;
    expect((await admin.get(`${path}?${query}`)).status).toBe(400);
  },
);

it('it is for administrators only', async () => {
  for (const path of [LIST, `${LIST}.csv`, `${LIST}.xlsx`]) {
    expect((await member.client.get(path)).status).toBe(403);
    expect((await portal.visitor().get(path)).status).toBe(401);
  }
});
