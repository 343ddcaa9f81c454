import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createOpenEvent } from '../../tests/support/factories.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const listEvents = (acceptEncoding: string) =>
  portal.app.inject({ url: '/api/events', headers: { 'accept-encoding': acceptEncoding } });

it('a small answer is sent as it is', async () => {
  const { headers } = await listEvents('gzip, br');
  expect(headers).not.toHaveProperty('content-encoding');
});

it('a larger one with gzip, where the client takes it', async () => {
  await createOpenEvent(portal.database, { title: 'Encuentro', description: 'Una línea sobre el tema. '.repeat(40) });
  const compressed = await listEvents('gzip, deflate, br');
  expect(compressed.headers['content-encoding']).toBe('gzip');
  const { events } = JSON.parse(gunzipSync(compressed.rawPayload).toString());
  expect(events).toMatchObject([{ title: 'Encuentro' }]);
  const plain = await listEvents('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json().events).toEqual(events);
});

it('one that repeats with the bytes that were kept, and a changed one anew', async () => {
  const textOf = async () => {
    const { headers, rawPayload } = await listEvents('gzip, deflate, br');
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(rawPayload.length),
      vary: expect.stringContaining('accept-encoding'),
    });
    return gunzipSync(rawPayload).toString();
  };
  const first = await textOf();
  for (const _ of [1, 2, 3]) expect(await textOf()).toBe(first);
  expect((await listEvents('identity')).payload).toBe(first);
  for (const refusal of ['gzip;q=0, identity', 'gzip;Q=0', 'gzip ; q=0', 'notgzip', 'gzipped', 'br'])
    expect((await listEvents(refusal)).payload).toBe(first);
  await createOpenEvent(portal.database, { title: 'Otro encuentro' });
  expect(await textOf()).toContain('Otro encuentro');
});

it.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['identity, br', brotliCompressSync],
])('a compressed request is refused and not inflated: %s', async (encoding, compress) => {
  const send = (contentEncoding: string, payload: Buffer) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': contentEncoding },
      payload,
    });
  const body = Buffer.from(JSON.stringify({ name: 'Ana' }));
  const refused = await send(encoding, compress(body));
  expect(refused.statusCode).toBe(415);
  expect(refused.json()).toMatchObject({ code: 'encoded_body', message: expect.stringContaining('sin comprimir') });
  expect((await send('identity', body)).json()).toMatchObject({ code: 'invalid' });
});

it('a request in chunks, each of which would be a call, is refused unread, and its connection closed', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n${'1\r\n \r\n'.repeat(1_000)}`);
  let answer = '';
  for await (const part of socket) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 411 /);
  expect(answer).toContain('Content-Length');
});
