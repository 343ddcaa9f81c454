import sharp from 'sharp';
import { expect, it } from 'vitest';
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
