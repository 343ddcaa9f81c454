import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createPost, signedIn } from '../../../tests/support/factories.ts';
import { queuedMailsTo, queuedTextTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await recordQueuedMails(portal.database);
});
afterAll(() => portal.close());

const comment = async (who: TestUser, postId: string, parentId?: string): Promise<string> =>
  (await who.client.post(`/api/forum/posts/${postId}/comments`, { content: 'Buena idea', parentId })).body.id;
const noticesOf = async (who: TestUser) => (await who.client.get('/api/notifications')).body;
const mailsTo = async (who: TestUser) => (await queuedMailsTo(portal.database, who.user.email)).length;

async function discussion() {
  const author = await signedIn(portal);
  const post = await createPost(portal.database, { authorId: author.user.id, title: 'Cómo subir el precio' });
  const [ana, beto] = [
    await signedIn(portal, { firstName: 'Ana', lastName: 'Peña' }),
    await signedIn(portal, { firstName: 'Beto', lastName: 'Gil' }),
  ];
  return { author, post, ana, beto };
}

describe('who is answered in the forum', () => {
  it('is told: the author of a post, and the author of a comment', async () => {
    const { author, post, ana, beto } = await discussion();
    const first = await comment(ana, post.id);
    expect((await noticesOf(author)).notifications).toMatchObject([
      {
        kind: 'forum-reply',
        title: 'Nuevo comentario en el foro',
        body: 'Ana Peña comentó en tu publicación «Cómo subir el precio».',
        href: `/forum/post/${post.id}#c-${first}`,
      },
    ]);
    await comment(beto, post.id, first);
    expect((await noticesOf(ana)).notifications).toMatchObject([
      { body: 'Beto Gil respondió a tu comentario en «Cómo subir el precio».' },
    ]);
    expect(await mailsTo(author)).toBe(1);
  });

  it('has one notice for each post until it is read', async () => {
    const { author, post, ana, beto } = await discussion();
    const first = await comment(ana, post.id);
    await comment(beto, post.id);
    await comment(ana, post.id, first);
    const { notifications, unread } = await noticesOf(author);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([
      {
        title: 'Nuevos comentarios en el foro',
        body: '3 comentarios nuevos en «Cómo subir el precio». El último es de Ana Peña.',
        href: `/forum/post/${post.id}#c-${first}`,
      },
    ]);
    await author.client.post('/api/notifications/read');
    await comment(beto, post.id);
    expect((await noticesOf(author)).notifications).toMatchObject([
      { body: 'Beto Gil comentó en tu publicación «Cómo subir el precio».', readAt: null },
      { body: '3 comentarios nuevos en «Cómo subir el precio». El último es de Ana Peña.' },
    ]);
  });

  it('keeps no notice of a post that was deleted', async () => {
    const { author, post, ana, beto } = await discussion();
    await comment(beto, post.id, await comment(ana, post.id));
    expect((await noticesOf(ana)).unread).toBe(1);
    await author.client.delete(`/api/forum/posts/${post.id}`);
    for (const who of [author, ana]) expect(await noticesOf(who)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('is not told of themselves, nor by the blocked', async () => {
    const { author, post, ana } = await discussion();
    const own = await comment(author, post.id);
    await comment(author, post.id, own);
    await createConnection(portal.database, ana.user.id, author.user.id, 'blocked');
    await comment(ana, post.id);
    expect((await noticesOf(author)).total).toBe(0);
  });

  it('counts twenty comments at once exactly', async () => {
    const { author, post, ana } = await discussion();
    await Promise.all(Array.from({ length: 20 }, () => comment(ana, post.id)));
    expect((await noticesOf(author)).notifications).toMatchObject([
      { body: '20 comentarios nuevos en «Cómo subir el precio». El último es de Ana Peña.' },
    ]);
  });

  it('gets a mail with the words of the first answer, and the next once it was read', async () => {
    const { author, post, ana, beto } = await discussion();
    await Promise.all([comment(ana, post.id), comment(beto, post.id), comment(ana, post.id)]);
    await comment(beto, post.id);
    expect(await mailsTo(author)).toBe(1);
    expect(await queuedTextTo(portal.database, author.user.email)).toMatch(
      /(Ana Peña|Beto Gil) comentó en tu publicación «Cómo subir el precio»:\n> Buena idea/,
    );
    await author.client.post('/api/notifications/read');
    await comment(beto, post.id);
    expect(await mailsTo(author)).toBe(2);
    const ofAna = await comment(ana, post.id);
    await comment(beto, post.id, ofAna);
    const subject = 'Beto Gil respondió a tu comentario: Cómo subir el precio';
    expect(await queuedMailsTo(portal.database, ana.user.email)).toContain(subject);
  });

  it('gets one mail until it is read, also if they want mails alone', async () => {
    const { author, post, ana, beto } = await discussion();
    await author.client.put('/api/notifications/preferences/forum', { site: false, mail: true });
    await Promise.all([comment(ana, post.id), comment(beto, post.id), comment(ana, post.id)]);
    await comment(beto, post.id);
    expect(await mailsTo(author)).toBe(1);
    expect(await noticesOf(author)).toMatchObject({ notifications: [], total: 0, unread: 0 });
    await author.client.post('/api/notifications/read', { path: `/forum/post/${post.id}` });
    await comment(beto, post.id);
    expect(await mailsTo(author)).toBe(2);
    await author.client.put('/api/notifications/preferences/forum', { site: true, mail: true });
    await comment(ana, post.id);
    expect(await mailsTo(author)).toBe(2);
    expect(await noticesOf(author)).toMatchObject({
      notifications: [{ kind: 'forum-reply', body: expect.stringMatching(/^2 comentarios nuevos/) }],
      unread: 1,
    });
  });

  it('gets no mail once they chose none', async () => {
    const { author, post, ana } = await discussion();
    await author.client.put('/api/notifications/preferences/forum', { site: true, mail: false });
    await comment(ana, post.id);
    expect(await mailsTo(author)).toBe(0);
  });
});
