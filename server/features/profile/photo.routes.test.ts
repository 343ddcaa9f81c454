import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { hollowPng } from '../../../tests/support/hollow-png.ts';
import { users } from '../../database/schema/account.ts';
import { files } from '../../database/schema/files.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const countFiles = () => portal.database.$count(files);
const upload = (client: ApiClient, image: Buffer | string, type = 'image/jpeg') =>
  client.send('PUT', '/api/users/photo', image, { 'content-type': type });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7490' } });
const coloured = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** The stored picture of a successful upload. */
async function stored(image: Buffer, type?: string) {
  const { client, user } = await signedIn(portal);
  expect((await upload(client, image, type)).status).toBe(200);
  const [file] = await portal.database
    .select()
    .from(files)
    .innerJoin(users, eq(users.photoHash, files.hash))
    .where(eq(users.id, user.id));
  const { bytes, ...row } = file?.files ?? expect.fail();
  return { bytes, row, metadata: await sharp(bytes).metadata() };
}

describe('a photo', () => {
  it('is stored square and small, shown to members only, and told with the account', async () => {
    const { client, user } = await signedIn(portal);
    const { status, body } = await upload(client, await plain(900, 600).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(body.profileImageUrl).toMatch(/^\/api\/photos\/[\w-]{22}\.webp$/);
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBe(body.profileImageUrl);
    expect((await client.get('/api/users/profile/preview')).body.profileImageUrl).toBe(body.profileImageUrl);

    const { client: other } = await signedIn(portal);
    expect(await other.get(body.profileImageUrl)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      },
    });
    expect(await portal.visitor().get(body.profileImageUrl)).toMatchObject({
      status: 401,
      headers: { 'cache-control': 'no-store' },
    });
    const [row] = await portal.database.select().from(users).where(eq(users.id, user.id));
    expect(row?.profileImageUrl).toBe(body.profileImageUrl);
  });

  it('takes the place of the one before, which is deleted, and can be removed', async () => {
    const { client } = await signedIn(portal);
    const before = await countFiles();
    const image = await coloured('#123456');
    const first = (await upload(client, image)).body.profileImageUrl;
    const second = (await upload(client, image)).body.profileImageUrl;
    const third = (await upload(client, await coloured('#654321'))).body.profileImageUrl;
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await countFiles()).toBe(before + 1);
    for (const url of [first, second]) expect((await client.get(url)).status).toBe(404);
    expect(await client.delete('/api/users/photo')).toMatchObject({ status: 200, body: { profileImageUrl: null } });
    expect((await client.get(third)).status).toBe(404);
    expect(await client.delete('/api/users/photo')).toMatchObject({ status: 200, body: { profileImageUrl: null } });
    expect(await countFiles()).toBe(before);
  });

  it('of an external sign-in is let go without touching any file', async () => {
    const { client } = await signedIn(portal, { profileImageUrl: 'https://identidad.example/../../foto.webp' });
    const before = await countFiles();
    expect((await client.delete('/api/users/photo')).body.profileImageUrl).toBeNull();
    expect(await countFiles()).toBe(before);
  });

  it('uploaded twice at once leaves one file', async () => {
    const { client } = await signedIn(portal);
    const images = await Promise.all(['#111111', '#222222', '#222222', '#333333'].map(coloured));
    const before = await countFiles();
    const answers = await Promise.all(images.map((image) => upload(client, image)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countFiles()).toBe(before + 1);
    const { profileImageUrl } = (await client.get('/api/auth/user')).body;
    expect((await client.get(profileImageUrl)).status).toBe(200);
  });

  it('is the same on every process, and gone from all of them with its account', async () => {
    const other = await createTestApp({ sharing: portal });
    const { client, user } = await signedIn(portal);
    const { client: reader } = await signedIn(other);
    const before = await countFiles();
    const url = (await upload(client, await coloured('#abcdef'))).body.profileImageUrl;
    const answers = await Promise.all([client.get(url), reader.get(url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect((await reader.get(url)).status).toBe(404);
    expect(await countFiles()).toBe(before);
    await other.close();
  });

  it('that two people have stays while one of them has it', async () => {
    const [one, two] = [await signedIn(portal), await signedIn(portal)];
    const image = await coloured('#fedcba');
    const before = await countFiles();
    const url = (await upload(one.client, image)).body.profileImageUrl;
    const same = (await upload(two.client, image)).body.profileImageUrl;
    expect(await countFiles()).toBe(before + 1);
    await one.client.delete('/api/users/photo');
    expect((await one.client.get(url)).status).toBe(404);
    expect((await one.client.get(same)).status).toBe(200);
  });

  it('is not sent again to a browser that has it, unless it is gone', async () => {
    const { client } = await signedIn(portal);
    const url = (await upload(client, await coloured('#aaaaaa'))).body.profileImageUrl;
    const { headers } = await client.get(url);
    const again = { 'if-none-match': String(headers.etag) };
    expect(await client.get(url, again)).toMatchObject({ status: 304, body: '' });
    expect((await portal.visitor().get(url, again)).status).toBe(401);
    await client.delete('/api/users/photo');
    expect((await client.get(url, again)).status).toBe(404);
  });
});

describe('what is stored', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is WebP of 320 px, from %s', async (format) => {
    const { row, metadata } = await stored(await plain(900, 500).toFormat(format).toBuffer(), 'image/png');
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(row).toMatchObject({ contentType: 'image/webp', width: 320, height: 320 });
  });

  it('tells neither place nor camera', async () => {
    const image = await plain(400, 400)
      .withExif({
        IFD0: { Make: 'Camara-Secreta', Copyright: 'Secreto' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '18/1 27/1 30/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '69/1 18/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secreto/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(image.includes('Camara-Secreta')).toBe(true);
    const { bytes, metadata } = await stored(image);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    for (const word of ['Camara', 'Secreto', 'secreto', 'Exif', 'EXIF']) expect(bytes.includes(word), word).toBe(false);
  });

  it('stands upright, however the telephone was held', async () => {
    const [left, right] = [
      await plain(200, 400).png().toBuffer(),
      await sharp({ create: { width: 200, height: 400, channels: 3, background: '#fbbf24' } })
        .png()
        .toBuffer(),
    ];
    const lying = await plain(400, 400)
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 200, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { bytes } = await stored(lying);
    const colourAt = async (left: number, top: number) =>
      (await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())[0] ?? 0;
    // Turned a quarter to the right, what was at the left is above.
    expect(await colourAt(160, 40)).toBeLessThan(60);
    expect(await colourAt(160, 280)).toBeGreaterThan(200);
  });

  it.each(['gif', 'webp'] as const)('stands still, from a moving %s', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { metadata } = await stored(moving, `image/${format}`);
    expect(metadata.pages).toBeUndefined();
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 320 });
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const cases: [name: string, image: () => Promise<Buffer | string> | Buffer | string, type: string][] = [
    ['half a JPEG', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900), 'image/jpeg'],
    ['half a PNG', async () => (await plain(800, 800).png().toBuffer()).subarray(0, 300), 'image/png'],
    ['only the beginning of one', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
    ['one of 2,500 million pixels', () => hollowPng(50_000, 50_000), 'image/png'],
    ['a PNG of 25 million pixels', () => plain(5_000, 5_001).png().toBuffer(), 'image/png'],
    ['an SVG', () => svg, 'image/svg+xml'],
    ['an SVG that calls itself PNG', () => svg, 'image/png'],
    ['a page that calls itself PNG', () => '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a GIF that is a script', () => 'GIF89a/*<svg/onload=alert(1)>*/=1;', 'image/gif'],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 'image/tiff'],
    ['nothing', () => '', 'image/png'],
    ['noise', () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 256)), 'image/jpeg'],
  ];

  it.each(cases)('is refused: %s', async (_name, image, type) => {
    const { client } = await signedIn(portal);
    const before = await countFiles();
    const { status, body } = await upload(client, await image(), type);
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(
        /^La imagen no se pudo leer|^La imagen tiene demasiados píxeles|La solicitud no se pudo leer/,
      ),
    ]);
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBeNull();
    expect(await countFiles()).toBe(before);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream'])(
    'is refused by its type: %s',
    async (type) => {
      const { client } = await signedIn(portal);
      expect((await upload(client, '{}', type)).status).toBe(415);
    },
  );

  it('is refused when it is larger than 5 MB, before all of it is read', async () => {
    const { client } = await signedIn(portal);
    const { status, body } = await upload(client, Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png');
    expect([status, body.message]).toEqual([413, 'Lo que enviaste es demasiado grande.']);
  });

  it('is no body for any other call', async () => {
    const { client } = await signedIn(portal);
    const answer = await client.send('PUT', '/api/users/profile', await plain(9, 9).png().toBuffer(), {
      'content-type': 'image/png',
    });
    expect(answer.status).toBe(415);
  });
});

describe('a name of a photo', () => {
  it.each(['..%2F..%2Fsession-secret', 'x.webp', '%00.webp', `${'a'.repeat(22)}.png`, `${'a'.repeat(22)}.webp.webp`])(
    '%s is no way to other files',
    async (name) => {
      const { client } = await signedIn(portal);
      expect((await client.get(`/api/photos/${name}`)).status).toBe(400);
    },
  );

  it('that does not exist is not found', async () => {
    const { client } = await signedIn(portal);
    const answer = await client.get(`/api/photos/${'a'.repeat(22)}.webp`);
    expect(answer).toMatchObject({
      status: 404,
      body: { message: 'Esa foto ya no está.' },
      headers: { 'cache-control': 'no-store' },
    });
  });
});
