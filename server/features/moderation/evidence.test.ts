import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createConnection,
  createPost,
  createUser,
  PASSWORD,
  signedIn,
} from '../../../tests/support/factories.ts';
import { runRetention } from '../../../tests/support/retention.ts';
import { files } from '../../database/schema/files.ts';
import { reports } from '../../database/schema/reports.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let offender: TestUser;
let reader: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
  await createUser(portal.database, { role: 'admin' });
});
beforeEach(async () => {
  await portal.database.delete(reports);
  offender = await signedIn(portal, { firstName: 'Ofensor', lastName: 'Anónimo', bio: 'Gana dinero fácil' });
  reader = await signedIn(portal, { firstName: 'Lectora' });
});
afterAll(() => portal.close());

const queue = async () => (await admin.client.get('/api/admin/moderation')).body.items;
const leave = ({ client, user }: TestUser) =>
  client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
const WORDS = 'Un insulto que tiene más de cincuenta letras, para que valga como publicación.';
const author = { firstName: 'Ofensor', lastName: 'Anónimo' };

async function reportedPost() {
  const post = await createPost(portal.database, {
    authorId: offender.user.id,
    title: 'Compra ya mismo',
    content: WORDS,
  });
  await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'offensive' });
  return post;
}

async function reportedComment({ isAnswered = false } = {}) {
  const post = await createPost(portal.database, { title: 'La aduana de siempre' });
  const comment = await createComment(portal.database, {
    postId: post.id,
    authorId: offender.user.id,
    content: 'Insulto',
  });
  if (isAnswered) await createComment(portal.database, { postId: post.id, parentId: comment.id });
  await reader.client.post(`/api/forum/comments/${comment.id}/reports`, { reason: 'offensive' });
  return { post, comment };
}

async function reportedMessage() {
  await createConnection(portal.database, offender.user.id, reader.user.id);
  const { body } = await offender.client.post(`/api/messages/${reader.user.id}`, { body: 'Envíame tu clave' });
  await reader.client.post('/api/message-reports', { messageId: body.id, reason: 'fraud' });
}

describe('what was reported stays as it was', () => {
  it('when nothing happens to it', async () => {
    const post = await reportedPost();
    expect(await queue()).toMatchObject([{ text: WORDS, author, original: 'same', postId: post.id }]);
  });

  it('when its author edits a post, and says so', async () => {
    const { id, categoryId } = await reportedPost();
    const form = { title: 'Compra ya mismo', content: 'Un texto del todo inocente, que no ofende a ninguna persona.' };
    expect((await offender.client.put(`/api/forum/posts/${id}`, { ...form, categoryId })).status).toBe(200);
    expect(await queue()).toMatchObject([{ title: 'Compra ya mismo', text: WORDS, author, original: 'changed' }]);
  });

  it('when only the title changes, or somebody is called otherwise by now', async () => {
    const { id, categoryId } = await reportedPost();
    await offender.client.put(`/api/forum/posts/${id}`, { title: 'Un título inocente', content: WORDS, categoryId });
    const { email } = offender.user;
    await offender.client.put('/api/users/profile', { firstName: 'Inocente', lastName: 'Total', email });
    expect(await queue()).toMatchObject([{ title: 'Compra ya mismo', author, original: 'changed' }]);
  });

  it('when its author edits a comment', async () => {
    const { comment } = await reportedComment();
    await offender.client.put(`/api/forum/comments/${comment.id}`, { content: 'Un saludo' });
    expect(await queue()).toMatchObject([{ text: 'Insulto', author, original: 'changed' }]);
  });

  it('when its author deletes a post', async () => {
    const { id } = await reportedPost();
    await offender.client.delete(`/api/forum/posts/${id}`);
    expect(await queue()).toMatchObject([{ text: WORDS, author, original: 'gone', postId: null }]);
  });

  it.each([false, true])('when its author deletes a comment (answered: %s)', async (isAnswered) => {
    const { post, comment } = await reportedComment({ isAnswered });
    await offender.client.delete(`/api/forum/comments/${comment.id}`);
    expect(await queue()).toMatchObject([{ text: 'Insulto', author, original: 'gone', commentId: comment.id }]);
    // The report stays, also when a moderator deletes the post.
    await admin.client.delete(`/api/forum/posts/${post.id}`);
    expect(await queue()).toMatchObject([{ text: 'Insulto', title: 'La aduana de siempre' }]);
  });

  it('when its author leaves the portal: posts, comments, messages and the profile', async () => {
    await reportedPost();
    await reportedComment();
    await reportedMessage();
    await reader.client.post(`/api/members/${offender.user.id}/reports`, { reason: 'spam' });
    expect((await leave(offender)).status).toBe(200);
    expect(await queue()).toMatchObject([
      { kind: 'forum-report', text: WORDS, author, original: 'same' },
      { kind: 'forum-report', text: 'Insulto', author, original: 'same' },
      { kind: 'message-report', text: 'Envíame tu clave', author, original: 'gone' },
      { kind: 'profile-report', text: 'Gana dinero fácil', author, original: 'gone' },
    ]);
  });

  it('when who reported it leaves', async () => {
    await reportedPost();
    await reportedMessage();
    expect((await leave(reader)).status).toBe(200);
    const from = { firstName: 'Miembro', lastName: 'eliminado' };
    expect(await queue()).toMatchObject([
      { text: WORDS, from },
      { text: 'Envíame tu clave', from },
    ]);
  });
});

describe('the photo of a reported profile', () => {
  const upload = async (background: string) => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const { body } = await offender.client.send('PUT', '/api/users/photo', image, { 'content-type': 'image/png' });
    return body.profileImageUrl as string;
  };
  const reportProfile = () => reader.client.post(`/api/members/${offender.user.id}/reports`, { reason: 'offensive' });
  const shown = async () => (await queue())[0].profile.photoUrl as string;
  const countFiles = () => portal.database.$count(files);

  it.each([
    ['replaces it', () => upload('#00ff00')],
    ['removes it', () => offender.client.delete('/api/users/photo')],
    ['leaves the portal', () => leave(offender)],
  ])('is still seen by who moderates when its owner %s, and by nobody else', async (_name, act) => {
    const url = await upload('#ff0000');
    const { body: original } = await reader.client.get(url);
    await reportProfile();
    const photoUrl = await shown();
    expect(await admin.client.get(photoUrl)).toMatchObject({ status: 200, body: original });
    await act();
    expect(await shown()).toBe(photoUrl);
    expect(await admin.client.get(photoUrl)).toMatchObject({
      status: 200,
      body: original,
      headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
    });
    expect((await reader.client.get(photoUrl)).status).toBe(403);
    for (const { client } of [reader, admin]) expect((await client.get(url)).status).toBe(404);
  });

  it('goes with the last report that shows it, and not before', async () => {
    await upload('#ff0000');
    await reportProfile();
    const { client: another } = await signedIn(portal);
    await another.post(`/api/members/${offender.user.id}/reports`, { reason: 'spam' });
    await upload('#00ff00');
    const before = await countFiles();
    const [first, second] = await queue();
    const decide = (id: string) => admin.client.put(`/api/admin/profile-reports/${id}`, { status: 'resolved' });
    await decide(first.id);
    await runRetention(portal, 181);
    expect(await countFiles()).toBe(before);
    expect((await admin.client.get(second.profile.photoUrl)).status).toBe(200);
    await decide(second.id);
    await runRetention(portal, 179);
    expect(await countFiles()).toBe(before);
    await runRetention(portal, 181);
    expect(await countFiles()).toBe(before - 1);
    expect((await admin.client.get(second.profile.photoUrl)).status).toBe(404);
  });

  it('that nobody reported is deleted as ever', async () => {
    const url = await upload('#0000ff');
    const before = await countFiles();
    const unreported = await upload('#ff00ff');
    expect(await countFiles()).toBe(before);
    await offender.client.delete('/api/users/photo');
    expect(await countFiles()).toBe(before - 1);
    for (const address of [url, unreported]) expect((await admin.client.get(address)).status).toBe(404);
  });

  it('that there is not is not shown', async () => {
    await reportProfile();
    expect(await shown()).toBeNull();
    const [{ id }] = await queue();
    expect((await admin.client.get(`/api/admin/profile-reports/${id}/photo`)).status).toBe(404);
  });
});

describe('a report about what is gone', () => {
  it.each(['resolved', 'dismissed'] as const)('is %s like any other', async (status) => {
    const { id } = await reportedPost();
    await offender.client.delete(`/api/forum/posts/${id}`);
    const [item] = await queue();
    const decided = await admin.client.put(`/api/admin/forum/reports/${item.id}`, { status });
    expect(decided.body).toMatchObject({ status, content: WORDS, subjectId: id, original: 'gone' });
    expect(await queue()).toEqual([]);
  });

  it('is decided by whoever moderates and takes it away', async () => {
    const { id } = await reportedPost();
    await admin.client.delete(`/api/forum/posts/${id}`);
    const { comment } = await reportedComment();
    await admin.client.delete(`/api/forum/comments/${comment.id}`);
    expect(await queue()).toEqual([]);
    const decided = (await admin.client.get('/api/admin/forum/reports?status=resolved')).body.reports;
    expect(decided).toMatchObject([{ content: WORDS }, { content: 'Insulto' }]);
  });
});

describe('reports are kept', () => {
  const kept = async () => (await portal.database.select({ status: reports.status }).from(reports)).length;

  it('for as long as nobody has decided, and 180 days after that', async () => {
    await reportedPost();
    await runRetention(portal, 1000);
    expect(await kept()).toBe(1);
    const [{ id }] = await queue();
    await admin.client.put(`/api/admin/forum/reports/${id}`, { status: 'dismissed' });
    await runRetention(portal, 179);
    expect(await kept()).toBe(1);
    await runRetention(portal, 181);
    expect(await kept()).toBe(0);
  });

  it('by that rule of messages and profiles too', async () => {
    await reportedMessage();
    await reader.client.post(`/api/members/${offender.user.id}/reports`, { reason: 'spam' });
    for (const { kind, id } of await queue()) {
      await admin.client.put(`/api/admin/${kind}s/${id}`, { status: 'resolved' });
    }
    await runRetention(portal, 181);
    expect(await kept()).toBe(0);
  });

  it('whatever is decided about them, with who decided', async () => {
    await reportedPost();
    const [{ id }] = await queue();
    await admin.client.put(`/api/admin/forum/reports/${id}`, { status: 'resolved' });
    const [row] = await portal.database.select().from(reports).where(eq(reports.id, id));
    expect(row).toMatchObject({ status: 'resolved', resolvedBy: admin.user.id, resolvedAt: expect.any(Date) });
  });
});
