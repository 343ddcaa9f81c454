import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../server/core/logger.ts';
import { CORPUS } from '../e2e/xss-corpus.ts';
import { REFUSING } from '../e2e/xss-fields.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { PASSWORD, signedIn } from '../support/factories.ts';
import { stringFields } from '../support/string-fields.ts';
import { type ValidRequests, validRequest, validRequests } from './valid-requests.ts';

const lines: string[] = [];
let portal: TestApp;
let requests: ValidRequests;
beforeAll(async () => {
  portal = await createTestApp({ log: createLogger('info', { write: (line) => lines.push(line) }) });
  requests = await validRequests(portal);
});
afterAll(() => portal.close());

const fields = (await contractEndpoints()).flatMap((endpoint) =>
  stringFields(endpoint).map((field) => ({ endpoint: endpointName(endpoint), field })),
);

async function send(name: string, field: string, value: unknown): Promise<{ status: number; body: unknown }> {
  const { client, url, body } = await validRequest(requests, name);
  const [method] = name.split(' ') as ['POST'];
  return client.send(method, url, { ...body, [field]: value });
}

it.each(REFUSING)('%s refuses markup and scripts of every kind', async (name) => {
  const [method = '', path = '', field = ''] = name.split(' ');
  const taken: string[] = [];
  for (const payload of CORPUS) {
    const { status, body } = await send(`${method} ${path}`, field, payload);
    if (status !== 400 || !(body as { fields?: object }).fields?.[field as never]) taken.push(payload);
  }
  expect(taken).toEqual([]);
});

describe('a colour', () => {
  const coloured = fields.filter(({ field }) => /color/i.test(field));
  const REFUSED = [
    '',
    'red',
    '#fff',
    '#12345',
    '#1234567',
    '#12345g',
    ' #123456',
    '#123456 ',
    '#123456\n',
    '#123456;}*{display:none',
    '#123456}</style><script>alert(1)</script>',
    'rgb(0,0,0)',
    'url(https://evil.example/x)',
    'expression(alert(1))',
    'var(--x)',
    '#１２３４５６',
    '#"><svg/onload=alert(1)>',
    null,
    123456,
    ['#123456'],
    { toString: '#123456' },
  ];

  it('is asked for where this test knows', () => {
    expect(coloured.map(({ endpoint, field }) => `${endpoint} ${field}`)).toEqual([
      'POST /api/admin/categories color',
      'PUT /api/admin/categories/:id color',
      'PUT /api/admin/settings primaryColor',
      'PUT /api/admin/settings secondaryColor',
      'PATCH /api/admin/settings primaryColor',
      'PATCH /api/admin/settings secondaryColor',
    ]);
  });

  it.each(coloured)('of $endpoint, $field, is six digits and nothing else', async ({ endpoint, field }) => {
    const taken = [];
    for (const value of REFUSED) if ((await send(endpoint, field, value)).status !== 400) taken.push(value);
    expect(taken).toEqual([]);
    expect((await send(endpoint, field, '#aAbB09')).status).toBeLessThan(300);
  });
});

describe('an address of the web', () => {
  const addressed = fields.filter(({ field }) => /url|website/i.test(field));
  const REFUSED = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'https://a.example@evil.example',
    'https:evil.example',
    'https://',
    'https://a.example/ "onclick="alert(1)',
    'https://a.example/\nx',
  ];

  it('is asked for where this test knows', () => {
    expect(addressed.map(({ endpoint, field }) => `${endpoint} ${field}`)).toEqual([
      'POST /api/admin/events onlineUrl',
      'PUT /api/admin/events/:id onlineUrl',
      'PATCH /api/admin/events/:id onlineUrl',
      'PUT /api/users/profile website',
      'PATCH /api/users/profile website',
      'POST /api/admin/projects imageUrl',
      'PUT /api/admin/projects/:id imageUrl',
      'PATCH /api/admin/projects/:id imageUrl',
      ...['PUT', 'PATCH'].flatMap((method) =>
        ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'xUrl', 'youtubeUrl', 'mapUrl'].map(
          (field) => `${method} /api/admin/settings ${field}`,
        ),
      ),
    ]);
  });

  it.each(addressed)('of $endpoint, $field, is one that a browser opens as a page', async ({ endpoint, field }) => {
    const taken = [];
    for (const value of REFUSED) if ((await send(endpoint, field, value)).status !== 400) taken.push(value);
    expect(taken).toEqual([]);
  });
});

describe('the log', () => {
  const FORGERY = 'x\r\n{"level":60,"time":1,"msg":"forged"}\n';

  it('is one object a line, whatever a request says of itself', async () => {
    const { client, user } = await signedIn(portal);
    const headers = { 'user-agent': FORGERY, referer: FORGERY, 'x-request-id': FORGERY, 'x-forwarded-for': FORGERY };
    await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD }, headers);
    await portal.visitor().post('/api/auth/login', { email: FORGERY, password: FORGERY });
    await client.get(`/api/${encodeURIComponent(FORGERY)}`, headers);
    await client.get(`/api/search?q=${encodeURIComponent(FORGERY)}`, headers);
    await client.get(`/api/login/callback?error=${encodeURIComponent(FORGERY)}`, headers);
    await client.post('/api/contact', `{"name": "${FORGERY}`, { 'content-type': 'application/json' });
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(JSON.parse(line).msg).not.toBe('forged');
    }
  });
});
