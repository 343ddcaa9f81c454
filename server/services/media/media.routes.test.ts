import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createDrawing, signedIn } from '../../../tests/support/factories.ts';
import { hollowPng } from '../../../tests/support/hollow-png.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { files } from '../../database/schema/files.ts';
import { mediaItems, mediaVariants } from '../../database/schema/media.ts';
import { encodeAvif } from './media.service.ts';

let portal: TestApp;
let admin: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  portal = await createTestApp();
  ({ client: admin } = await signedIn(portal, { role: 'admin' }));
  ({ client: member } = await signedIn(portal));
});
afterAll(() => portal.close());

const MEDIA = '/api/admin/media';
const upload = (client: ApiClient, image: Buffer | string, type = 'image/jpeg') =>
  client.send('POST', `${MEDIA}?name=foto.jpg`, image, { 'content-type': type });

const plain = (width: number, height: number, background = '#0e7490') =>
  sharp({ create: { width, height, channels: 3, background } });

async function uploaded(image: Buffer) {
  const { status, body } = await upload(admin, image);
  expect(status).toBe(201);
  return body;
}

/** The stored bytes of a variant. */
async function bytesAt(url: string): Promise<Buffer> {
  const [, , , id = '', file = ''] = url.split('/');
  const [row] = await portal.database
    .select({ bytes: files.bytes })
    .from(mediaVariants)
    .innerJoin(files, eq(files.hash, mediaVariants.hash))
    .where(
      sql`${mediaVariants.mediaId} = ${id} and ${mediaVariants.width} || '.' || ${mediaVariants.format} = ${file}`,
    );
  return row?.bytes ?? expect.fail(`no ${url}`);
}

describe('an uploaded picture', () => {
  it('has its measures, several widths, a JPEG and a placeholder, and everybody may see it', async () => {
    const item = await uploaded(await plain(2400, 1200).jpeg().toBuffer());
    expect(item).toMatchObject({
      width: 2400,
      height: 1200,
      alt: '',
      name: 'foto.jpg',
      focal: { x: 0.5, y: 0.5 },
      uses: [],
    });
    const addresses = item.srcset.split(', ').map((each: string) => each.split(' '));
    expect(addresses.map(([, width]: [string, string]) => width)).toEqual(['320w', '640w', '1080w', '1920w']);
    expect(item.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(item.placeholder.length).toBeLessThan(400);
    expect(item.url).toBe(`/api/media/${item.id}/1080.webp`);
    expect(await portal.visitor().get(item.url)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
    for (const [url, width] of addresses) {
      expect(await sharp(await bytesAt(url)).metadata()).toMatchObject({
        format: 'webp',
        width: Number.parseInt(width, 10),
      });
    }
    expect(item.jpegUrl).toBe(`/api/media/${item.id}/1200.jpg`);
    expect(await sharp(await bytesAt(item.jpegUrl)).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  });

  it('is not enlarged', async () => {
    const item = await uploaded(await plain(200, 100).png().toBuffer());
    expect(item.srcset).toBe(`/api/media/${item.id}/200.webp 200w`);
    expect(item.jpegUrl).toBe(`/api/media/${item.id}/200.jpg`);
    expect((await portal.visitor().get(item.jpegUrl)).status).toBe(200);
    expect((await portal.visitor().get(`/api/media/${item.id}/320.webp`)).status).toBe(404);
  });

  it('has AVIF once the job has run, which may run twice', async () => {
    const item = await uploaded(await plain(700, 400).jpeg().toBuffer());
    await Promise.all([encodeAvif(portal.database, item.id), encodeAvif(portal.database, item.id)]);
    const { avifSrcset } = (await admin.get(`${MEDIA}/${item.id}`)).body;
    const urls = avifSrcset.split(', ').map((each: string) => each.split(' ')[0]);
    expect(urls).toEqual([320, 640, 700].map((width) => `/api/media/${item.id}/${width}.avif`));
    expect(await sharp(await bytesAt(urls[1])).metadata()).toMatchObject({
      compression: 'av1',
      width: 640,
      height: 366,
    });
    await admin.delete(`${MEDIA}/${item.id}`);
    await encodeAvif(portal.database, item.id);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever it calls itself', async (format) => {
    const { status } = await upload(admin, await plain(90, 60).toFormat(format).toBuffer(), 'image/png');
    expect(status).toBe(201);
  });

  it('stands upright, and tells neither place nor camera', async () => {
    const image = await plain(600, 300)
      .withExif({ IFD0: { Make: 'Camara-Secreta' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 27/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const item = await uploaded(image);
    expect(item).toMatchObject({ width: 300, height: 600 });
    for (const url of [item.url, item.jpegUrl]) {
      const { exif, orientation, width, height } = await sharp(await bytesAt(url)).metadata();
      expect([exif, orientation, width, height]).toEqual([undefined, undefined, 300, 600]);
    }
  });

  it('stands still, from an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => plain(40, 30, colour).png().toBuffer()));
    const item = await uploaded(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const { pages, width, height } = await sharp(await bytesAt(item.url)).metadata();
    expect([pages, width, height]).toEqual([undefined, 40, 30]);
  });

  it('keeps what is transparent, without a placeholder that would show through', async () => {
    const logo = sharp({ create: { width: 80, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const item = await uploaded(await logo.png().toBuffer());
    expect(item.placeholder).toBeNull();
    expect((await sharp(await bytesAt(item.url)).stats()).isOpaque).toBe(false);
  });

  it('may be tall, narrow and full of noise: its placeholder stays small', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 30, height: 1900, channels: 3, noise, background: '#000' } as const;
    expect((await upload(admin, await sharp({ create }).png().toBuffer())).status).toBe(201);
  });

  it.each([
    ['very wide', 9000, 2],
    ['very tall', 2, 9000],
    ['of one pixel', 1, 1],
    ['of 48 million pixels', 8000, 6000],
  ])('may be %s', async (_name, width, height) => {
    const { status, body } = await upload(admin, await plain(width, height).jpeg({ quality: 40 }).toBuffer());
    expect([status, body.width, body.height]).toEqual([201, width, height]);
  });
});

/** Beginning of an ISO media file of that brand; nothing behind it. */
const isoFile = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1${'\0'.repeat(200)}`, 'latin1');

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const UNREADABLE = /^La imagen no se pudo leer/;
  const cases: [name: string, image: () => Promise<Buffer | string> | Buffer | string, message: RegExp][] = [
    ['half a JPEG', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900), UNREADABLE],
    ['half a PNG', async () => (await plain(800, 800).png().toBuffer()).subarray(0, 300), UNREADABLE],
    ['one of 2,500 million pixels', () => hollowPng(50_000, 50_000), /24 megapíxeles como máximo/],
    ['a PNG of 25 million pixels', () => plain(5_000, 5_001).png().toBuffer(), /24 megapíxeles como máximo/],
    ['a strip of one pixel across', () => hollowPng(1, 24_000_000), /20,000 píxeles por lado como máximo/],
    ['an SVG', () => svg, UNREADABLE],
    ['a page', () => '<!doctype html><script>alert(1)</script>', UNREADABLE],
    ['a GIF that is a script', () => 'GIF89a/*<svg/onload=alert(1)>*/=1;', UNREADABLE],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), UNREADABLE],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ', UNREADABLE],
    ['an archive', () => 'PK\x03\x04', UNREADABLE],
    ['a video', () => isoFile('isom'), UNREADABLE],
    ['a HEIC that no decoder here reads', () => isoFile('heic'), /formato HEIC.*Guárdala como JPEG/],
    ['an AVIF without a picture', () => isoFile('avif'), UNREADABLE],
  ];

  it.each(cases)('is refused: %s', async (_name, image, message) => {
    const before = await portal.database.$count(mediaItems);
    const { status, body } = await upload(admin, await image());
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
    expect(await portal.database.$count(mediaItems)).toBe(before);
  });

  it('is refused when it is nothing, no picture by its type, or too many bytes', async () => {
    expect((await upload(admin, '')).status).toBe(400);
    expect((await upload(admin, '{}', 'application/json')).status).toBe(415);
    expect((await upload(admin, Buffer.alloc(15 * 1024 * 1024 + 1, 1))).status).toBe(413);
  });
});

describe('the library', () => {
  it('is for administrators only', async () => {
    const { id } = await uploaded(await plain(50, 50).png().toBuffer());
    const body = { alt: 'Otra', focal: { x: 0, y: 0 } };
    for (const [client, status] of [
      [portal.visitor(), 401],
      [member, 403],
    ] as const) {
      const answers = [
        await client.get(MEDIA),
        await client.get(`${MEDIA}/${id}`),
        await upload(client, await plain(9, 9).png().toBuffer()),
        await client.put(`${MEDIA}/${id}`, body),
        await client.delete(`${MEDIA}/${id}`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
    }
    expect((await admin.get(`${MEDIA}/${id}`)).body.alt).toBe('');
  });

  it('lists, finds and describes pictures, newest first', async () => {
    const { id } = await uploaded(await plain(60, 50).png().toBuffer());
    const changed = await admin.put(`${MEDIA}/${id}`, { alt: ' La zafra en Consuelo ', focal: { x: 0.25, y: 1 } });
    expect(changed).toMatchObject({ status: 200, body: { alt: 'La zafra en Consuelo', focal: { x: 0.25, y: 1 } } });
    expect((await admin.get(`${MEDIA}?search=zafra`)).body).toMatchObject({
      total: 1,
      media: [{ id, usesCount: 0, uploadedBy: expect.any(String) }],
    });
    expect((await admin.get(`${MEDIA}?limit=1`)).body.media[0].id).toBe(id);
    const log = await portal.database.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(log.map(({ action }) => action).sort()).toEqual(['media.create', 'media.update']);
  });

  it.each([
    ['alt', { alt: 'x'.repeat(301), focal: { x: 0, y: 0 } }],
    ['alt', { alt: 'dos\nlíneas', focal: { x: 0, y: 0 } }],
    ['focal.x', { alt: '', focal: { x: 1.01, y: 0 } }],
    ['focal.y', { alt: '', focal: { x: 0, y: -1 } }],
    ['focal.x', { alt: '', focal: { x: 'NaN', y: 0 } }],
    ['focal', { alt: '' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { id } = await uploaded(await plain(20, 20).png().toBuffer());
    const answer = await admin.put(`${MEDIA}/${id}`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('deletes a picture with its files, unless another one has them', async () => {
    const color = `#${crypto.randomUUID().slice(0, 6)}`;
    const image = await plain(70, 50, color).png().toBuffer();
    const [one, two] = [await uploaded(image), await uploaded(image)];
    // AVIF comes later, by a job of each.
    const ofOne = and(eq(mediaVariants.mediaId, one.id), ne(mediaVariants.format, 'avif'));
    const variants = await portal.database.select().from(mediaVariants).where(ofOne);
    const ofThese = inArray(
      files.hash,
      variants.map(({ hash }) => hash),
    );
    const stored = await portal.database.$count(files, ofThese);
    expect(stored).toBeGreaterThan(0);
    expect(await admin.delete(`${MEDIA}/${one.id}`)).toMatchObject({ status: 200, body: { id: one.id } });
    expect(await portal.database.$count(files, ofThese)).toBe(stored);
    expect((await portal.visitor().get(one.url)).status).toBe(404);
    expect((await portal.visitor().get(two.url)).status).toBe(200);
    const answers = await Promise.all([admin.delete(`${MEDIA}/${two.id}`), admin.delete(`${MEDIA}/${two.id}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await portal.database.$count(files, ofThese)).toBe(0);
  });
});

describe('a drawing', () => {
  it('is stored as it is, and can run nothing', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8">${'<rect width="9" height="9"/>'.repeat(90)}</svg>`;
    const id = await createDrawing(portal.database, 'Un muelle', svg);
    const item = (await admin.get(`${MEDIA}/${id}`)).body;
    expect(item).toMatchObject({ srcset: null, avifSrcset: null, jpegUrl: null, focal: { x: 0.5, y: 0.5 } });
    const answer = await portal.visitor().get(item.url);
    expect(answer).toMatchObject({
      status: 200,
      body: svg,
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
    const compressed = await portal.visitor().get(item.url, { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    const part = await portal.visitor().get(item.url, { 'accept-encoding': 'gzip', range: 'bytes=0-1199' });
    expect([part.status, part.headers['content-encoding'], part.body]).toEqual([206, undefined, svg.slice(0, 1200)]);
  });
});

describe('a picture of members', () => {
  it('is not shown to visitors, nor in the library', async () => {
    const { id, url } = await uploaded(await plain(30, 30).png().toBuffer());
    await portal.database.update(mediaItems).set({ audience: 'members' }).where(eq(mediaItems.id, id));
    expect(await portal.visitor().get(url)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect((await admin.get(`${MEDIA}/${id}`)).status).toBe(404);
    expect((await admin.put(`${MEDIA}/${id}`, { alt: '', focal: { x: 0, y: 0 } })).status).toBe(404);
    expect((await admin.delete(`${MEDIA}/${id}`)).status).toBe(404);
  });
});
