import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { parseConfig } from '../../../server/core/config.ts';
import { mailFolder } from '../../../server/core/mail-files.ts';
import { projectRoot } from '../../../server/core/project-root.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embedded-postgres.ts';
import { IsolatedPortal } from '../../e2e/isolated-portal.ts';
import { databaseUrl } from '../../support/database-url.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { Api } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { newPerson, PRODUCTION, registerAt } from '../support/new-people.ts';
import { PortalDatabase } from '../support/portal-database.ts';
import { section } from '../support/section.ts';

type Environment = Record<string, string>;

/** Runs a start that must fail. */
async function refused(env: Environment): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

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
      expect(code).toBe(78);
      expect(said).toContain(problem);
    });
  }
  row('prints the demo accounts at start, and answers /healthz when ready', async ({ freshDemo }) => {
    expect((await fetch(`${freshDemo.url}/healthz`)).status).toBe(200);
    for (const word of ['admin@demo.example', 'miembro@demo.example', 'demo-portal']) {
      expect(freshDemo.output).toContain(word);
    }
  });
  row('DATABASE_URL names a PostgreSQL server, and the portal starts none of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-spec-postgres-'));
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }) });
    const portal = await IsolatedPortal.start({ DATABASE_URL: databaseUrl(postgres.connection) });
    const database = await PortalDatabase.open(postgres.connection);
    const { email } = await registerAt(portal);
    expect(await database.rows('select email from users')).toEqual([{ email }]);
    expect(existsSync(join(portal.dataDir, 'postgres'))).toBe(false);
    await database.close();
    await portal.discard();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  row('SMTP_URL and MAIL_FROM send mail', async () => {
    const smtp = await startSmtpServer();
    const portal = await IsolatedPortal.start({ SMTP_URL: smtp.url, MAIL_FROM: 'Consejo <avisos@consejo.example>' });
    const { email } = await registerAt(portal);
    await expect
      .poll(() => smtp.mails.map(({ from, to }) => [from, to]))
      .toEqual([['avisos@consejo.example', [email]]]);
    await portal.discard();
    await smtp.close();
  });
  row('without a mail server the log says where a mail was written, under DATA_DIR', async () => {
    const portal = await IsolatedPortal.start({ LOG_LEVEL: 'info' });
    await registerAt(portal);
    await expect.poll(() => portal.output).toContain(mailFolder(portal.dataDir));
    await portal.discard();
  });
  row(
    'SESSION_SECRET is made and kept under DATA_DIR, and a database that is not empty gets no demo data again',
    async ({ freshDemo, playwright }) => {
      const api = new Api(await playwright.request.newContext({ baseURL: freshDemo.url }));
      await api.made('POST', '/api/auth/register', newPerson());
      await freshDemo.stop();
      await freshDemo.restart();
      expect((await api.get('/api/auth/user')).status).toBe(200);
      const database = await PortalDatabase.join(freshDemo.dataDir);
      expect(await database.rows('select count(*)::int as count from users')).toEqual([{ count: 157 }]);
      await database.close();
    },
  );
  notCovered(
    'npm start on a fresh clone installs, builds, migrates, loads and serves',
    'installing takes the network and an empty folder, which this run has not; the build machine starts a fresh clone',
  );
  notCovered(
    'npm test on a fresh clone installs what it needs and runs every test',
    'installing takes the network and an empty folder, which this run has not; the build machine tests a fresh clone',
  );
});

section('R Demo data', ({ row }) => {
  row('is deterministic: another portal has the same texts, people and figures', async ({ freshDemo }) => {
    const loadedAnew = await IsolatedPortal.start({ DEMO: 'on', E2E_DEMO_TEMPLATE: '' });
    const [one, other] = await Promise.all([freshDemo.dataDir, loadedAnew.dataDir].map(PortalDatabase.join));
    for (const sql of [
      `select email, first_name, last_name, company, bio from users where email like '%.example' and email not like 'prueba-%' order by email`,
      'select title, content, likes, comments_count from forum_posts order by title',
      'select content from forum_comments order by content',
      'select title, description, category, status, timeline from projects order by title',
      'select title, description, time, price, speakers, capacity, registered_count from events order by title, time',
      'select title, content from news order by title',
      'select email from newsletter_subscribers order by email',
    ]) {
      const rows = await one?.rows(sql);
      expect(rows?.length).toBeGreaterThan(10);
      expect(await other?.rows(sql)).toEqual(rows);
    }
    await Promise.all([one?.close(), other?.close()]);
    await loadedAnew.discard();
  });
});
