import { gunzipSync } from 'node:zlib';
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
