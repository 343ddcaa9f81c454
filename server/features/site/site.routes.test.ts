import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';

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
      enableForum: true,
      enableProjects: true,
      enableNewsletter: true,
      primaryColor: '#1E293B',
      secondaryColor: '#3B82F6',
    });
  });
});

describe('the API describes itself', () => {
  it('as OpenAPI, from the schemas that validate', async () => {
    const { body } = await portal.visitor().get('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    const login = body.paths['/api/auth/login'].post;
    const schema = login.requestBody.content['application/json'].schema;
    expect(schema.required).toEqual(['email', 'password']);
    expect(Object.keys(body.paths)).toContain('/api/events/{id}');
    expect(Object.keys(body.paths)).not.toContain('/healthz');
  });

  it('as a page of the portal itself, without script', async () => {
    const { body, headers } = await portal.visitor().get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('POST /api/auth/login');
    expect(body).not.toContain('<script');
  });
});

describe('an address in another spelling', () => {
  it.each(['/%61pi/settings', '/api/%73ettings'])('%s is kept by nobody either', async (url) => {
    const { status, headers } = await portal.visitor().get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['http://otro.example/api/settings', 200],
    ['http://otro.example/', 404],
    ['http://otro.example', 404],
    ['*', 404],
    ['otro', 400],
  ])('%s is no error of the portal', async (url, status) => {
    await portal.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
    const { port } = portal.app.server.address() as AddressInfo;
    const answered = await new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: url }, (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject).end();
    });
    expect(answered).toBe(status);
  });
});

describe('every answer', () => {
  it.each(['/api/settings', '/api/nada', '/api/auth/user', '/healthz'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await portal.visitor().get(url);
      for (const part of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(headers['content-security-policy']?.toString().split('; ')).toContain(part);
      }
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

  it('asks for TLS in production', async () => {
    const live = await createTestApp({ config: { production: true }, sharing: portal });
    const { headers } = await live.visitor().get('/api/settings');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await live.close();
  });
});
