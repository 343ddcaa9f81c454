import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';

const logged: string[] = [];
let portal: TestApp;
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  portal = await createTestApp({ log: pino({ level: 'warn' }, destination) });
});
afterAll(() => portal.close());

it.each([
  ['/api/openapi.json', 200],
  ['/api/docs', 200],
  ['/api/login', 302],
  ['/api/logout', 302],
  ['/api/events/calendar.ics', 200],
  ['/api/news/rss.xml', 200],
])('%s, whose handler sends the answer by itself, sends it once', async (url, status) => {
  expect((await portal.visitor().get(url)).status).toBe(status);
  expect(logged).toEqual([]);
});
