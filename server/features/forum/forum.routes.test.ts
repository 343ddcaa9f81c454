import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createComment, createPost, signedIn } from '../../../tests/support/factories.ts';
import { forumCategories, forumComments, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
let author: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
let categoryId: string;

beforeAll(async () => {
  portal = await createTestApp();
  author = await signedIn(portal, { firstName: 'Yokasta', lastName: 'Peña' });
  other = await signedIn(portal);
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  await portal.database.delete(forumPosts);
  await portal.database.delete(forumCategories);
  categoryId = (await createCategory(portal.database, { name: 'Impuestos', color: '#E11D48' })).id;
});
afterAll(() => portal.close());

const form = (changes: Record<string, unknown> = {}) => ({
  title: '¿Cómo emito mi primer e-CF?',
  content: 'Ya tengo el certificado digital, pero no sé por dónde empezar con la facturación electrónica.',
  categoryId,
  ...changes,
});
const write = (values: Partial<typeof forumPosts.$inferInsert> = {}) =>
  createPost(portal.database, { categoryId, authorId: author.user.id, ...values });
const titles = (answer: { body: { posts: { title: string }[] } }) => answer.body.posts.map((post) => post.title);

describe('POST /api/forum/posts', () => {
  it('publishes at once and answers with the post', async () => {
    const answer = await author.client.post('/api/forum/posts', form());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: '¿Cómo emito mi primer e-CF?',
      likes: 0,
      commentsCount: 0,
      isPublished: true,
      liked: false,
      editedAt: null,
      category: { id: categoryId, name: 'Impuestos', color: '#E11D48' },
      author: { id: author.user.id, firstName: 'Yokasta', lastName: 'Peña' },
      can: { edit: true, delete: true, comment: true, solve: true, pin: false, takeDown: false },
    });
    const list = await other.client.get('/api/forum/posts');
    expect(list.body.posts[0].id).toBe(answer.body.id);
  });

  it.each([
    [{ title: 'Muy corto' }, 'title', 'El título debe tener al menos 10 caracteres'],
    [{ title: ' '.repeat(30) }, 'title', 'El título debe tener al menos 10 caracteres'],
    [{ title: undefined }, 'title', 'El título debe tener al menos 10 caracteres'],
    [{ title: ['un título que es una lista'] }, 'title', 'El título debe tener al menos 10 caracteres'],
    [{ title: 'x'.repeat(201) }, 'title', 'El título no puede exceder 200 caracteres'],
    [{ content: 'x'.repeat(49) }, 'content', 'El contenido debe tener al menos 50 caracteres'],
    [{ content: `${'x'.repeat(40)}${' '.repeat(20)}` }, 'content', 'El contenido debe tener al menos 50 caracteres'],
    [{ content: 'x'.repeat(5001) }, 'content', 'El contenido no puede exceder 5000 caracteres'],
    [{ content: null }, 'content', 'El contenido debe tener al menos 50 caracteres'],
    [{ categoryId: '' }, 'categoryId', 'Debe seleccionar una categoría'],
    [{ categoryId: undefined }, 'categoryId', 'Debe seleccionar una categoría'],
    [{ categoryId: 'no-es-un-id' }, 'categoryId', 'Debe seleccionar una categoría'],
    [{ categoryId: crypto.randomUUID() }, 'categoryId', 'Debe seleccionar una categoría'],
  ])('refuses %j with the message of the field', async (change, field, message) => {
    const answer = await author.client.post('/api/forum/posts', form(change));
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
  });

  it.each([
    ['title', 'x'.repeat(10)],
    ['title', 'ñ'.repeat(200)],
    ['content', 'x'.repeat(50)],
    ['content', 'é'.repeat(5000)],
  ])('accepts a %s at the limit', async (field, value) => {
    const answer = await author.client.post('/api/forum/posts', form({ [field]: value }));
    expect([answer.status, answer.body[field]]).toEqual([201, value]);
  });

  it('ignores what only the server decides', async () => {
    const id = crypto.randomUUID();
    const sent = form({ id, authorId: other.user.id, likes: 99, commentsCount: 9, isPublished: false, isPinned: true });
    const answer = await author.client.post('/api/forum/posts', sent);
    expect(answer.body).toMatchObject({ likes: 0, commentsCount: 0, isPublished: true, isPinned: false });
    expect(answer.body.author.id).toBe(author.user.id);
    expect(answer.body.id).not.toBe(id);
  });
});

describe('GET /api/forum/posts', () => {
  it('answers ten a page, the most recent first, with the totals', async () => {
    for (let index = 0; index < 12; index += 1) {
      await write({ title: `Publicación ${index}`, createdAt: new Date(Date.UTC(2026, 0, index + 1)) });
    }
    const first = await other.client.get('/api/forum/posts');
    expect(first.body).toMatchObject({ total: 12, totalPages: 2, page: 1, capped: false });
    expect(titles(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Publicación ${11 - index}`));
    expect(titles(await other.client.get('/api/forum/posts?page=2'))).toEqual(['Publicación 1', 'Publicación 0']);
    expect(titles(await other.client.get('/api/forum/posts?limit=3'))).toHaveLength(3);
    const past = await other.client.get('/api/forum/posts?page=7');
    expect(past).toMatchObject({ status: 200, body: { posts: [], total: 12, totalPages: 2, page: 7 } });
  });

  it('orders by likes and by comments, the more recent first among equals, and pinned ones always first', async () => {
    const old = await write({ title: 'Con un me gusta', createdAt: new Date('2026-01-01') });
    const talked = await write({ title: 'Con un comentario', createdAt: new Date('2026-01-02') });
    await write({ title: 'Sin nada', createdAt: new Date('2026-01-03') });
    await write({ title: 'Fijada', createdAt: new Date('2025-01-01'), isPinned: true });
    await portal.database.insert(forumPostLikes).values({ postId: old.id, userId: other.user.id });
    await createComment(portal.database, { postId: talked.id });

    const by = async (sortBy: string) => titles(await other.client.get(`/api/forum/posts?sortBy=${sortBy}`));
    expect(await by('recent')).toEqual(['Fijada', 'Sin nada', 'Con un comentario', 'Con un me gusta']);
    expect(await by('popular')).toEqual(['Fijada', 'Con un me gusta', 'Sin nada', 'Con un comentario']);
    expect(await by('commented')).toEqual(['Fijada', 'Con un comentario', 'Sin nada', 'Con un me gusta']);
  });

  it('orders by the last answer, which a deleted one no longer is', async () => {
    const asked = await write({ title: 'Preguntada', createdAt: new Date('2026-01-01') });
    await write({ title: 'Callada', createdAt: new Date('2026-01-02') });
    await write({ title: 'Fijada', createdAt: new Date('2025-01-01'), isPinned: true });
    const answer = await createComment(portal.database, { postId: asked.id, createdAt: new Date('2026-01-03') });
    const list = async () => other.client.get('/api/forum/posts?sortBy=active');
    expect(titles(await list())).toEqual(['Fijada', 'Preguntada', 'Callada']);
    expect((await list()).body.posts[1].lastActivityAt).toBe('2026-01-03T00:00:00.000Z');
    await admin.client.delete(`/api/forum/comments/${answer.id}`);
    expect(titles(await list())).toEqual(['Fijada', 'Callada', 'Preguntada']);
  });

  it('filters by category, whose total it tells; an empty one is no filter', async () => {
    const elsewhere = await createCategory(portal.database);
    await write({ title: 'De impuestos' });
    await write({ title: 'De otra cosa', categoryId: elsewhere.id });
    const filtered = await other.client.get(`/api/forum/posts?categoryId=${categoryId}`);
    expect([titles(filtered), filtered.body.total]).toEqual([['De impuestos'], 1]);
    expect((await other.client.get('/api/forum/posts?categoryId=')).body.total).toBe(2);
    const unknown = await other.client.get(`/api/forum/posts?categoryId=${crypto.randomUUID()}`);
    expect(unknown.body).toMatchObject({ posts: [], total: 0, totalPages: 0 });
  });

  it('searches within the filters, in the order asked for', async () => {
    await write({ title: 'Exportaciones de cacao', createdAt: new Date('2026-01-01') });
    await write({ title: 'La exportación de mango', createdAt: new Date('2026-01-02') });
    await write({ title: 'Otra cosa muy distinta' });
    const found = await other.client.get('/api/forum/posts?search=exportacion&page=1');
    expect(titles(found)).toEqual(['La exportación de mango', 'Exportaciones de cacao']);
    expect(found.body).toMatchObject({ total: 2, totalPages: 1, capped: false });
    expect((await other.client.get('/api/forum/posts?search=exportacion&page=9')).body).toMatchObject({ total: 2 });
    expect((await other.client.get('/api/forum/posts?search=%20%20')).body.total).toBe(3);
    const none = await other.client.get('/api/forum/posts?search=inexistente');
    expect(none.body).toMatchObject({ posts: [], total: 0, totalPages: 0 });
    const inCategory = await other.client.get(`/api/forum/posts?search=mango&categoryId=${categoryId}`);
    expect(titles(inCategory)).toEqual(['La exportación de mango']);
  });

  it('gives the stored excerpt, or the first 150 characters with an ellipsis', async () => {
    await write({ content: 'ñ'.repeat(200), excerpt: 'Un resumen propio', createdAt: new Date('2026-01-03') });
    await write({ content: 'ñ'.repeat(200), createdAt: new Date('2026-01-02') });
    await write({ content: '👩'.repeat(60), createdAt: new Date('2026-01-01') });
    const { posts } = (await other.client.get('/api/forum/posts')).body;
    expect(posts.map((post: { excerpt: string }) => post.excerpt)).toEqual([
      'Un resumen propio',
      `${'ñ'.repeat(150)}...`,
      '👩'.repeat(60),
    ]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e20',
    'page=1.5',
    'limit=0',
    'limit=51',
    'sortBy=likes',
    'sortBy=recent&sortBy=popular',
    'categoryId=todas',
    'status=todas',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expect((await other.client.get(`/api/forum/posts?${query}`)).status).toBe(400);
  });
});

describe('GET /api/forum/posts/{id}', () => {
  it('tells what each person may do', async () => {
    const { id } = await write();
    const can = async (client: ApiClient) => (await client.get(`/api/forum/posts/${id}`)).body.can;
    expect(await can(author.client)).toMatchObject({ edit: true, solve: true, report: false, pin: false });
    expect(await can(other.client)).toMatchObject({ edit: false, solve: false, report: true, pin: false });
    expect(await can(admin.client)).toMatchObject({ edit: true, solve: false, report: true, pin: true });
  });

  it('answers the same for a post that is hidden, gone or never was', async () => {
    const hidden = await write({ isPublished: false });
    const answers = await Promise.all(
      [hidden.id, crypto.randomUUID()].map((id) => other.client.get(`/api/forum/posts/${id}`)),
    );
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});

describe('PUT /api/forum/posts/{id}', () => {
  it('lets its author change it, and says that it was edited', async () => {
    const { id } = await write({ excerpt: 'De antes' });
    const elsewhere = await createCategory(portal.database);
    const answer = await author.client.put(
      `/api/forum/posts/${id}`,
      form({ title: 'Un título corregido', categoryId: elsewhere.id }),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { title: 'Un título corregido', category: { id: elsewhere.id } },
    });
    expect(answer.body.editedAt).not.toBeNull();
    expect(answer.body.excerpt).toBe(form().content);
    const counts = (await author.client.get('/api/forum/categories')).body;
    expect(counts.map((each: { postsCount: number }) => each.postsCount)).toEqual([0, 1]);
  });

  it('refuses another member, bad input and what is not there', async () => {
    const { id } = await write();
    expect((await other.client.put(`/api/forum/posts/${id}`, form())).status).toBe(403);
    expect((await author.client.put(`/api/forum/posts/${id}`, form({ title: 'corto' }))).status).toBe(400);
    expect((await author.client.put(`/api/forum/posts/${id}`, form({ categoryId: id }))).status).toBe(400);
    expect((await author.client.put(`/api/forum/posts/${crypto.randomUUID()}`, form())).status).toBe(404);
    expect((await author.client.put('/api/forum/posts/uno', form())).status).toBe(400);
    expect((await admin.client.put(`/api/forum/posts/${id}`, form())).status).toBe(200);
  });
});

describe('DELETE /api/forum/posts/{id}', () => {
  it('removes it with its comments and likes, and counts them off', async () => {
    const { id } = await write();
    await createComment(portal.database, { postId: id });
    await other.client.put(`/api/forum/posts/${id}/like`);
    expect((await other.client.delete(`/api/forum/posts/${id}`)).status).toBe(403);
    expect(await author.client.delete(`/api/forum/posts/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await author.client.get(`/api/forum/posts/${id}`)).status).toBe(404);
    expect((await author.client.delete(`/api/forum/posts/${id}`)).status).toBe(404);
    const [category] = await portal.database.select().from(forumCategories).where(eq(forumCategories.id, categoryId));
    expect(category?.postsCount).toBe(0);
  });
});

describe('likes', () => {
  it('are one a person, and repeating changes nothing', async () => {
    const { id } = await write();
    const like = () => other.client.put(`/api/forum/posts/${id}/like`);
    const unlike = () => other.client.delete(`/api/forum/posts/${id}/like`);
    expect((await like()).body).toEqual({ likes: 1, liked: true });
    expect((await like()).body).toEqual({ likes: 1, liked: true });
    expect((await author.client.put(`/api/forum/posts/${id}/like`)).body).toEqual({ likes: 2, liked: true });
    expect((await other.client.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 2, liked: true });
    expect((await unlike()).body).toEqual({ likes: 1, liked: false });
    expect((await unlike()).body).toEqual({ likes: 1, liked: false });
  });

  it('cannot be given to what is not there', async () => {
    expect((await other.client.put(`/api/forum/posts/${crypto.randomUUID()}/like`)).status).toBe(404);
    expect((await other.client.delete(`/api/forum/posts/${crypto.randomUUID()}/like`)).status).toBe(404);
  });
});

describe('the solution', () => {
  it('is marked by the author, with the comment that solved it', async () => {
    const { id } = await write();
    const comment = await createComment(portal.database, { postId: id });
    const elsewhere = await createComment(portal.database, { postId: (await write()).id });
    const solve = (client: ApiClient, commentId: unknown) =>
      client.put(`/api/forum/posts/${id}/solution`, { commentId });

    expect((await solve(other.client, comment.id)).status).toBe(403);
    expect((await solve(admin.client, comment.id)).status).toBe(403);
    expect((await solve(author.client, elsewhere.id)).status).toBe(400);
    expect((await solve(author.client, 'x')).status).toBe(400);
    expect((await solve(author.client, comment.id)).body).toMatchObject({ solutionId: comment.id });
    expect((await other.client.get('/api/forum/posts')).body.posts[1].solutionId).toBe(comment.id);
    expect((await author.client.delete(`/api/forum/posts/${id}/solution`)).body).toMatchObject({ solutionId: null });
  });

  it('is not written again when it is the same', async () => {
    const { id } = await write();
    const comment = await createComment(portal.database, { postId: id });
    const solve = () => author.client.put(`/api/forum/posts/${id}/solution`, { commentId: comment.id });
    const version = async () =>
      (await portal.database.execute(sql`select xmin::text from forum_posts where id = ${id}`)).rows;
    await solve();
    const written = await version();
    expect((await solve()).body).toMatchObject({ solutionId: comment.id });
    expect(await version()).toEqual(written);
  });

  it.each([
    ['goes', 0],
    ['only keeps its place', 1],
  ])('is no longer marked when its comment %s', async (_what, answers) => {
    const { id } = await write();
    const comment = await createComment(portal.database, { postId: id, authorId: other.user.id });
    if (answers > 0) await createComment(portal.database, { postId: id, parentId: comment.id });
    await author.client.put(`/api/forum/posts/${id}/solution`, { commentId: comment.id });
    await other.client.delete(`/api/forum/comments/${comment.id}`);
    expect((await author.client.get(`/api/forum/posts/${id}`)).body.solutionId).toBeNull();
  });

  it('is not marked while its comment is being deleted', async () => {
    const { id } = await write();
    const comment = await createComment(portal.database, { postId: id });
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { solving } = await portal.database.transaction(async (transaction) => {
      await transaction.select().from(forumPosts).where(eq(forumPosts.id, id)).for('no key update');
      const answer = author.client.put(`/api/forum/posts/${id}/solution`, { commentId: comment.id });
      await expect.poll(async () => (await portal.database.execute(waiting)).rows.length).toBe(1);
      await transaction
        .update(forumComments)
        .set({ content: '', deletedAt: new Date() })
        .where(eq(forumComments.id, comment.id));
      return { solving: answer };
    });
    expect(await solving).toMatchObject({ status: 400, body: { fields: { commentId: expect.any(String) } } });
  });
});

describe('GET /api/forum/posts/similar', () => {
  it('finds posts that share neighbouring words with a title', async () => {
    await write({ title: '¿Alguien sabe de facturación electrónica?' });
    await write({ title: 'Créditos para comprar un camión' });
    const similar = async (title: string) =>
      (await other.client.get(`/api/forum/posts/similar?title=${encodeURIComponent(title)}`)).body;
    expect(await similar('Dudas con la factura electronica de mi negocio')).toMatchObject([
      { title: '¿Alguien sabe de facturación electrónica?', commentsCount: 0, isSolved: false },
    ]);
    expect(await similar('Receta de mangú con salami')).toEqual([]);
    expect(await similar('¿?')).toEqual([]);
  });
});

describe('GET /api/forum/categories', () => {
  it('is a list with the number of published posts of each', async () => {
    await write();
    await write({ isPublished: false });
    const { body } = await other.client.get('/api/forum/categories');
    expect(body).toEqual([
      {
        id: categoryId,
        name: 'Impuestos',
        slug: expect.any(String),
        description: 'Para probar',
        color: '#E11D48',
        postsCount: 1,
        isArchived: false,
      },
    ]);
  });
});

describe('a forum that is switched off', () => {
  it('answers 404 everywhere, to administrators too', async () => {
    const { id } = await write();
    const comment = await createComment(portal.database, { postId: id, authorId: author.user.id });
    await portal.database.update(siteSettings).set({ enableForum: false });
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown][] = [
      ['GET', '/api/forum/posts'],
      ['GET', '/api/forum/posts?search=prueba'],
      ['GET', '/api/forum/posts?status=hidden'],
      ['GET', '/api/forum/posts?page=5000'],
      ['POST', '/api/forum/posts', form()],
      ['GET', '/api/forum/posts/similar?title=publicacion'],
      ['GET', `/api/forum/posts/${id}`],
      ['PUT', `/api/forum/posts/${id}`, form()],
      ['DELETE', `/api/forum/posts/${id}`],
      ['PUT', `/api/forum/posts/${id}/like`],
      ['DELETE', `/api/forum/posts/${id}/like`],
      ['PUT', `/api/forum/posts/${id}/solution`, { commentId: comment.id }],
      ['GET', `/api/forum/posts/${id}/comments`],
      ['POST', `/api/forum/posts/${id}/comments`, { content: 'Hola' }],
      ['GET', `/api/forum/posts/${id}/stream`],
      ['PUT', `/api/forum/comments/${comment.id}`, { content: 'Hola' }],
      ['DELETE', `/api/forum/comments/${comment.id}`],
      ['POST', `/api/forum/posts/${id}/reports`, { reason: 'spam' }],
      ['POST', `/api/forum/comments/${comment.id}/reports`, { reason: 'spam' }],
      ['GET', '/api/forum/categories'],
      ['GET', '/api/admin/forum/reports'],
      ['PUT', `/api/admin/forum/posts/${id}/pin`],
    ];
    const answers = await Promise.all(calls.map(([method, path, body]) => admin.client.send(method, path, body)));
    expect(answers.map(({ status }, index) => [calls[index]?.slice(0, 2), status])).toEqual(
      calls.map((call) => [call.slice(0, 2), 404]),
    );
    await portal.database.update(siteSettings).set({ enableForum: true });
    expect((await other.client.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 0, commentsCount: 1 });
  });
});

describe('GET /api/forum/posts/:id/preview', () => {
  it('tells visitors the category, and the title once its author shares it', async () => {
    const form = { title: 'Cómo se exporta el aguacate', content: 'x'.repeat(60), categoryId };
    const { body: post } = await author.client.post('/api/forum/posts', form);
    const path = `/api/forum/posts/${post.id}`;
    const preview = async () => (await portal.visitor().get(`${path}/preview`)).body;
    expect(post.sharesTitle).toBe(false);
    expect(await preview()).toEqual({ category: post.category.name, title: null });
    expect((await admin.client.put(path, { ...form, sharesTitle: true })).status).toBe(403);
    await author.client.put(path, { ...form, sharesTitle: true });
    expect(await preview()).toEqual({ category: post.category.name, title: form.title });
    // Whoever corrects it without a word on this leaves it as it was.
    await admin.client.put(path, { ...form, title: 'Cómo se exporta el mango' });
    expect(await preview()).toMatchObject({ title: 'Cómo se exporta el mango' });
    await portal.database.update(forumPosts).set({ isPublished: false }).where(eq(forumPosts.id, post.id));
    expect((await portal.visitor().get(`${path}/preview`)).status).toBe(404);
    expect((await author.client.post('/api/forum/posts', { ...form, sharesTitle: 'sí' })).body.fields).toEqual({
      sharesTitle: 'Elige sí o no',
    });
  });
});
