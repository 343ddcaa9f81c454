import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createPost, signedIn } from '../../../tests/support/factories.ts';
import { runRetention } from '../../../tests/support/retention.ts';
import { forumPosts } from '../../database/schema/forum.ts';
import { mediaItems } from '../../database/schema/media.ts';

let portal: TestApp;
let author: ApiClient;
let reader: ApiClient;
let admin: ApiClient;
let categoryId: string;
let pixel: Buffer;
beforeAll(async () => {
  portal = await createTestApp();
  ({ client: author } = await signedIn(portal));
  ({ client: reader } = await signedIn(portal));
  ({ client: admin } = await signedIn(portal, { role: 'admin' }));
  categoryId = (await createCategory(portal.database)).id;
  pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e7490' } })
    .png()
    .toBuffer();
});
afterAll(() => portal.close());

const send = (client: ApiClient, image: Buffer | string = pixel) =>
  client.send('POST', '/api/forum/images', image, { 'content-type': 'image/png' });
const uploaded = async (client = author) => (await send(client)).body as { id: string; url: string };
const text = 'Un texto que es lo bastante largo como para que la regla lo acepte.';
const form = (imageIds?: string[]) => ({ title: 'Una foto del muelle', content: text, categoryId, imageIds });
const statusesOf = async (url: string) =>
  Promise.all([portal.visitor(), author, reader, admin].map(async (client) => (await client.get(url)).status));

describe('pictures of a post', () => {
  it('are seen by their author until it is sent, and by members afterwards, in their order', async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    expect(await statusesOf(one.url)).toEqual([404, 200, 404, 200]);
    const { status, body } = await author.post('/api/forum/posts', form([two.id, one.id]));
    expect([status, body.images.map(({ id }: { id: string }) => id)]).toEqual([201, [two.id, one.id]]);
    expect(await statusesOf(one.url)).toEqual([404, 200, 200, 200]);
    expect((await reader.get(`/api/forum/posts/${body.id}`)).body.images).toHaveLength(2);
    expect((await reader.get(one.url)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
    // Not in the library of the office, nor for its records.
    expect((await admin.get(`/api/admin/media/${one.id}`)).status).toBe(404);

    expect((await author.put(`/api/forum/posts/${body.id}`, form())).body.images).toHaveLength(2);
    expect((await author.put(`/api/forum/posts/${body.id}`, form([one.id]))).body.images).toMatchObject([
      { id: one.id },
    ]);
    expect(await statusesOf(two.url)).toEqual([404, 200, 404, 200]);
    expect((await admin.put(`/api/forum/posts/${body.id}`, form([]))).status).toBe(403);
    expect((await admin.put(`/api/forum/posts/${body.id}`, form())).body.images).toHaveLength(1);
  });

  it('are hidden with it when it is taken down, and swept when it is deleted', async () => {
    const image = await uploaded();
    const post = (await author.post('/api/forum/posts', form([image.id]))).body;
    await admin.put(`/api/admin/forum/posts/${post.id}/takedown`, { reason: 'No es suya' });
    expect(await statusesOf(image.url)).toEqual([404, 200, 404, 200]);
    expect((await author.get(image.url)).headers['cache-control']).toBe('private, no-cache');
    await runRetention(portal, 8);
    expect(await portal.database.$count(mediaItems, eq(mediaItems.id, image.id))).toBe(1);
    await portal.database.delete(forumPosts).where(eq(forumPosts.id, post.id));
    await runRetention(portal, 8);
    expect((await author.get(image.url)).status).toBe(404);
  });

  it('are described by their author, who may leave it', async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    const described = { ...form([one.id, two.id]), imageAlts: ['  Un muelle  ', ''] };
    const { body } = await author.post('/api/forum/posts', described);
    expect(body.images).toMatchObject([{ alt: 'Un muelle' }, { alt: '' }]);
    expect((await author.put(`/api/forum/posts/${body.id}`, form([two.id, one.id]))).body.images).toMatchObject([
      { alt: '' },
      { alt: 'Un muelle' },
    ]);
    const { status } = await author.put(`/api/forum/posts/${body.id}`, { ...form(), imageAlts: ['x'.repeat(301)] });
    expect(status).toBe(400);
  });

  it('are at most four, each once, free, and of who writes', async () => {
    const [mine, used, theirs] = [await uploaded(), await uploaded(), await uploaded(reader)];
    await author.post('/api/forum/posts', form([used.id]));
    const before = await portal.database.$count(forumPosts);
    const five = await Promise.all(Array.from({ length: 5 }, () => uploaded()));
    for (const imageIds of [
      five.map(({ id }) => id),
      [mine.id, mine.id],
      [mine.id, used.id],
      [theirs.id],
      [crypto.randomUUID()],
      ['x'],
    ]) {
      const { status, body } = await author.post('/api/forum/posts', form(imageIds));
      expect([status, Object.keys(body.fields)[0]?.split('.')[0]]).toEqual([400, 'imageIds']);
    }
    expect(await portal.database.$count(forumPosts)).toBe(before);
    const answers = await Promise.all([1, 2].map(() => author.post('/api/forum/posts', form([mine.id]))));
    expect(answers.map(({ status }) => status).sort()).not.toEqual([201, 201]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
  });
});

describe('pictures of a comment', () => {
  it('come with it, and go with it', async () => {
    const post = await createPost(portal.database);
    const path = `/api/forum/posts/${post.id}/comments`;
    const image = await uploaded();
    const { status, body } = await author.post(path, { content: 'Miren', imageIds: [image.id] });
    expect([status, body.images]).toMatchObject([201, [{ id: image.id }]]);
    expect((await reader.get(path)).body.comments).toMatchObject([{ images: [{ id: image.id }] }]);
    expect(await statusesOf(image.url)).toEqual([404, 200, 200, 200]);
    expect((await author.put(`/api/forum/comments/${body.id}`, { content: 'Miren bien' })).body.images).toHaveLength(1);
    const other = await uploaded();
    const edit = { content: 'Miren esta', imageIds: [other.id], imageAlts: ['El muelle al amanecer'] };
    expect((await admin.put(`/api/forum/comments/${body.id}`, edit)).status).toBe(403);
    const edited = (await author.put(`/api/forum/comments/${body.id}`, edit)).body;
    expect(edited.images).toMatchObject([{ id: other.id, alt: 'El muelle al amanecer' }]);
    expect(await statusesOf(image.url)).toEqual([404, 200, 404, 200]);
    await author.put(`/api/forum/comments/${body.id}`, { content: 'Miren', imageIds: [image.id] });
    await reader.post(path, { content: 'Qué bien', parentId: body.id });
    await author.delete(`/api/forum/comments/${body.id}`);
    expect((await reader.get(path)).body.comments[0]).toMatchObject({ isDeleted: true, images: [] });
    expect(await statusesOf(image.url)).toEqual([404, 200, 404, 200]);
  });

  it('are shown to the author of a post that was taken down, as their text is, and to no other member', async () => {
    const post = (await author.post('/api/forum/posts', form())).body;
    const path = `/api/forum/posts/${post.id}/comments`;
    const { client: other } = await signedIn(portal);
    const image = await uploaded(reader);
    const { body } = await reader.post(path, { content: 'Miren', imageIds: [image.id] });
    await admin.put(`/api/admin/forum/posts/${post.id}/takedown`, { reason: 'Se repite' });
    expect((await author.get(path)).body.comments).toMatchObject([{ images: [{ id: image.id }] }]);
    expect(await statusesOf(image.url)).toEqual([404, 200, 200, 200]);
    expect((await author.get(image.url)).headers['cache-control']).toBe('private, no-cache');
    expect((await other.get(image.url)).status).toBe(404);
    await admin.delete(`/api/forum/comments/${body.id}`);
    expect((await author.get(image.url)).status).toBe(404);
  });

  it("cannot be somebody else's", async () => {
    const post = await createPost(portal.database);
    const { id } = await uploaded(reader);
    const answer = await author.post(`/api/forum/posts/${post.id}/comments`, { content: 'Mía', imageIds: [id] });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['imageIds']]);
    expect((await reader.get(`/api/forum/posts/${post.id}/comments`)).body.total).toBe(0);
  });
});

describe('pictures of what was reported', () => {
  const isKept = async (id: string) => (await portal.database.$count(mediaItems, eq(mediaItems.id, id))) === 1;

  it('stay with the report whatever their author does, and go with it', async () => {
    const [shown, other] = [await uploaded(), await uploaded()];
    const insult = { ...form([shown.id]), imageAlts: ['Un insulto'] };
    const post = (await author.post('/api/forum/posts', insult)).body;
    await reader.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam' });
    const softened = await author.put(`/api/forum/posts/${post.id}`, { ...insult, imageAlts: ['Un muelle'] });
    expect(softened.body.images).toMatchObject([{ alt: 'Un muelle' }]);
    const thread = await createPost(portal.database);
    const path = `/api/forum/posts/${thread.id}/comments`;
    const comment = (await author.post(path, { content: 'Miren', imageIds: [other.id] })).body;
    await reader.post(`/api/forum/comments/${comment.id}/reports`, { reason: 'spam' });
    await author.put(`/api/forum/comments/${comment.id}`, { content: 'Nada', imageIds: [] });
    expect((await author.delete(`/api/forum/posts/${post.id}`)).status).toBe(200);
    await runRetention(portal, 2);
    expect(await statusesOf(shown.url)).toEqual([404, 200, 404, 200]);

    const { items } = (await admin.get('/api/admin/moderation?kind=forum-report')).body;
    expect(items).toMatchObject([
      { original: 'gone', images: [{ id: shown.id, alt: 'Un insulto' }] },
      { original: 'changed', images: [{ id: other.id }] },
    ]);
    for (const { id } of items) await admin.put(`/api/admin/forum/reports/${id}`, { status: 'resolved' });
    await runRetention(portal, 179);
    expect([await isKept(shown.id), await isKept(other.id)]).toEqual([true, true]);
    const decided = (await admin.get('/api/admin/moderation/decided?kind=forum-report')).body.items;
    expect(decided.map(({ images }: { images: unknown[] }) => images.length)).toEqual([1, 1]);
    await runRetention(portal, 181);
    expect([await isKept(shown.id), await isKept(other.id)]).toEqual([false, false]);
  });
});

describe('an upload', () => {
  it('is for members, and refused in words', async () => {
    expect((await send(portal.visitor())).status).toBe(401);
    expect(await send(author, 'nada')).toMatchObject({ status: 400, body: { code: 'unreadable_image' } });
    expect((await send(author, Buffer.alloc(8 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
