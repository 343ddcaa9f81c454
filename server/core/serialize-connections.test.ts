import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, SESSION_SECRET, type TestApp } from '../../tests/support/app.ts';
import { signedIn } from '../../tests/support/factories.ts';
import { cookieOf } from '../../tests/support/page-client.ts';
import { serve } from '../serve.ts';
import { parseConfig } from './config.ts';

let portal: TestApp;
let port: number;
let handled: string[];
beforeAll(async () => {
  portal = await createTestApp({
    onRoute: (route) => {
      const record = async ({ url }: { url: string }) => void handled.push(url);
      route.onRequest = [record, ...[route.onRequest ?? []].flat()];
    },
  });
  await portal.app.listen({ port: 0 });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(() => portal.close());

function pipeline(requests: string[]): Socket {
  handled = [];
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(requests.join(''));
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

it('nothing that waited behind a response is opened or stays open when the connection is dropped', async () => {
  const { client } = await signedIn(portal);
  const cookie = cookieOf(client);
  for (const _ of [1, 2]) {
    const dropped = pipeline(Array.from({ length: 20 }, () => get('/api/live', cookie)));
    expect(String(await once(dropped, 'data'))).toContain('HTTP/1.1 200 OK');
    // Time to open the others, were they not waiting.
    await new Promise((resolve) => setTimeout(resolve, 300));
    dropped.destroy();
    await once(dropped, 'close');
    expect(handled).toEqual(['/api/live']);
  }
  const again = pipeline([get('/api/live', cookie)]);
  expect(String(await once(again, 'data'))).toContain('HTTP/1.1 200 OK');
  again.destroy();
});

it('holds on every address of localhost, since there is one listener only', async () => {
  const config = {
    ...parseConfig({ DEMO: 'off', HOST: 'localhost', PORT: '1' }),
    port: 0,
    sessionSecret: SESSION_SECRET,
  };
  const served = await serve(config, portal.connection, pino({ level: 'silent' }));
  const { port: own } = new URL(served.origin);
  const reach = (address: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(own), address, () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });
  expect([await reach('127.0.0.1'), await reach('::1')]).toEqual([true, false]);
  await served.stop(0);
});
