import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { signedIn } from '../../tests/support/factories.ts';
import { cookieOf } from '../../tests/support/page-client.ts';

let portal: TestApp;
let port: number;
/** Of the requests whose guard has let them in. */
let admitted: string[] = [];
beforeAll(async () => {
  portal = await createTestApp({
    onRoute: (route) => {
      const record = async ({ url }: { url: string }) => {
        if (url !== '/api/auth/login') admitted.push(url);
      };
      route.preParsing = [record, ...[route.preParsing ?? []].flat()];
    },
  });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(() => portal.close());

let photo: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  photo = await sharp({ create: { width: 600, height: 600, channels: 3, noise, background: 'black' } })
    .jpeg({ quality: 95 })
    .toBuffer();
});

beforeEach(() => {
  admitted = [];
});
afterEach(() => void vi.useRealTimers());

interface Sending {
  socket: Socket;
  answer: Promise<string>;
  /** Resolves when the server has read it. */
  send: (part: Buffer | string) => Promise<void>;
}

/** With its head at the server, and of its body what is sent. */
async function begin(client: ApiClient, method: string, path: string, type: string, length: number): Promise<Sending> {
  const connected = once(portal.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const [seen] = (await connected) as [Socket];
  const answer = once(socket, 'data').then(([data]) => String(data));
  let sent = 0;
  const send = async (part: Buffer | string) => {
    sent += Buffer.byteLength(part);
    socket.write(part);
    await expect.poll(() => seen.bytesRead, { interval: 5 }).toBe(sent);
  };
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookieOf(client)}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  await send(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, answer, send };
}

const beginPhoto = (client: ApiClient, length = photo.length) =>
  begin(client, 'PUT', '/api/users/photo', 'image/jpeg', length);

const letTimePass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const stopClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('a body that arrives slowly', () => {
  it('is taken for as long as it moves where it is a photo', async () => {
    const { client } = await signedIn(portal);
    expect(photo.length).toBeGreaterThan(160_000);
    stopClock();
    const upload = await beginPhoto(client);
    await expect.poll(() => admitted).toEqual(['/api/users/photo']);
    for (const at of [0, 40_000, 80_000]) {
      await upload.send(photo.subarray(at, at + 40_000));
      await letTimePass(30);
    }
    await upload.send(photo.subarray(120_000));
    expect(await upload.answer).toMatch(/^HTTP\/1\.1 200 /);
    // Node's own bound, on its own clock.
    expect(portal.app.server.requestTimeout).toBe(600_000);
  });

  it('is ended with a sentence where it is a photo that comes by single bytes', async () => {
    const { client } = await signedIn(portal);
    stopClock();
    const upload = await beginPhoto(client);
    await expect.poll(() => admitted).toHaveLength(1);
    await upload.send(photo.subarray(0, 40_000));
    await letTimePass(30);
    await upload.send(photo.subarray(40_000, 40_010));
    await letTimePass(30);
    const answer = await upload.answer;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('Tu conexión tardó demasiado. Inténtalo de nuevo.');
  });

  it('is ended after half a minute where it is none, however fast it comes', async () => {
    const { client } = await signedIn(portal);
    stopClock();
    const call = await begin(client, 'POST', '/api/forum/posts', 'application/json', 60_000);
    await expect.poll(() => admitted).toHaveLength(1);
    await call.send('a'.repeat(50_000));
    await letTimePass(30);
    expect(await call.answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not keep the connection where the call was refused before it', async () => {
    stopClock();
    const refused = await beginPhoto(portal.visitor());
    expect(await refused.answer).toMatch(/^HTTP\/1\.1 401 /);
    await refused.send(photo.subarray(0, 40_000));
    const closed = once(refused.socket, 'close');
    await letTimePass(30);
    await closed;
  });
});

it('the slow photos of one member leave places to others', async () => {
  const [one, other] = await Promise.all([signedIn(portal), signedIn(portal)]);
  const held = [];
  for (const _ of [1, 2]) held.push(await beginPhoto(one.client));
  await expect.poll(() => admitted).toHaveLength(2);
  const third = await beginPhoto(one.client);
  third.socket.write(photo);
  expect((await other.client.send('PUT', '/api/users/photo', photo, { 'content-type': 'image/jpeg' })).status).toBe(
    200,
  );
  for (const { socket } of held) socket.destroy();
  expect(await third.answer).toMatch(/^HTTP\/1\.1 200 /);
});
