import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createComment, createPost, signedIn } from '../../../tests/support/factories.ts';

let portal: TestApp;
let author: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
let postId: string;

beforeAll(async () => {
  portal = await createTestApp();
  author = await signedIn(portal, { firstName: 'Ramón', lastName: 'Mejía' });
  other = await signedIn(portal);
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  postId = (await createPost(portal.database, { authorId: other.user.id })).id;
});
afterAll(() => portal.close());

const path = () => `/api/forum/posts/${postId}/comments`;
const say = async (content: string, parentId?: string, client = author.client) =>
  (await client.post(path(), { content, parentId })).body;
const list = async (query = '') => (await other.client.get(`${path()}${query}`)).body;
const count = async () => (await other.client.get(`/api/forum/posts/${postId}`)).body.commentsCount;

const TOO_DEEP = 'El texto tiene citas, listas o énfasis unos dentro de otros: 20 niveles como máximo';

describe('POST /api/forum/posts/{id}/comments', () => {
  it('adds a comment, or an answer to one, and counts it', async () => {
    const answer = await author.client.post(path(), { content: 'Yo pasé por eso.' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        content: 'Yo pasé por eso.',
        postId,
        parentId: null,
        replyTo: null,
        isDeleted: false,
        editedAt: null,
        author: { firstName: 'Ramón', lastName: 'Mejía' },
        can: { reply: true, edit: true, delete: true, report: false },
      },
    });
    expect(answer.body.rootId).toBe(answer.body.id);
    const reply = await other.client.post(path(), { content: '¿Y cómo te fue?', parentId: answer.body.id });
    expect(reply.body).toMatchObject({
      parentId: answer.body.id,
      rootId: answer.body.id,
      replyTo: { id: answer.body.id, author: { firstName: 'Ramón' } },
    });
    expect(await count()).toBe(2);
  });

  it.each([
    [{ content: '' }, 'content', 'Escribe un comentario'],
    [{ content: '   \n ' }, 'content', 'Escribe un comentario'],
    [{}, 'content', 'Escribe un comentario'],
    [{ content: 7 }, 'content', 'Escribe un comentario'],
    [{ content: 'x'.repeat(5001) }, 'content', 'El comentario no puede exceder 5000 caracteres'],
    [{ content: '>'.repeat(1583) }, 'content', TOO_DEEP],
    [{ content: `${'- '.repeat(21)}a` }, 'content', TOO_DEEP],
    [{ content: 'Hola', parentId: 'x' }, 'parentId', 'El comentario al que respondes no es válido'],
    [{ content: 'Hola', parentId: crypto.randomUUID() }, 'parentId', 'El comentario al que respondes ya no existe.'],
  ])('refuses %j', async (body, field, message) => {
    expect(await author.client.post(path(), body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
    expect(await count()).toBe(0);
  });

  it('refuses an answer to a comment of another post, or to a deleted one', async () => {
    const elsewhere = await createComment(portal.database, { postId: (await createPost(portal.database)).id });
    const deleted = await say('Se va');
    await say('Con respuesta', deleted.id);
    await author.client.delete(`/api/forum/comments/${deleted.id}`);
    for (const parentId of [elsewhere.id, deleted.id]) {
      expect((await author.client.post(path(), { content: 'Hola', parentId })).status).toBe(400);
    }
    expect(await count()).toBe(1);
  });

  it('is 404 for a post that is not there', async () => {
    const gone = `/api/forum/posts/${crypto.randomUUID()}/comments`;
    expect((await author.client.post(gone, { content: 'Hola' })).status).toBe(404);
    expect((await author.client.get(gone)).status).toBe(404);
  });
});

describe('GET /api/forum/posts/{id}/comments', () => {
  it('keeps each thread together, in the order in which they began', async () => {
    const first = await say('Primero');
    const second = await say('Segundo');
    const answer = await say('Respuesta al primero', first.id);
    await say('Respuesta a la respuesta', answer.id);
    await say('Respuesta al segundo', second.id);
    const { comments, total, totalPages } = await list();
    expect(comments.map((comment: { content: string }) => comment.content)).toEqual([
      'Primero',
      'Respuesta al primero',
      'Respuesta a la respuesta',
      'Segundo',
      'Respuesta al segundo',
    ]);
    expect(comments[2]).toMatchObject({ rootId: first.id, parentId: answer.id });
    expect([total, totalPages]).toEqual([5, 1]);
  });

  it('comes in pages, and finds the page of a comment', async () => {
    const all = [];
    for (let index = 0; index < 5; index += 1) all.push(await say(`Comentario ${index}`));
    const page = await list('?limit=2&page=2');
    expect(page).toMatchObject({ total: 5, page: 2, totalPages: 3 });
    expect(page.comments.map((comment: { id: string }) => comment.id)).toEqual([all[2]?.id, all[3]?.id]);
    const linked = await list(`?limit=2&commentId=${all[4]?.id}`);
    expect([linked.page, linked.comments[0].id]).toEqual([3, all[4]?.id]);
    expect(await list(`?limit=2&commentId=${crypto.randomUUID()}`)).toMatchObject({ page: 1 });
    expect((await list('?page=9')).comments).toEqual([]);
  });
});

describe('PUT /api/forum/comments/{id}', () => {
  it('lets its author change it, and says so', async () => {
    const { id } = await say('Con herror');
    const answer = await author.client.put(`/api/forum/comments/${id}`, { content: 'Con error' });
    expect(answer).toMatchObject({ status: 200, body: { content: 'Con error' } });
    expect(answer.body.editedAt).not.toBeNull();
  });

  it('refuses others, empty words and what is gone', async () => {
    const { id } = await say('Mío');
    const edit = (client: typeof author.client, body: unknown = { content: 'Tuyo' }) =>
      client.put(`/api/forum/comments/${id}`, body);
    expect((await edit(other.client)).status).toBe(403);
    expect((await edit(author.client, { content: ' ' })).status).toBe(400);
    expect((await edit(admin.client)).status).toBe(200);
    await author.client.delete(`/api/forum/comments/${id}`);
    expect((await edit(author.client)).status).toBe(404);
  });
});

describe('DELETE /api/forum/comments/{id}', () => {
  it('removes a comment without answers', async () => {
    const { id } = await say('Solo');
    expect((await other.client.delete(`/api/forum/comments/${id}`)).status).toBe(403);
    expect((await author.client.delete(`/api/forum/comments/${id}`)).body).toEqual({ id, isTombstone: false });
    expect((await author.client.delete(`/api/forum/comments/${id}`)).status).toBe(404);
    expect([await count(), (await list()).comments]).toEqual([0, []]);
  });

  it('leaves the place of one with answers, without its words or its author', async () => {
    const { id } = await say('Se va');
    await say('Se queda', id, other.client);
    expect((await author.client.delete(`/api/forum/comments/${id}`)).body).toEqual({ id, isTombstone: true });
    const { comments, total } = await list();
    expect(comments[0]).toMatchObject({ id, content: null, author: null, isDeleted: true, can: { reply: false } });
    expect(comments[1]).toMatchObject({ content: 'Se queda', replyTo: { id, author: null } });
    expect([await count(), total]).toEqual([1, 2]);
    const stored = await portal.database.$client.query('select content from forum_comments where id = $1', [id]);
    expect(stored.rows).toEqual([{ content: '' }]);
  });

  it('takes empty places along when their last answer goes', async () => {
    const first = await say('Uno');
    const second = await say('Dos', first.id);
    const third = await say('Tres', second.id);
    for (const { id } of [first, second, third]) await author.client.delete(`/api/forum/comments/${id}`);
    expect([await count(), (await list()).comments]).toEqual([0, []]);
  });

  it('can be done by an administrator', async () => {
    const { id } = await say('Ofensivo');
    expect((await admin.client.delete(`/api/forum/comments/${id}`)).status).toBe(200);
  });
});
