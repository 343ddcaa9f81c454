import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { rateLimits } from '../../database/schema/core.ts';
import { LIMITS } from '../rate-limiter.ts';
import { decodeImage } from './decode-image.ts';

let portal: TestApp;
let url: string;
let image: Buffer;
beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true } });
  url = await portal.app.listen({ port: 0 });
  image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
});
const open: Socket[] = [];
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await portal.close();
});

async function aMember() {
  const { client, user } = await signedIn(portal);
  return { id: user.id, cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') };
}
type Member = Awaited<ReturnType<typeof aMember>>;

const upload = async ({ cookie }: Member, body: BodyInit = new Uint8Array(image)) => {
  const headers = { cookie, 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' };
  return (await fetch(`${url}/api/forum/images`, { method: 'POST', headers, body })).status;
};

/** An upload of which only the head is sent. */
function beginUpload({ cookie }: Member, length = 8_000_000): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  open.push(socket);
  const head = [
    'POST /api/forum/images HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: image/png',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

const countUploads = async ({ id }: Member) => {
  const [row] = await portal.database
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, `forumImage:3600:member:${id}`));
  return row?.count ?? 0;
};

it('counts an upload before its body is sent', async () => {
  const member = await aMember();
  const max = LIMITS.forumImage[0]?.max ?? 0;
  for (let sent = 0; sent < max; sent += 1) await upload(member, 'no');
  let answer = '';
  beginUpload(member)
    .setEncoding('utf8')
    .on('data', (part) => {
      answer += part;
    });
  await expect.poll(() => answer).toContain('HTTP/1.1 429');
});

it('reads two bodies of a member at once, while another member is served', async () => {
  const [greedy, other] = [await aMember(), await aMember()];
  const [half] = [beginUpload(greedy), beginUpload(greedy)];
  await expect.poll(() => countUploads(greedy)).toBe(2);
  let isAnswered = false;
  const third = upload(greedy).finally(() => {
    isAnswered = true;
  });
  expect([await upload(other), await upload(other)]).toEqual([201, 201]);
  expect(isAnswered).toBe(false);
  half?.destroy();
  expect(await third).toBe(201);
});

it('keeps the place of a picture whose sender has gone until the work on it ends', async () => {
  const member = await aMember();
  let endDrawing = () => {};
  const drawn = new Promise<void>((resolve) => {
    endDrawing = resolve;
  });
  const drawing = decodeImage('another', image, () => drawn);
  for (const count of [1, 2]) {
    const socket = beginUpload(member, image.length);
    socket.write(image);
    await expect.poll(() => countUploads(member)).toBe(count);
    // The body has been read by then.
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
  }
  let isAnswered = false;
  const third = upload(member, 'no').finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => countUploads(member)).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  endDrawing();
  await drawing;
  expect(await third).toBe(400);
});
