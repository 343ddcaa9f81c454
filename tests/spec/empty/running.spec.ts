import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseConfig } from '../../../server/core/config.ts';
import { projectRoot } from '../../../server/core/project-root.ts';
import { OwnPortal } from '../../e2e/own-portal.ts';
import { freePort } from '../../support/free-port.ts';
import { startIssuer } from '../../support/oidc-server.ts';
import { expect } from '../support/fixtures.ts';
import { section } from '../support/section.ts';

type Environment = Record<string, string>;

/** Starts that have to be refused end by themselves. */
async function refused(env: Environment): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  SESSION_SECRET: 'x'.repeat(32),
};

section('R Running', ({ row, notCovered }) => {
  row('HOST is 127.0.0.1 and PORT 3000 by default', async () => {
    const { host, port, publicUrl } = parseConfig({});
    expect([host, port, publicUrl]).toEqual(['127.0.0.1', 3000, 'http://127.0.0.1:3000']);
  });
  row('DATA_DIR is .data by default', async () => {
    expect(parseConfig({}).dataDir).toBe(join(process.cwd(), '.data'));
  });
  row('DEMO is on by default, and off in production', async () => {
    expect([parseConfig({}).demo, parseConfig(PRODUCTION).demo]).toEqual([true, false]);
  });
  row('RATE_LIMITS is on by default, and off on demand', async () => {
    expect([parseConfig({}).rateLimits, parseConfig({ RATE_LIMITS: 'off' }).rateLimits]).toEqual([true, false]);
  });
  row('without DATABASE_URL, SMTP_URL and OIDC_ISSUER it runs by itself: this portal does', async ({ portal }) => {
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
  });
  for (const [what, env, problem] of [
    ['no SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['no PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['RATE_LIMITS=off', { ...PRODUCTION, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    ['DEMO=on', { ...PRODUCTION, DEMO: 'on' }, 'DEMO'],
  ] as [string, Environment, string][]) {
    row(`production refuses to start with ${what}`, async () => {
      const { code, said } = await refused(env);
      expect(code).toBe(1);
      expect(said).toContain(problem);
    });
  }
  row('prints the demo accounts at start, and answers /healthz when ready', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-spec-start-'));
    const port = String(await freePort());
    const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
      env: { PATH: process.env.PATH ?? '', PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, { timeout: 25_000 }).toContain('miembro@demo.example');
    expect(said).toContain('admin@demo.example');
    expect(said).toContain('demo-portal');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  });
  notCovered(
    'npm start on a fresh clone installs, builds, migrates, loads and serves',
    'needs a fresh clone and the network; the build machine does it',
  );
  notCovered(
    'npm test on a fresh clone installs what it needs and runs every test',
    'needs a fresh clone and the network; the build machine does it',
  );
  notCovered('DATABASE_URL names a PostgreSQL server', 'every unit test of the server runs on one');
  notCovered('SMTP_URL and MAIL_FROM send mail', 'the browser tests of outreach run with a real SMTP server');
});

section('R Accounts', ({ row, notCovered }) => {
  row(
    '/api/login is OpenID Connect: authorization code with PKCE, against the configured issuer',
    async ({ playwright }) => {
      const issuer = await startIssuer('http://127.0.0.1:1/api/login/callback');
      const { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET } = issuer.settings;
      const portal = await OwnPortal.start({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
      const context = await playwright.request.newContext({ baseURL: portal.url });
      const answer = await context.get('/api/login?next=%2Fcontact', { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const target = new URL(answer.headers().location ?? '');
      expect(target.origin).toBe(OIDC_ISSUER);
      expect(Object.fromEntries(target.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: OIDC_CLIENT_ID,
        code_challenge_method: 'S256',
      });
      await context.dispose();
      await portal.discard();
      await issuer.close();
    },
  );
  notCovered(
    'an external identity joins a local account only with a verified e-mail; authProvider is then oidc',
    'server/features/external-login has the tests, with a real issuer',
  );
  notCovered('in production the command line grants the role', 'tests/faults/command-line.test.ts runs the command');
});
