import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createComment, createConnection, createPost, signedIn } from '../../../tests/support/factories.ts';
import { events } from '../../database/schema/events.ts';
import { reports } from '../../database/schema/reports.ts';
import { siteSettings } from '../../database/schema/site.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
  author = await signedIn(portal, { firstName: 'Autora' });
  reader = await signedIn(portal, { firstName: 'Lector' });
  await createConnection(portal.database, author.user.id, reader.user.id);
});
beforeEach(async () => {
  await portal.database.delete(reports);
  await portal.database.delete(events);
});
afterAll(() => portal.close());

const queue = async (query = '') => (await admin.client.get(`/api/admin/moderation?${query}`)).body;
const kinds = async (query = '') => (await queue(query)).items.map(({ kind }: { kind: string }) => kind);

async function reportedPost() {
  const post = await createPost(portal.database, { authorId: author.user.id, title: 'Compra ya mismo' });
  await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam', details: 'Otra vez' });
  return post;
}

async function reportedMessage() {
  const { body } = await author.client.post(`/api/messages/${reader.user.id}`, { body: 'Gana dinero fácil' });
  await reader.client.post('/api/message-reports', { messageId: body.id, reason: 'fraud' });
}

async function proposal() {
  const form = {
    title: 'Feria de quesos',
    description: 'De la región',
    date: '2099-05-01',
    time: '14:30',
    type: 'workshop',
  };
  const { body } = await reader.client.post('/api/events', { ...form, location: 'El parque' });
  return body.id as string;
}

describe('the queue', () => {
  it('of a moderator has the reports, and no proposals: those are for the organizers of events', async () => {
    const moderator = await signedIn(portal, { role: 'moderator' });
    await reportedPost();
    await proposal();
    const { body } = await moderator.client.get('/api/admin/moderation');
    expect(body).toMatchObject({ total: 1, items: [{ kind: 'forum-report' }], counts: { proposal: 0 } });
    const asked = await moderator.client.get('/api/admin/moderation?kind=proposal');
    expect(asked.body).toMatchObject({ total: 0, items: [] });
  });

  it('has everything that waits, the oldest first, each with what is needed to decide', async () => {
    const post = await reportedPost();
    await reportedMessage();
    await proposal();
    const { items, total, counts } = await queue();
    expect([total, counts]).toEqual([3, { 'forum-report': 1, 'message-report': 1, 'profile-report': 0, proposal: 1 }]);
    expect(items).toMatchObject([
      {
        kind: 'forum-report',
        reason: 'spam',
        details: 'Otra vez',
        from: { firstName: 'Lector' },
        author: { firstName: 'Autora' },
        title: 'Compra ya mismo',
        text: post.content,
        postId: post.id,
        commentId: null,
      },
      {
        kind: 'message-report',
        reason: 'fraud',
        text: 'Gana dinero fácil',
        author: { firstName: 'Autora' },
        title: null,
      },
      {
        kind: 'proposal',
        reason: null,
        title: 'Feria de quesos',
        text: 'De la región',
        from: { firstName: 'Lector' },
        event: { date: '2099-05-01', time: '14:30', location: 'El parque', version: 1 },
      },
    ]);
  });

  it('is narrowed down to one kind, and paged', async () => {
    await reportedPost();
    await reportedMessage();
    expect(await kinds('kind=message-report')).toEqual(['message-report']);
    expect(await kinds('limit=1&page=2')).toEqual(['message-report']);
    expect(await queue('limit=1&page=3')).toMatchObject({ items: [], total: 2, totalPages: 2 });
    expect((await admin.client.get('/api/admin/moderation?kind=nada')).status).toBe(400);
  });

  it('loses what was decided, wherever it was decided', async () => {
    const post = await reportedPost();
    await reportedMessage();
    const id = await proposal();
    const { items } = await queue();
    await admin.client.put(`/api/admin/forum/posts/${post.id}/takedown`, { reason: 'Publicidad' });
    await admin.client.put(`/api/admin/message-reports/${items[1].id}`, { status: 'dismissed' });
    await admin.client.put(`/api/admin/events/${id}/return`, { reason: 'Falta el precio' });
    expect(await kinds()).toEqual([]);
  });

  it('shows a comment in its post, and lets go of it with the comment', async () => {
    const post = await createPost(portal.database, { title: 'La aduana de siempre' });
    const answered = await createComment(portal.database, {
      postId: post.id,
      content: 'Insulto',
      authorId: author.user.id,
    });
    await createComment(portal.database, { postId: post.id, parentId: answered.id });
    await reader.client.post(`/api/forum/comments/${answered.id}/reports`, { reason: 'offensive' });
    expect((await queue()).items).toMatchObject([
      {
        commentId: answered.id,
        postId: post.id,
        title: 'La aduana de siempre',
        text: 'Insulto',
        author: { firstName: 'Autora' },
      },
    ]);
    // It was answered, so a tombstone stays; the report does not.
    await admin.client.delete(`/api/forum/comments/${answered.id}`);
    expect(await kinds()).toEqual([]);
  });

  it('has nothing of a forum that is switched off', async () => {
    await reportedPost();
    await reportedMessage();
    await portal.database.update(siteSettings).set({ enableForum: false });
    expect([await kinds(), (await queue()).counts['forum-report']]).toEqual([['message-report'], 0]);
    await portal.database.update(siteSettings).set({ enableForum: true });
  });
});

describe('what was decided', () => {
  const decided = async (query = '') => (await admin.client.get(`/api/admin/moderation/decided?${query}`)).body;

  it('is listed with who and why, the latest first', async () => {
    await reportedPost();
    await reportedMessage();
    const { items } = await queue();
    const [post, message] = items;
    await admin.client.put(`/api/admin/forum/reports/${post.id}`, { status: 'dismissed', note: 'No es publicidad' });
    await admin.client.put(`/api/admin/message-reports/${message.id}`, { status: 'resolved' });
    const list = await decided();
    expect(list.total).toBe(2);
    expect(list.items).toMatchObject([
      { kind: 'message-report', text: 'Gana dinero fácil', decision: { status: 'resolved', note: null } },
      {
        kind: 'forum-report',
        title: 'Compra ya mismo',
        reason: 'spam',
        from: { firstName: 'Lector' },
        decision: { status: 'dismissed', note: 'No es publicidad', by: { id: admin.user.id } },
      },
    ]);
    expect((await queue()).items).toEqual([]);
    expect((await decided('kind=message-report')).total).toBe(1);
    expect((await admin.client.get('/api/admin/moderation/decided?kind=proposal')).status).toBe(400);
    expect((await reader.client.get('/api/admin/moderation/decided')).status).toBe(403);
  });

  it('keeps the reason for which a post was taken down, and the first decision', async () => {
    const post = await reportedPost();
    const [report] = (await queue()).items;
    await admin.client.put(`/api/admin/forum/posts/${post.id}/takedown`, { reason: 'Publicidad' });
    await admin.client.put(`/api/admin/forum/reports/${report.id}`, { status: 'dismissed', note: 'Llegó tarde' });
    expect((await decided()).items).toMatchObject([{ decision: { status: 'resolved', note: 'Publicidad' } }]);
    const long = await admin.client.put(`/api/admin/forum/reports/${report.id}`, {
      status: 'resolved',
      note: 'x'.repeat(501),
    });
    expect(long).toMatchObject({
      status: 400,
      body: { fields: { note: 'El motivo no puede exceder 500 caracteres' } },
    });
  });
});
