import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { decodeImage } from './decode-image.ts';

it('decodes one picture at a time, so that memory does not grow with the uploads', async () => {
  const image = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0e7490' } })
    .jpeg()
    .toBuffer();
  let running = 0;
  let most = 0;
  const decoded = Array.from({ length: 5 }, () =>
    decodeImage('a', image, async (picture) => {
      running += 1;
      most = Math.max(most, running);
      const bytes = await picture.raw().toBuffer();
      running -= 1;
      return bytes.length;
    }),
  );
  expect(await Promise.all(decoded)).toEqual(Array(5).fill(400 * 300 * 3));
  expect(most).toBe(1);
});

it('goes on after a picture that cannot be read', async () => {
  const broken = decodeImage('a', Buffer.from('\xff\xd8\xff nada', 'latin1'), (picture) => picture.toBuffer());
  await expect(broken).rejects.toMatchObject({ status: 400, code: 'unreadable_image' });
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  expect(await decodeImage('a', image, async (picture) => (await picture.metadata()).width)).toBe(9);
});

it('takes members in turn, so that one with many pictures delays only the own', async () => {
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const drawn: string[] = [];
  const draw = (memberId: string) =>
    decodeImage(memberId, image, async (picture) => {
      drawn.push(memberId);
      return picture.raw().toBuffer();
    });
  const many = Array.from({ length: 4 }, () => draw('a'));
  await Promise.all([...many, draw('b')]);
  expect(drawn.indexOf('b')).toBeLessThan(3);
});

/** A frame of one pixel each. */
async function animatedWebp(frames: number): Promise<Buffer> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .webp()
    .toBuffer();
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  const isAnimated = Buffer.alloc(10);
  isAnimated[0] = 2;
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), pixel.subarray(12)]));
  const chunks = [chunk('VP8X', isAnimated), chunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(frames).fill(frame)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

it('takes the first frame of an animation, and refuses one of so many that its header alone takes seconds', async () => {
  const decode = async (frames: number) =>
    decodeImage('a', await animatedWebp(frames), async (picture) => (await picture.raw().toBuffer()).length);
  expect(await decode(1_000)).toBe(3);
  await expect(decode(1_001)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('cuadros') });
});

it('takes a large JPEG, and refuses one of several scans, whose pixels are all in memory', async () => {
  const decode = async (width: number, progressive: boolean) => {
    const image = sharp({ create: { width, height: 4_900, channels: 3, background: '#0e7490' } });
    return decodeImage('a', await image.jpeg({ progressive }).toBuffer(), async () => 'taken');
  };
  expect(await decode(4_900, false)).toBe('taken');
  expect(await decode(4_800, true)).toBe('taken');
  await expect(decode(4_900, true)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('sin la opción «progresivo»'),
  });
});

it('reads the header of one picture at a time too', async () => {
  const image = await animatedWebp(1);
  let endDrawing = () => {};
  const drawn = new Promise<void>((resolve) => {
    endDrawing = resolve;
  });
  const drawing = decodeImage('a', image, () => drawn);
  const broken = decodeImage('b', Buffer.from('\xff\xd8\xff nada', 'latin1'), (picture) => picture.toBuffer());
  let isRefused = false;
  broken.catch(() => {
    isRefused = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isRefused).toBe(false);
  endDrawing();
  await drawing;
  await expect(broken).rejects.toMatchObject({ code: 'unreadable_image' });
});

/** Hundreds of thousands of frames, whose headers sharp reads for seconds, whatever its limits. */
function slowGif(): Buffer {
  const head = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]);
  return Buffer.concat([head, ...Array<Buffer>(600_000).fill(frame), Buffer.from([0x3b])]);
}

it('answers in time where a header takes long to read, and keeps the place until it is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isDrawn = false;
  const draw = async () => {
    isDrawn = true;
  };
  const slow = decodeImage('a', slowGif(), draw);
  const refused = expect(slow).rejects.toMatchObject({ status: 400, code: 'unreadable_image' });
  await vi.advanceTimersByTimeAsync(25_000);
  await refused;
  expect(isDrawn).toBe(false);
  vi.useRealTimers();
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  expect(await decodeImage('b', image, async () => isDrawn)).toBe(true);
});

/** A picture of nine pixels a side with comments that unpack to `bytes` each. */
async function commentedPng(comments: number, bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const chunk = Buffer.concat([length, body, sum]);
  const header = 33;
  return Buffer.concat([png.subarray(0, header), ...Array<Buffer>(comments).fill(chunk), png.subarray(header)]);
}

it('drops the comments of a PNG unread, however much they unpack to', async () => {
  const png = await commentedPng(3, 20_000_000);
  const before = process.memoryUsage().rss;
  expect(await decodeImage('a', png, async (image) => (await image.metadata()).comments)).toBeUndefined();
  expect(await decodeImage('a', png, async (image) => (await image.raw().toBuffer()).length)).toBe(243);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});

it('takes a PNG that ends in the middle of a chunk as one that cannot be read', async () => {
  const png = await commentedPng(1, 1_000);
  for (const length of [9, 40, png.length - 30]) {
    const decoded = decodeImage('a', png.subarray(0, length), (image) => image.raw().toBuffer());
    await expect(decoded).rejects.toMatchObject({ status: 400, code: 'unreadable_image' });
  }
});

it('takes a progressive JPEG, and refuses one of so many scans that they take minutes', async () => {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0e7490' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const end = jpeg.length - 2;
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  const withScans = (count: number) =>
    Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(count).fill(lastScan), jpeg.subarray(end)]);
  expect(await decodeImage('a', jpeg, async () => 'taken')).toBe('taken');
  const many = decodeImage('a', withScans(200), async () => 'taken');
  await expect(many).rejects.toMatchObject({ status: 400, message: expect.stringContaining('tarda demasiado') });
});
