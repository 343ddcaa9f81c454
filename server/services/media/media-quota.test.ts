import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageQuotas } from '../../../contract/media/media.contract.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { mediaItems, mediaVariants } from '../../database/schema/media.ts';

const FILE_BYTES = 5 * 1024 * 1024;

let portal: TestApp;
let hash: string;
let pixel: Buffer;
beforeAll(async () => {
  portal = await createTestApp();
  const { rows } = await portal.database.execute<{ hash: string }>(sql`
    insert into files (hash, content_type, byte_size, bytes)
    select encode(sha256(bytes), 'hex'), 'image/webp', octet_length(bytes), bytes
    from (select decode(repeat('00', ${FILE_BYTES}::int), 'hex') as bytes) as zeros returning hash`);
  hash = String(rows[0]?.hash);
  pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e7490' } })
    .png()
    .toBuffer();
});
afterAll(() => portal.close());

/** Pictures that take up so many bytes. */
async function fill(uploadedBy: string, audience: 'members' | 'public', bytes: number): Promise<void> {
  const widths = Array.from({ length: bytes / FILE_BYTES }, (_, index) => index + 1);
  const item = { kind: 'photo' as const, audience, width: 1, height: 1, widths, uploadedBy };
  const [media] = await portal.database.insert(mediaItems).values(item).returning();
  const mediaId = String(media?.id);
  await portal.database
    .insert(mediaVariants)
    .values(widths.map((width) => ({ mediaId, width, format: 'webp' as const, hash })));
}

it.each([
  ['members', '/api/forum/images', 'Tus fotos del foro ya ocupan los 500 MB'],
  ['public', '/api/admin/media?name=foto.png', 'Las imágenes que subiste a la biblioteca ya ocupan los 5 GB'],
] as const)('pictures for %s have a quota for each person', async (audience, path, sentence) => {
  const { client, user } = await signedIn(portal, { role: 'admin' });
  const upload = () => client.send('POST', path, pixel, { 'content-type': 'image/png' });
  await fill(user.id, audience, imageQuotas[audience] - FILE_BYTES);
  expect((await upload()).status).toBe(201);
  await fill(user.id, audience, FILE_BYTES);
  const { status, body } = await upload();
  expect([status, body.code, body.message.slice(0, sentence.length)]).toEqual([409, 'conflict', sentence]);

  const another = await signedIn(portal, { role: 'admin' });
  expect((await another.client.send('POST', path, pixel, { 'content-type': 'image/png' })).status).toBe(201);
  await portal.database.delete(mediaItems).where(eq(mediaItems.uploadedBy, user.id));
  expect((await upload()).status).toBe(201);
});
