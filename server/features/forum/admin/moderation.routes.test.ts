import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createCategory, createComment, createPost, signedIn } from '../../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../../tests/support/lock-interleaving.ts';
import { forumPosts } from '../../../database/schema/forum.ts';
import { reports } from '../../../database/schema/reports.ts';

let portal: TestApp;
let author: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
let id: string;

beforeAll(async () => {
  portal = await createTestApp();
  author = await signedIn(portal);
  other = await signedIn(portal);
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  await portal.database.delete(reports);
  await portal.database.delete(forumPosts);
  id = (await createPost(portal.database, { authorId: author.user.id, title: 'Ornitorrincos en la aduana' })).id;
});
afterAll(() => portal.close());

const moderate = (method: 'PUT' | 'DELETE', what: string, body?: unknown, client = admin.client) =>
  client.send(method, `/api/admin/forum/posts/${id}/${what}`, body);

describe('administrators', () => {
  it('alone moderate: 401 for a visitor, 403 for a member, the author included', async () => {
    const calls = ['pin', 'closure', 'takedown'].flatMap((what) => [['PUT', what] as const, ['DELETE', what] as const]);
    for (const [method, what] of calls) {
      const body = what === 'takedown' && method === 'PUT' ? {} : undefined;
      expect((await moderate(method, what, body, portal.visitor())).status).toBe(401);
      expect((await moderate(method, what, body, author.client)).status).toBe(403);
    }
    expect((await author.client.get('/api/admin/forum/reports')).status).toBe(403);
  });

  it('rewrite others; moderators only remove, and decide nothing about themselves', async () => {
    const moderator = await signedIn(portal, { role: 'moderator' });
    const own = await createPost(portal.database, { authorId: moderator.user.id });
    const { id: categoryId } = await createCategory(portal.database);
    const form = { title: 'Otro título para esto', content: 'Palabras que no escribió. '.repeat(4), categoryId };
    expect((await moderator.client.put(`/api/forum/posts/${id}`, form)).status).toBe(403);
    expect((await admin.client.put(`/api/forum/posts/${id}`, form)).status).toBe(200);
    await other.client.post(`/api/forum/posts/${own.id}/reports`, { reason: 'spam' });
    const { reports } = (await admin.client.get('/api/admin/forum/reports')).body;
    const decide = (client: typeof admin.client) =>
      client.put(`/api/admin/forum/reports/${reports[0].id}`, { status: 'dismissed' });
    expect((await decide(moderator.client)).status).toBe(403);
    expect((await decide(admin.client)).body).toMatchObject({ status: 'dismissed' });
    expect((await moderator.client.delete(`/api/forum/posts/${id}`)).status).toBe(200);
  });

  it('take down and restore nothing of their own, whoever took it down; administrators do', async () => {
    const moderator = await signedIn(portal, { role: 'moderator' });
    const own = await createPost(portal.database, { authorId: moderator.user.id });
    const path = `/api/admin/forum/posts/${own.id}/takedown`;
    await other.client.post(`/api/forum/posts/${own.id}/reports`, { reason: 'spam' });
    expect((await moderator.client.get(`/api/forum/posts/${own.id}`)).body.can.takeDown).toBe(false);
    expect((await moderator.client.put(path, {})).status).toBe(403);
    const { reports } = (await admin.client.get('/api/admin/forum/reports')).body;
    expect(reports.filter(({ postId }: { postId: string }) => postId === own.id)).toHaveLength(1);
    expect((await admin.client.put(path, { reason: 'No va' })).status).toBe(200);
    expect((await moderator.client.send('DELETE', path)).status).toBe(403);
    const byAdmin = await createPost(portal.database, { authorId: admin.user.id });
    const adminPath = `/api/admin/forum/posts/${byAdmin.id}/takedown`;
    expect((await admin.client.put(adminPath, {})).status).toBe(200);
    expect((await admin.client.send('DELETE', adminPath)).body).toMatchObject({ isPublished: true });
  });

  it('pin and unpin', async () => {
    expect((await moderate('PUT', 'pin')).body).toMatchObject({ id, isPinned: true });
    expect((await moderate('DELETE', 'pin')).body).toMatchObject({ id, isPinned: false });
  });

  it('close, after which only they can comment, and reopen', async () => {
    const comment = (client = other.client) => client.post(`/api/forum/posts/${id}/comments`, { content: 'Hola' });
    expect((await moderate('PUT', 'closure')).body).toMatchObject({ isClosed: true });
    expect(await comment()).toMatchObject({
      status: 403,
      body: { message: 'Esta publicación está cerrada a nuevos comentarios.' },
    });
    expect((await comment(admin.client)).status).toBe(201);
    expect((await other.client.get(`/api/forum/posts/${id}`)).body.can.comment).toBe(false);
    await moderate('DELETE', 'closure');
    expect((await comment()).status).toBe(201);
  });

  it('move to another category, whose count follows', async () => {
    const category = await createCategory(portal.database);
    expect((await moderate('PUT', 'category', { categoryId: category.id })).body.category.id).toBe(category.id);
    const { body } = await admin.client.get('/api/forum/categories');
    expect(body.find((each: { id: string }) => each.id === category.id).postsCount).toBe(1);
    expect((await moderate('PUT', 'category', { categoryId: crypto.randomUUID() })).body.fields).toEqual({
      categoryId: 'Debe seleccionar una categoría',
    });
  });

  it('get 404 for a post that is not there', async () => {
    id = crypto.randomUUID();
    expect((await moderate('PUT', 'pin')).status).toBe(404);
  });
});

describe('a post that was taken down', () => {
  it('is 404 for everybody but its author and administrators, everywhere, and comes back', async () => {
    const comment = await createComment(portal.database, { postId: id, authorId: other.user.id });
    await other.client.put(`/api/forum/posts/${id}/like`);
    expect((await moderate('PUT', 'takedown', { reason: 'Publicidad\nrepetida' })).body).toMatchObject({
      isPublished: false,
      takenDownReason: 'Publicidad\nrepetida',
    });

    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown][] = [
      ['GET', `/api/forum/posts/${id}`],
      ['GET', `/api/forum/posts/${id}/comments`],
      ['GET', `/api/forum/posts/${id}/stream`],
      ['POST', `/api/forum/posts/${id}/comments`, { content: 'Hola' }],
      ['POST', `/api/forum/posts/${id}/comments`, { content: 'Hola', parentId: comment.id }],
      ['PUT', `/api/forum/posts/${id}/like`],
      ['DELETE', `/api/forum/posts/${id}/like`],
      ['POST', `/api/forum/posts/${id}/reports`, { reason: 'spam' }],
      ['PUT', `/api/forum/comments/${comment.id}`, { content: 'Hola' }],
      ['DELETE', `/api/forum/comments/${comment.id}`],
      ['POST', `/api/forum/comments/${comment.id}/reports`, { reason: 'spam' }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await other.client.send(method, path, body)).status]).toEqual([path, 404]);
    }
    const found = async (client = other.client) => {
      const [list, search, similar] = await Promise.all([
        client.get('/api/forum/posts?limit=50'),
        client.get('/api/search?q=ornitorrincos&scope=all'),
        client.get('/api/forum/posts/similar?title=ornitorrincos'),
      ]);
      const ids = [...list.body.posts, ...search.body.posts, ...similar.body].map((post: { id: string }) => post.id);
      return [ids.includes(id), search.body.totals.posts, search.body.totals.comments];
    };
    expect(await found()).toEqual([false, 0, 0]);
    expect(await found(admin.client)).toEqual([false, 0, 0]);

    expect((await author.client.get(`/api/forum/posts/${id}`)).body.can).toMatchObject({ edit: true, comment: false });
    expect((await author.client.post(`/api/forum/posts/${id}/comments`, { content: 'Hola' })).status).toBe(403);
    expect((await author.client.put(`/api/forum/posts/${id}/like`)).status).toBe(403);
    const hidden = async (client: typeof author.client) =>
      (await client.get('/api/forum/posts?status=hidden')).body.posts.map((post: { id: string }) => post.id);
    expect(await hidden(author.client)).toContain(id);
    expect(await hidden(admin.client)).toContain(id);
    expect(await hidden(other.client)).toEqual([]);

    expect((await moderate('DELETE', 'takedown')).body).toMatchObject({ isPublished: true, takenDownReason: null });
    expect((await other.client.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 1, commentsCount: 1 });
    expect((await found())[0]).toBe(true);
  });

  it('is told to its author once, with the reason', async () => {
    await moderate('PUT', 'takedown', { reason: 'Publicidad repetida' });
    await moderate('PUT', 'takedown', { reason: 'Publicidad repetida' });
    const { notifications } = (await author.client.get('/api/notifications?status=unread')).body;
    const told = notifications.filter(({ href }: { href: string }) => href === `/forum/post/${id}`);
    expect(told).toMatchObject([{ kind: 'moderation-takedown', title: 'Tu publicación fue retirada' }]);
    expect(told[0].body).toContain('Motivo: Publicidad repetida');
  });

  it('is no longer counted in its category', async () => {
    const countOf = async () => {
      const categoryId = (await admin.client.get(`/api/forum/posts/${id}`)).body.category.id;
      const { body } = await admin.client.get('/api/forum/categories');
      return body.find((each: { id: string }) => each.id === categoryId).postsCount;
    };
    expect(await countOf()).toBe(1);
    await moderate('PUT', 'takedown', {});
    expect(await countOf()).toBe(0);
    await moderate('PUT', 'takedown', {});
    expect(await countOf()).toBe(0);
    await moderate('DELETE', 'takedown');
    expect(await countOf()).toBe(1);
  });
});

describe('reports', () => {
  const reports = async (status = 'open') => (await admin.client.get(`/api/admin/forum/reports?status=${status}`)).body;

  it('of a post and of a comment reach the administrators once, and are resolved', async () => {
    const comment = await createComment(portal.database, {
      postId: id,
      authorId: author.user.id,
      content: 'Compra ya',
    });
    const post = () => other.client.post(`/api/forum/posts/${id}/reports`, { reason: 'spam', details: 'Otra vez' });
    expect(await post()).toMatchObject({ status: 201, body: { message: expect.stringContaining('Gracias') } });
    expect((await post()).status).toBe(201);
    await other.client.post(`/api/forum/comments/${comment.id}/reports`, { reason: 'offensive' });

    const open = await reports();
    expect(open).toMatchObject({
      total: 2,
      reports: [
        { reason: 'spam', details: 'Otra vez', status: 'open', subject: 'post', subjectId: id, postId: id },
        {
          reason: 'offensive',
          details: null,
          subject: 'comment',
          subjectId: comment.id,
          postId: id,
          content: 'Compra ya',
        },
      ],
    });
    const decide = (status: unknown, reportId = open.reports[0].id) =>
      admin.client.put(`/api/admin/forum/reports/${reportId}`, { status });
    expect((await decide('open')).status).toBe(400);
    expect((await decide('resolved', crypto.randomUUID())).status).toBe(404);
    expect((await decide('resolved')).body).toMatchObject({ status: 'resolved', resolvedAt: expect.any(String) });
    expect((await decide('dismissed')).body).toMatchObject({ status: 'resolved' });
    expect((await reports()).total).toBe(1);
    expect((await reports('resolved')).total).toBe(1);
  });

  it('need a reason, and are not about oneself', async () => {
    const comment = await createComment(portal.database, { postId: id, authorId: other.user.id });
    const path = `/api/forum/posts/${id}/reports`;
    expect((await other.client.post(path, {})).body.fields).toEqual({ reason: 'Elige un motivo' });
    expect((await other.client.post(path, { reason: 'nada' })).status).toBe(400);
    expect((await other.client.post(path, { reason: 'other', details: 'x'.repeat(501) })).status).toBe(400);
    const turned = await other.client.post(path, { reason: 'other', details: 'Vende \u202ealgo' });
    expect(turned.body.fields).toEqual({ details: 'Contiene caracteres que no se permiten' });
    expect((await author.client.post(path, { reason: 'spam' })).status).toBe(403);
    expect((await other.client.post(`/api/forum/comments/${comment.id}/reports`, { reason: 'spam' })).status).toBe(403);
  });

  it('find nothing to refer to once the post is gone, also when it goes at the same moment', async () => {
    const gone = sql`delete from ${forumPosts} where ${forumPosts.id} = ${id}`;
    const report = () => other.client.post(`/api/forum/posts/${id}/reports`, { reason: 'spam' });
    const [answer] = await interleaveOnLock(portal.database, gone, [report]);
    expect(answer?.status).toBe(404);
  });
});
