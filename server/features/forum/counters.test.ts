import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createComment, createPost, createUser, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { users } from '../../database/schema/account.ts';
import { forumPostLikes, forumPosts } from '../../database/schema/forum.ts';

const MEMBERS = 40;

let portal: TestApp;
let second: TestApp;
let members: ApiClient[];
let admin: ApiClient;

beforeAll(async () => {
  portal = await createTestApp();
  second = await createTestApp({ sharing: portal });
  members = [];
  while (members.length < MEMBERS) members.push((await signedIn(members.length % 2 ? portal : second)).client);
  admin = (await signedIn(portal, { role: 'admin' })).client;
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

/** Counters that differ from their rows. */
async function wrongCounters(): Promise<unknown[]> {
  const { rows } = await portal.database.execute(sql`
    select 'post' as what, p.id from forum_posts p
    where likes <> (select count(*) from forum_post_likes l where l.post_id = p.id)
      or comments_count <> (select count(*) from forum_comments c where c.post_id = p.id and c.deleted_at is null)
      or last_activity_at <> greatest(p.created_at,
        (select max(c.created_at) from forum_comments c where c.post_id = p.id and c.deleted_at is null))
    union all
    select 'category', g.id from forum_categories g
    where posts_count <> (select count(*) from forum_posts p where p.category_id = g.id and p.is_published)
    union all
    select 'document', coalesce(p.id, d.post_id) from forum_posts p
    full join forum_post_documents d on d.post_id = p.id
    where coalesce(p.is_published, false) <> (d.post_id is not null)`);
  return rows;
}

const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

/** A busy machine gives up a lock after a while, and asks to come back. */
async function untilTaken<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  return answer.status === 503 ? untilTaken(call) : answer;
}

describe('40 members at once', () => {
  it('like, comment, answer, take back and delete, and every counter is exact', async () => {
    const { id } = await createPost(portal.database);
    const root = await createComment(portal.database, { postId: id });
    const first = await Promise.all(
      members.flatMap((member) => [
        untilTaken(() => member.put(`/api/forum/posts/${id}/like`)),
        untilTaken(() => member.post(`/api/forum/posts/${id}/comments`, { content: 'Palabras: chinola, guandul' })),
      ]),
    );
    const then = await Promise.all(
      members.flatMap((member) => [
        untilTaken(() => member.post(`/api/forum/posts/${id}/comments`, { content: 'Respuesta', parentId: root.id })),
        untilTaken(() => member.put(`/api/forum/posts/${id}/like`)),
      ]),
    );
    const answers = [...first, ...then];
    expect(statuses(answers).sort()).toEqual([200, 201]);
    const post = (await admin.get(`/api/forum/posts/${id}`)).body;
    expect(post).toMatchObject({ likes: MEMBERS, commentsCount: 2 * MEMBERS + 1 });

    const own = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const undone = await Promise.all([
      ...members.map((member) => untilTaken(() => member.delete(`/api/forum/posts/${id}/like`))),
      ...own.map((comment) => untilTaken(() => admin.delete(`/api/forum/comments/${comment.id}`))),
      untilTaken(() => admin.delete(`/api/forum/comments/${root.id}`)),
    ]);
    expect(statuses(undone)).toEqual([200]);
    expect((await admin.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 0, commentsCount: 0 });
    expect((await admin.get(`/api/forum/posts/${id}/comments`)).body.total).toBe(0);
    expect(await wrongCounters()).toEqual([]);
  });

  it('by one person, fifty likes at once are one', async () => {
    const { id } = await createPost(portal.database);
    const { user, client } = await signedIn(portal);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.put(`/api/forum/posts/${id}/like`)));
    expect(statuses(answers)).toEqual([200]);
    expect(await portal.database.select().from(forumPostLikes).where(eq(forumPostLikes.userId, user.id))).toHaveLength(
      1,
    );
    expect((await client.get(`/api/forum/posts/${id}`)).body.likes).toBe(1);
  });

  it('publish, move, take down and delete in crossing categories without a deadlock', async () => {
    const [one, two] = [await createCategory(portal.database), await createCategory(portal.database)];
    const form = (categoryId: string, word: string) => ({
      title: `Una publicación sobre ${word}`,
      content: `Un contenido que trae palabras que nadie había escrito: ${word}, ${[...word].reverse().join('')}.`,
      categoryId,
    });
    const created = await Promise.all(
      members.map((member, index) =>
        member.post('/api/forum/posts', form(index % 2 ? one.id : two.id, `zapote${index % 3} mamey guanabana`)),
      ),
    );
    expect(statuses(created)).toEqual([201]);
    const changed = await Promise.all(
      created.flatMap(({ body }, index) => [
        admin.put(`/api/admin/forum/posts/${body.id}/category`, { categoryId: index % 2 ? two.id : one.id }),
        ...(index % 3 ? [] : [admin.put(`/api/admin/forum/posts/${body.id}/takedown`, {})]),
        ...(index % 4 ? [] : [admin.put(`/api/forum/posts/${body.id}`, form(one.id, 'tamarindo'))]),
      ]),
    );
    expect(statuses(changed)).toEqual([200]);
    await Promise.all(created.slice(0, 10).map(({ body }) => admin.delete(`/api/forum/posts/${body.id}`)));
    expect(await wrongCounters()).toEqual([]);
  });

  it('comment on a post while it is deleted: each is told so, and nothing is left behind', async () => {
    const { id } = await createPost(portal.database);
    const answers = await Promise.all([
      ...members.map((member) => member.post(`/api/forum/posts/${id}/comments`, { content: 'Hola' })),
      ...members.map((member) => member.put(`/api/forum/posts/${id}/like`)),
      admin.delete(`/api/forum/posts/${id}`),
    ]);
    expect(statuses(answers).filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
  });
});

describe('a like', () => {
  it('is taken back from a post that is being deleted, and neither waits for the other for ever', async () => {
    const [member] = members;
    const { id } = await createPost(portal.database);
    await member?.put(`/api/forum/posts/${id}/like`);
    const answers = await interleaveOnLock(portal.database, sql`select from forum_posts where id = ${id} for update`, [
      async () => admin.delete(`/api/forum/posts/${id}`),
      async () => member?.delete(`/api/forum/posts/${id}/like`),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 404]);
  });
});

describe('a reply, in another process than what it meets', () => {
  const lockOf = (id: string) => sql`select from forum_posts where id = ${id} for update`;

  it.each([
    ['is deleted', false],
    ['becomes a tombstone', true],
  ])('is refused when its parent %s first', async (_what, isAnswered) => {
    const [member] = members;
    const { id } = await createPost(portal.database);
    const parent = await createComment(portal.database, { postId: id });
    if (isAnswered) await createComment(portal.database, { postId: id, parentId: parent.id });
    const answers = await interleaveOnLock(portal.database, lockOf(id), [
      async () => admin.delete(`/api/forum/comments/${parent.id}`),
      async () => member?.post(`/api/forum/posts/${id}/comments`, { content: 'Tarde', parentId: parent.id }),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 400]);
    expect(answers[1]?.body.fields).toHaveProperty('parentId');
    expect(await wrongCounters()).toEqual([]);
  });

  it('is written although one that waits with it is refused', async () => {
    const [member] = members;
    const { id } = await createPost(portal.database);
    const parent = await createComment(portal.database, { postId: id });
    const reply = (parentId?: string) => member?.post(`/api/forum/posts/${id}/comments`, { content: 'Va', parentId });
    const answers = await interleaveOnLock(portal.database, lockOf(id), [
      async () => admin.delete(`/api/forum/comments/${parent.id}`),
      async () => reply(),
      async () => reply(parent.id),
      async () => reply(),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 201, 400, 201]);
    expect((await member?.get(`/api/forum/posts/${id}/comments`))?.body.total).toBe(2);
    expect(await wrongCounters()).toEqual([]);
  });

  it('is refused when the post is closed first, and notifies nobody', async () => {
    const [member] = members;
    const author = await signedIn(portal);
    const { id } = await createPost(portal.database, { authorId: author.user.id });
    const answers = await interleaveOnLock(portal.database, lockOf(id), [
      async () => admin.put(`/api/admin/forum/posts/${id}/closure`),
      async () => member?.post(`/api/forum/posts/${id}/comments`, { content: 'Tarde' }),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 403]);
    expect((await author.client.get('/api/notifications')).body.total).toBe(0);
    expect(await wrongCounters()).toEqual([]);
  });
});

describe('counters', () => {
  it('follow when an account goes with all it wrote, and answers to it stay', async () => {
    const leaver = await createUser(portal.database);
    const { id } = await createPost(portal.database);
    const comment = await createComment(portal.database, { postId: id, authorId: leaver.id });
    await createComment(portal.database, { postId: id, parentId: comment.id });
    await portal.database.insert(forumPostLikes).values({ postId: id, userId: leaver.id });
    await createPost(portal.database, { authorId: leaver.id });
    await portal.database.delete(users).where(eq(users.id, leaver.id));
    expect((await admin.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 0, commentsCount: 1 });
    expect(await wrongCounters()).toEqual([]);
  });

  it('cannot be given at the start: only rows count', async () => {
    const post = await createPost(portal.database, { likes: 12, commentsCount: 5 });
    expect(post).toMatchObject({ likes: 0, commentsCount: 0 });
    await expect(
      portal.database.update(forumPosts).set({ likes: -1 }).where(eq(forumPosts.id, post.id)),
    ).rejects.toThrow();
  });
});
