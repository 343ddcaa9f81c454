import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ config: { allowedHosts: ['portal.example:3000'] } });
});
afterAll(() => portal.close());

const subscribe = (headers: Record<string, string>) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    headers: { host: 'portal.example:3000', ...headers },
    payload: { email: 'alguien@prueba.example' },
  });

describe('unsafe methods', () => {
  it.each([
    [{}, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://portal.example:3000.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://portal.example:3000' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ 'sec-fetch-site': '' }, 403],
    [{ 'sec-fetch-site': 'same-origin, cross-site' }, 403],
    [{ origin: '' }, 403],
    [{ origin: 'http://portal.example:3000' }, 201],
    [{ origin: 'http://127.0.0.1:3000' }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
  ])('with %j answer %i', async (headers, status) => {
    expect((await subscribe(headers)).statusCode).toBe(status);
  });
});

describe('what cannot be stored or read', () => {
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: payload as string,
    });
  const form = { email: 'a@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a NUL byte', { ...form, firstName: 'A\0na' }, {}, 400],
    ['half a surrogate pair', { ...form, lastName: '\ud800' }, {}, 400],
    ['a NUL in a key', { ...form, 'x\0': 1 }, {}, 400],
    ['broken JSON', '{"email":', json, 400],
    ['no body', '', json, 400],
    ['a list', '[]', json, 400],
    ['null', 'null', json, 400],
    ['a number', '1', json, 400],
    ['JSON ten thousand deep', `{"email":${deep}}`, json, 400],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}', json, 400],
    ['more than 64 KiB', { ...form, firstName: 'x'.repeat(70_000) }, {}, 413],
    ['plain text', JSON.stringify(form), { 'content-type': 'text/plain' }, 415],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
  ])('%s is answered in Spanish, never with a 500', async (_name, payload, headers, status) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/[a-záéíóú]{3,}/);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/api/nada', 404],
    ['/api/news/no-es-un-id', 400],
    [`/api/news/${crypto.randomUUID()}`, 404],
    ['/api/news/%00', 400],
    ['/api/news/%E0%A4%A', 400],
    ['/api/news?page=0', 400],
    ['/api/news?page=-1', 400],
    ['/api/news?page=1e20', 400],
    ['/api/news?page=9007199254740993', 400],
    ['/api/news?page=NaN', 400],
    ['/api/news?page=0x10&page=2', 400],
    ['/api/news?limit=100000', 400],
    ['/api/news?category=%00', 400],
    ['/api/news?category=a&category=b', 400],
    ['/api/events?scope=nunca', 400],
    ['/api/events?date=2027-02-30', 400],
    ['/api/events?type[]=workshop', 200],
    ['/api/news?page=999999', 200],
  ])('GET %s answers %i', async (url, status) => {
    const answer = await portal.visitor().get(url);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(typeof answer.body.message).toBe('string');
  });

  it('an unknown method or path under /api is 404 for writing too', async () => {
    expect(await portal.visitor().post('/api/settings', {})).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
