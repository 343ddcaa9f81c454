import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createEvent, createNews } from '../../../tests/support/factories.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { readSitemapEntries } from './sitemap.queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

describe('GET /api/settings', () => {
  it('has the defaults of a new site', async () => {
    const { status, body } = await portal.visitor().get('/api/settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      siteName: 'Consejo de Desarrollo Empresarial del Este',
      district: 'Distrito Este',
      contactEmail: '',
      contactPhone: '',
      address: '',
      enableForum: true,
      enableProjects: true,
      enableNewsletter: true,
      primaryColor: '#1E293B',
      secondaryColor: '#3B82F6',
    });
  });

  it('says whether there is an external sign-in', async () => {
    const oidc = { issuer: 'https://identidad.example', clientId: 'portal', clientSecret: 'secreto' };
    const other = await createTestApp({ config: { oidc }, sharing: portal });
    expect((await portal.visitor().get('/api/settings')).body.externalLogin).toBe(false);
    expect((await other.visitor().get('/api/settings')).body.externalLogin).toBe(true);
    await other.close();
  });
});

describe('the API describes itself', () => {
  it('as OpenAPI, from the schemas that validate', async () => {
    const { body } = await portal.visitor().get('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    const login = body.paths['/api/auth/login'].post;
    expect(login.requestBody.content['application/json'].schema.$ref).toBe('#/components/schemas/LoginBody');
    expect(body.components.schemas.LoginBody.required).toEqual(['email', 'password']);
    expect(Object.keys(body.paths)).toContain('/api/events/{id}');
    expect(Object.keys(body.paths)).not.toContain('/healthz');
  });

  it('without standing still for the first who asks', async () => {
    const fresh = await createTestApp({ sharing: portal });
    const answers = Promise.all(['/api/openapi.json', '/api/docs'].map((url) => fresh.app.inject({ url })));
    let isAnswered = false;
    answers.finally(() => {
      isAnswered = true;
    });
    let longestMs = 0;
    while (!isAnswered) {
      const before = process.cpuUsage();
      await new Promise(setImmediate);
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1_000);
    }
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(longestMs).toBeLessThan(200);
    await fresh.close();
  });

  it('as a page of the portal itself, without script', async () => {
    const { body, headers } = await portal.visitor().get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('POST /api/auth/login');
    expect(body).not.toContain('<script');
  });

  it.each(['/api/openapi.json', '/api/docs'])('%s is compressed once', async (url) => {
    const ask = () => portal.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    const { headers, rawPayload } = await ask();
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(rawPayload.length) });
    expect((await ask()).headers.etag).toBe(headers.etag);
  });
});

it('says where to report a vulnerability', async () => {
  const { status, body, headers } = await portal.visitor().get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: https?:\S+\/contact\nExpires: \d{4}-/);
  const expires = Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);

  await portal.database.update(siteSettings).set({ contactEmail: 'info@oficina.example' });
  expect((await portal.visitor().get('/.well-known/security.txt')).body).toMatch(
    /^Contact: mailto:info@oficina\.example\n/,
  );
});

describe('an address in another spelling', () => {
  it.each(['/%61pi/settings', '/api/%73ettings'])('%s is kept by nobody either', async (url) => {
    const { status, headers } = await portal.visitor().get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['http://otro.example/api/settings', 200, 'application/json'],
    ['http://otro.example/api/nada', 404, 'application/json'],
    ['http://otro.example/', 404, 'text/html'],
    ['http://otro.example', 404, 'text/html'],
    ['*', 404, 'text/html'],
    ['otro', 400, 'application/json'],
  ])('%s is no error of the portal', async (url, status, type) => {
    await portal.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
    const { port } = portal.app.server.address() as AddressInfo;
    const headers = { accept: 'text/html,*/*' };
    const answered = await new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: url, headers }, (answer) =>
        resolve([answer.resume().statusCode, answer.headers['content-type']?.split(';')[0]]),
      );
      sent.on('error', reject).end();
    });
    expect(answered).toEqual([status, type]);
  });
});

describe('every answer', () => {
  it.each(['/api/settings', '/api/nada', '/api/auth/user', '/healthz'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await portal.visitor().get(url);
      expect(headers['content-security-policy']?.toString().split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]),
      );
      expect(headers['cache-control']).toBe(url.startsWith('/api/') ? 'no-store' : undefined);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('answers under its own names only, in production', async () => {
    const config = { production: true, publicUrl: 'https://portal.test', allowedHosts: ['www.portal.test'] };
    const live = await createTestApp({ config, sharing: portal });
    const ask = async (host: string, url = '/api/settings') => (await live.visitor({ host }).get(url)).status;
    for (const host of ['portal.test', 'PORTAL.test', 'www.portal.test', 'localhost:3000', '127.0.0.1', '[::1]:80']) {
      expect([host, await ask(host)]).toEqual([host, 200]);
    }
    for (const host of ['otro.test', 'portal.test.otro.test', 'portal.test:8080', '10.0.0.7']) {
      expect([host, await ask(host)]).toEqual([host, 421]);
    }
    expect(await ask('10.0.0.7', '/healthz')).toBe(200);
    await live.close();
  });

  it('answers under no name that another page could rebind to it, out of production', async () => {
    const ask = async (host: string) => (await portal.visitor({ host }).get('/api/settings')).status;
    for (const host of ['localhost:3000', 'portal.localhost', '127.0.0.1:3000', '192.0.2.7:3000', '[2001:db8::7]:80'])
      expect([host, await ask(host)]).toEqual([host, 200]);
    for (const host of ['otro.test', 'localhost.otro.test', '127.0.0.1.otro.test'])
      expect([host, await ask(host)]).toEqual([host, 421]);
  });

  it('asks for TLS in production', async () => {
    const live = await createTestApp({ config: { production: true }, sharing: portal });
    const { headers } = await live.visitor().get('/api/settings');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await live.close();
    const alone = await createTestApp({ config: { production: true, hstsSubdomains: false }, sharing: portal });
    const response = await alone.visitor().get('/api/settings');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    await alone.close();
  });
});

it('names its public pages to search engines, and nothing that is not published', async () => {
  const shown = await createNews(portal.database, { isPublished: true });
  const draft = await createNews(portal.database, { isPublished: false });
  const event = await createEvent(portal.database, { publication: 'proposed', proposedAt: new Date() });
  const { status, body, headers } = await portal.visitor().get('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  for (const path of ['/', '/about', '/privacidad', `/noticias/${shown.id}`]) expect(body).toContain(`${path}</loc>`);
  expect(body).not.toContain(draft.id);
  expect(body).not.toContain(event.id);
  expect((await portal.visitor().get('/robots.txt')).body).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
});

it('names thousands of pages to search engines, each once, and reads them in pages', async () => {
  await createNews(portal.database, { isPublished: true });
  await createEvent(portal.database);
  const multiply = async (table: 'news' | 'events', publication: SQL) => {
    const { rows } = await portal.database.execute<{ columns: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name not in ('id', 'date') and is_generated = 'NEVER'`);
    const columns = sql.raw(rows[0]?.columns ?? '');
    await portal.database.execute(sql`
      insert into ${sql.identifier(table)} (date, ${columns})
      select date '2001-01-01' + n / 3, ${columns}
      from (select * from ${sql.identifier(table)} where ${publication} limit 1) as one, generate_series(1, 2100) as n`);
  };
  await multiply('news', sql`is_published`);
  await multiply('events', sql`publication = 'published'`);
  const { body } = await portal.visitor().get('/sitemap.xml');
  const locations = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => String(url));
  expect(new Set(locations).size).toBe(locations.length);
  const count = async (table: 'news' | 'events', publication: SQL) =>
    (await portal.database.execute(sql`select from ${sql.identifier(table)} where ${publication}`)).rowCount;
  expect(locations.filter((url) => url.includes('/noticias/'))).toHaveLength(
    Number(await count('news', sql`is_published`)),
  );
  expect(locations.filter((url) => /\/events\/./.test(url))).toHaveLength(
    Number(await count('events', sql`publication = 'published'`)),
  );

  let longest = 0;
  for await (const entries of readSitemapEntries(portal.database)) longest = Math.max(longest, entries.length);
  expect(longest).toBe(1_000);
});
