import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { signedIn } from '../support/factories.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../support/oidc-server.ts';
import { OFF_SITE_URLS } from './off-site-urls.ts';

const SITE = 'http://portal.test';

let issuer: TestIssuer;
let portal: TestApp;
let external: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { publicUrl: SITE } });
  external = await createTestApp({ sharing: portal, config: { oidc: issuer.settings, publicUrl: SITE } });
  await signedIn(portal, { role: 'admin' });
  member = await signedIn(portal);
});
afterAll(async () => {
  await external.close();
  await portal.close();
  await issuer.close();
});

/** Resolved as browsers do: tabs and line breaks dropped, backslashes as slashes. */
function expectWithin(location: unknown): void {
  expect(String(location)).not.toMatch(/[\p{Cc}\\]/u);
  expect(new URL(String(location), SITE).origin).toBe(SITE);
  const next = new URL(String(location), SITE).searchParams.get('next');
  if (next !== null) expect(new URL(next, SITE).origin).toBe(SITE);
}

it('every call that leads somewhere else is known here', async () => {
  const redirecting = (await contractEndpoints()).filter(({ status }) => status === 302).map(endpointName);
  expect(redirecting).toEqual([
    'GET /api/logout',
    'GET /api/login',
    'GET /api/login/callback',
    'GET /api/newsletter/unsubscribe',
    'GET /api/notifications/unsubscribe/:group',
  ]);
});

describe('signing in on the way to another site', () => {
  it.each(OFF_SITE_URLS)('leads to this one instead of %j', async (next) => {
    const queries = [
      `next=${encodeURIComponent(next)}`,
      `next=${encodeURIComponent(encodeURIComponent(next))}`,
      `next=/forum&next=${encodeURIComponent(next)}`,
      `next[]=${encodeURIComponent(next)}`,
    ];
    for (const query of queries) {
      for (const client of [portal.visitor(), member.client]) {
        const answer = await client.get(`/api/login?${query}`);
        if (answer.status === 400) continue;
        expect(answer.status).toBe(302);
        expectWithin(answer.headers.location);
      }
    }
  });

  it('leads to this one also when the attempt that waits in the browser was changed', async () => {
    for (const [index, next] of OFF_SITE_URLS.entries()) {
      const client = external.visitor();
      issuer.person = { subject: 'una', email: 'una@prueba.example', email_verified: true, name: 'Una Persona' };
      const away = await client.get(`/api/login?next=${encodeURIComponent(next)}`);
      if (away.status === 400) continue;
      const attempt = JSON.parse(Buffer.from(client.cookies.get('login') ?? '', 'base64url').toString());
      expect(attempt.next).toBe('/');
      // The full flow through the issuer only for some: it is slow.
      if (index % 8 > 0) continue;
      const back = await walkThroughIssuer(String(away.headers.location), SITE);
      client.cookies.set('login', Buffer.from(JSON.stringify({ ...attempt, next })).toString('base64url'));
      const answer = await client.get(back);
      expect([answer.status, answer.headers.location]).toEqual([302, '/']);
      expect((await client.get('/api/auth/user')).status).toBe(200);
    }
  });
});

describe('the name of another site in the headers of a request', () => {
  const FORGED = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

  it.each(['/api/logout', '/api/login', '/api/login/callback?code=x', '/api/login?next=/forum'])(
    'does not show in where %s leads',
    async (url) => {
      const { headers } = await portal.visitor().get(url, FORGED);
      expect(JSON.stringify(headers)).not.toContain('evil');
    },
  );

  it('does not show in where the issuer sends people back to', async () => {
    const { headers } = await external.visitor().get('/api/login', { ...FORGED, host: 'localhost' });
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(`${SITE}/api/login/callback`);
  });
});

describe('line breaks in an address', () => {
  const SPLITS = [
    '%0d%0aSet-Cookie:%20a=b',
    '%0aX-Inyectada:%20si',
    '%0dX-Inyectada:%20si',
    '%E5%98%8A%E5%98%8DX:%201',
  ];

  it.each(SPLITS)('add no header to any answer: %s', async (split) => {
    const urls = [
      `/api/login?next=/forum${split}`,
      `/api/newsletter/unsubscribe?token=x${split}`,
      `/api/notifications/unsubscribe/forum?token=x${split}`,
      `/api/login/callback?code=x&state=${split}`,
      `/api/events/${split}/calendar.ics`,
      `/api/photos/${split}.webp`,
    ];
    for (const url of urls) {
      for (const client of [portal.visitor(), member.client]) {
        const { status, headers } = await client.get(url);
        expect(status).toBeLessThan(500);
        expect(Object.keys(headers)).not.toContain('x-inyectada');
        expect(headers['set-cookie'] ?? '').not.toContain('a=b');
        expect(JSON.stringify(headers)).not.toMatch(/\\[rn]/);
      }
    }
  });
});
