import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createPost, signedIn } from '../../../tests/support/factories.ts';
import { projectRoot } from '../../core/project-root.ts';
import {
  forumReportImages,
  forumReports,
  messageReports,
  profileReports,
} from '../../database/schema/former-reports.ts';
import { forumImages, mediaItems } from '../../database/schema/media.ts';
import { reportImages, reports } from '../../database/schema/reports.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
  author = await signedIn(portal, { firstName: 'Autora', lastName: 'Gil', bio: 'Gana dinero fácil' });
  reader = await signedIn(portal);
  await createConnection(portal.database, author.user.id, reader.user.id);
});
beforeEach(() => portal.database.delete(reports));
afterAll(() => portal.close());

const queue = async () => (await admin.client.get('/api/admin/moderation')).body.items;

/** Statements of release 0.2.0. */
const asBefore = {
  async reportPost() {
    const post = await createPost(portal.database, { authorId: author.user.id, title: 'Compra ya mismo' });
    const [picture] = await portal.database
      .insert(mediaItems)
      .values({ kind: 'photo', audience: 'members', width: 8, height: 8, widths: [8], uploadedBy: author.user.id })
      .returning({ id: mediaItems.id });
    await portal.database.insert(forumImages).values({ mediaId: picture?.id ?? '', postId: post.id, position: 0 });
    const [row] = await portal.database
      .insert(forumReports)
      .values({
        ...{ reporterId: reader.user.id, reason: 'spam', details: null, title: post.title, content: post.content },
        ...{ authorId: author.user.id, authorFirstName: 'Autora', authorLastName: 'Gil' },
        ...{ subject: 'post', subjectId: post.id, postId: post.id },
      })
      .onConflictDoNothing()
      .returning({ id: forumReports.id });
    const id = row?.id ?? '';
    await portal.database.execute(sql`insert into forum_report_images (report_id, media_id, position, alt)
      select ${id}::uuid, media_id, position, alt from forum_images join media_items on media_items.id = media_id
      where post_id = ${post.id}`);
    return { id, post };
  },
  async dismiss(table: typeof forumReports | typeof messageReports | typeof profileReports, id: string) {
    await portal.database
      .update(table)
      .set({ status: 'dismissed', resolvedBy: admin.user.id, decisionNote: 'No es nada', resolvedAt: new Date() })
      .where(eq(table.id, id));
  },
};

async function reportEach() {
  const post = await createPost(portal.database, { authorId: author.user.id });
  await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'off-topic' });
  const { body } = await author.client.post(`/api/messages/${reader.user.id}`, { body: 'Envíame tu clave' });
  await reader.client.post('/api/message-reports', { messageId: body.id, reason: 'fraud', details: 'Pide dinero' });
  await reader.client.post(`/api/members/${author.user.id}/reports`, { reason: 'spam' });
  return { post, messageId: body.id as string };
}

describe('beside the release before', () => {
  it('what it reports is in the queue, with its pictures, and what it decides or deletes is so', async () => {
    const { id, post } = await asBefore.reportPost();
    expect(await queue()).toMatchObject([
      {
        kind: 'forum-report',
        id,
        title: post.title,
        text: post.content,
        original: 'same',
        postId: post.id,
        images: [{}],
      },
    ]);
    await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam' });
    expect(await portal.database.$count(reports)).toBe(1);
    await asBefore.dismiss(forumReports, id);
    expect(await queue()).toEqual([]);
    expect((await admin.client.get('/api/admin/moderation/decided')).body.items).toMatchObject([
      { id, decision: { status: 'dismissed', note: 'No es nada', by: { id: admin.user.id } } },
    ]);
    await portal.database.delete(forumReports).where(eq(forumReports.id, id));
    expect([await portal.database.$count(reports), await portal.database.$count(reportImages)]).toEqual([0, 0]);
  });

  it('it reads what is reported and decided here, and what is deleted here is gone there', async () => {
    const { post, messageId } = await reportEach();
    const common = { reporterId: reader.user.id, status: 'open' };
    expect(await portal.database.select().from(forumReports)).toMatchObject([
      {
        ...common,
        postId: post.id,
        commentId: null,
        content: post.content,
        authorFirstName: 'Autora',
        reason: 'off-topic',
      },
    ]);
    expect(await portal.database.select().from(messageReports)).toMatchObject([
      { ...common, messageId, body: 'Envíame tu clave', senderLastName: 'Gil', details: 'Pide dinero' },
    ]);
    expect(await portal.database.select().from(profileReports)).toMatchObject([
      { ...common, memberId: author.user.id, profile: { bio: 'Gana dinero fácil' } },
    ]);
    for (const { kind, id } of await queue()) {
      const path = kind === 'forum-report' ? 'forum/reports' : `${kind}s`;
      await admin.client.put(`/api/admin/${path}/${id}`, { status: 'resolved' });
    }
    for (const table of [forumReports, messageReports, profileReports]) {
      const rows = await portal.database.select({ status: table.status, by: table.resolvedBy }).from(table);
      expect(rows).toEqual([{ status: 'resolved', by: admin.user.id }]);
    }
    await portal.database.delete(reports);
    for (const table of [forumReports, messageReports, profileReports]) {
      expect(await portal.database.$count(table)).toBe(0);
    }
  });

  it('it decides messages and profiles too', async () => {
    await reportEach();
    for (const table of [messageReports, profileReports]) {
      const [row] = await portal.database.select({ id: table.id }).from(table);
      await asBefore.dismiss(table, row?.id ?? '');
    }
    expect(await queue()).toMatchObject([{ kind: 'forum-report' }]);
  });

  it('what it had before the update is carried over, and nothing twice', async () => {
    const { id } = await asBefore.reportPost();
    await reportEach();
    const everything = async () => [
      await portal.database.select().from(reports).orderBy(reports.id),
      await portal.database.select().from(reportImages),
    ];
    const before = await everything();
    // As the update finds it: the old tables alone.
    await portal.database.execute(sql`alter table reports disable trigger copy_report_to_former`);
    await portal.database.delete(reports);
    await portal.database.execute(sql`alter table reports enable trigger copy_report_to_former`);
    expect(await portal.database.$count(forumReportImages)).toBe(1);
    const file = await readFile(join(projectRoot, 'server/database/schema/former-reports.sql'), 'utf8');
    for (let time = 0; time < 2; time += 1) await portal.database.execute(sql.raw(file));
    expect(await everything()).toEqual(before);
    expect((await queue()).map((item: { id: string }) => item.id)).toContain(id);
  });
});
