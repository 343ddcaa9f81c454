import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { startTraceCollector } from '../../../tests/support/trace-collector.ts';
import { parseConfig } from '../../core/config.ts';

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let smtp: TestSmtpServer;
let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  [collector, smtp] = [await startTraceCollector(), await startSmtpServer()];
  const { tracing } = parseConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-clave=una%20clave, x-otra=dos',
    OTEL_SERVICE_NAME: 'portal de prueba',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  });
  portal = await createTestApp({
    config: { tracing, trustProxy: 'loopback', smtpUrl: smtp.url, mailFrom: 'portal@prueba.example' },
  });
  member = await signedIn(portal);
});
beforeEach(() => {
  collector.status = 200;
  collector.spans.length = 0;
  collector.bodies.length = 0;
});
let closing: Promise<void> | undefined;
const closePortal = () => {
  closing ??= portal.close();
  return closing;
};
afterAll(async () => {
  await closePortal();
  await smtp.close();
  await collector.close();
});

const find = (name: string) => collector.spans.filter((span) => span.name === name);
const arrived = (name: string, count = 1) => expect.poll(() => find(name).length).toBeGreaterThanOrEqual(count);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const ask = (traceparent: string, remoteAddress = '127.0.0.1') =>
  portal.app.inject({ url: '/api/events', headers: { traceparent }, remoteAddress });

describe('a request', () => {
  it('is a trace: a server span by route and status, with a child for each statement', async () => {
    await member.client.get('/api/members/00000000-0000-0000-0000-000000000000');
    await arrived('GET /api/members/:id');
    const [span] = find('GET /api/members/:id');
    expect(span).toMatchObject({
      kind: SERVER,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/members/:id',
        'http.response.status_code': '404',
      },
      status: {},
    });
    expect(span?.parentSpanId).toBeUndefined();
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) {
      expect(child).toMatchObject({ traceId: span?.traceId, kind: CLIENT, name: 'postgresql' });
      expect(child.attributes['db.query.text']).not.toBe('');
      expect(BigInt(child.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span?.startTimeUnixNano ?? 0) - 2_000_000n);
      expect(BigInt(child.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(child.startTimeUnixNano));
    }
    expect(collector.headers.at(-1)).toMatchObject({ 'x-clave': 'una clave', 'x-otra': 'dos' });
    expect(collector.bodies.join()).toContain('"service.name","value":{"stringValue":"portal de prueba"}');
  });

  it('says nothing of people: no address, no value, no word', async () => {
    const { client, user } = member;
    await client.put('/api/users/profile', { email: user.email, firstName: 'Secretísima', lastName: 'Gil' });
    await client.get('/api/search?q=palabrasecreta');
    await portal.visitor().post('/api/auth/login', { email: user.email, password: 'clave secreta' });
    await arrived('PUT /api/users/profile');
    await arrived('GET /api/search');
    await arrived('POST /api/auth/login');
    const sent = collector.bodies.join();
    for (const word of [user.email, user.id, 'Secretísima', 'palabrasecreta', 'clave secreta', '127.0.0.1'])
      expect(sent).not.toContain(word);
  });

  it('goes on a trace of a trusted proxy, and of nobody else', async () => {
    await ask(`00-${TRACE}-${PARENT}-01`, '203.0.113.7');
    await arrived('GET /api/events');
    expect(find('GET /api/events')[0]?.traceId).not.toBe(TRACE);
    await ask(`00-${TRACE}-${PARENT}-01`);
    await arrived('GET /api/events', 2);
    expect(find('GET /api/events')[1]).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  });

  it('is not recorded where the proxy decided so; a malformed header counts as none', async () => {
    await ask(`00-${TRACE}-${PARENT}-00`);
    await ask(`00-${'0'.repeat(32)}-${PARENT}-01`);
    await arrived('GET /api/events');
    expect(find('GET /api/events')).toHaveLength(1);
    expect(find('GET /api/events')[0]?.traceId).not.toMatch(/^0+$/);
    expect(collector.bodies.join()).not.toContain(TRACE);
  });
});

it('a job is a trace of its own, with its statements and mails', async () => {
  await portal.visitor().post('/api/auth/forgot-password', { email: member.user.email });
  await arrived('job mail');
  const [job] = find('job mail');
  expect(job).toMatchObject({ kind: CONSUMER, attributes: { 'portal.queue': 'mail' } });
  const children = collector.spans.filter(({ traceId }) => traceId === job?.traceId);
  expect(children).toContainEqual(
    expect.objectContaining({ name: 'mail', kind: CLIENT, attributes: { 'portal.mail.outcome': 'sent' } }),
  );
  expect(children.some(({ name }) => name === 'postgresql')).toBe(true);
  expect(collector.bodies.join()).not.toContain(member.user.email);
});

it('a collector that fails disturbs nobody, and gets what comes afterwards', async () => {
  collector.status = 503;
  expect((await member.client.get('/api/news')).status).toBe(200);
  await arrived('GET /api/news');
  collector.status = 200;
  expect((await member.client.get('/api/settings')).status).toBe(200);
  await arrived('GET /api/settings');
});

it('without a collector nobody listens to queries, and none is described', async () => {
  expect(parseConfig({}).tracing).toBeUndefined();
  expect(channel('portal:query').hasSubscribers).toBe(true);
  await closePortal();
  expect(channel('portal:query').hasSubscribers).toBe(false);
});
