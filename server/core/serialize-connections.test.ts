import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { signedIn } from '../../tests/support/factories.ts';
import { cookieOf } from '../../tests/support/page-client.ts';

let portal: TestApp;
let port: number;
let handled: string[];
beforeAll(async () => {
  portal = await createTestApp({
    onRoute: (route) => {
      route.onRequest = async ({ url }) => {
        handled.push(url);
      };
    },
  });
  await portal.app.listen({ port: 0 });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(() => portal.close());

function pipeline(requests: (string | Buffer)[]): Socket {
  handled = [];
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(Buffer.concat(requests.map((each) => Buffer.from(each))));
  return socket;
}

const get = (path: string, cookie = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;

it('requests that were sent together are answered in order', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/api/settings?n=${index}`);
  const last = get('/livez').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const socket = pipeline([...paths.map((path) => get(path)), last]);
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(31);
  expect(handled).toEqual([...paths, '/livez']);
});

it('a connection with too many requests ahead is ended, and they are not worked on', async () => {
  const socket = pipeline(Array.from({ length: 900 }, () => get('/api/settings')));
  socket.resume();
  await once(socket, 'close');
  expect(handled.length).toBeLessThan(2);
});

it('nothing that waited behind a response holds anything when the connection is dropped', async () => {
  const { client } = await signedIn(portal);
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const cookie = cookieOf(client);
  const head = [
    'POST /api/forum/images HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: image/png',
    `Content-Length: ${image.length}`,
  ].join('\r\n');
  const upload = [`${head}\r\n\r\n`, image];
  const dropped = pipeline([get('/api/live', cookie), ...upload, ...upload, ...upload]);
  await once(dropped, 'data');
  dropped.destroy();
  await once(dropped, 'close');
  const headers = { cookie, 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' };
  const url = `http://127.0.0.1:${port}/api/forum/images`;
  expect((await fetch(url, { method: 'POST', headers, body: new Uint8Array(image) })).status).toBe(201);
});
