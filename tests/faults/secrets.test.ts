import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Issue } from '../../contract/newsletter/issues.contract.ts';
import { projectRoot } from '../../server/core/project-root.ts';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { freePort } from '../support/free-port.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../support/oidc-server.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';
import { type RecordedResponse, RecordingBrowser } from '../support/recording-browser.ts';
import { mailPart, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

const marker = (name: string) => `${name}-${randomBytes(16).toString('hex')}`;

/** By name, so that a failure names the leaked secret without showing it. */
const secrets = new Map<string, string>();
const keep = (name: string, value: string) => {
  if (value.length < 16) throw new Error(`${name} is too short to be looked for`);
  secrets.set(name, value);
  return value;
};

const answers: RecordedResponse[] = [];
let smtp: TestSmtpServer;
let issuer: TestIssuer;
let store: TestDatabase;
let portal: PortalProcess;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
  smtp = await startSmtpServer();
  store = await createTestDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  issuer = await startIssuer(`${url}/api/login/callback`);
  const sessionSecret = keep('the session secret', marker('sesion'));
  const smtpPassword = keep('the password of the mail server', marker('correo'));
  keep('the password of the database', String(store.connection.password));
  keep('the secret of the external sign-in', issuer.settings.clientSecret);
  portal = await startPortal({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    DATABASE_URL: databaseUrl(store.connection),
    SESSION_SECRET: sessionSecret,
    SMTP_URL: smtp.url.replace('smtp://', `smtp://portal:${smtpPassword}@`),
    OIDC_ISSUER: issuer.settings.issuer,
    OIDC_CLIENT_ID: issuer.settings.clientId,
    OIDC_CLIENT_SECRET: issuer.settings.clientSecret,
  });
});
afterAll(async () => {
  // Killed: a graceful stop would wait for this process's connections.
  portal?.signal('SIGKILL');
  await portal?.exited;
  await issuer?.close();
  await store?.close();
  await smtp?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const newBrowser = () => new RecordingBrowser(portal.url, answers);

/** The token of the first such link sent to the address; from then on it counts as a secret. */
async function tokenSent(email: string, page: string): Promise<string> {
  const pattern = new RegExp(`${page}\\?token=([\\w.-]+)`);
  const find = () =>
    smtp.mails
      .filter(({ to }) => to.includes(email))
      .map((mail) => pattern.exec(mailPart(mail, 'text/plain'))?.[1])
      .find((token) => token !== undefined);
  await expect.poll(find).toBeDefined();
  return keep(`the link ${page} sent to ${email}`, find() ?? '');
}

const account = (name: string) => ({
  email: `${name}@prueba.example`,
  password: keep(`the password of ${name}`, marker('clave')),
  firstName: 'Ana',
  lastName: 'Gil',
});

async function visitorLooksAround(): Promise<void> {
  const visitor = newBrowser();
  const pages = ['/', '/login', '/register', '/about', '/events', '/no-existe', '/healthz', '/livez'];
  const calls = [
    '/api/settings',
    '/api/openapi.json',
    '/api/docs',
    '/api/auth/user',
    '/api/no-existe',
    '/api/login?next=%zz',
  ];
  for (const path of [...pages, ...calls]) await visitor.call('GET', path);
  await visitor.call(
    'POST',
    '/login',
    `email=a&password=${secrets.get('the password of ana')}`,
    'application/x-www-form-urlencoded',
  );
}

/** The first to register is an administrator. */
async function memberComesIn(browser: RecordingBrowser, person: ReturnType<typeof account>): Promise<void> {
  const { email, password } = person;
  await browser.call('POST', '/api/auth/register', person);
  await browser.call('POST', '/api/auth/register', person);
  const token = await tokenSent(email, '/verificar-correo');
  await browser.call('GET', `/verificar-correo?token=${token}`);
  for (const _ of [1, 2]) await browser.call('POST', '/api/auth/verify-email', { token });
  const wrong = keep('a wrong password', marker('mala'));
  await browser.call('POST', '/api/auth/login', { email, password: wrong });
  await browser.call('POST', '/api/auth/login', { email: wrong, password });
  await browser.call('POST', '/api/auth/login', { email, password: [password] });
  await browser.call('POST', '/api/auth/login', `{"email":"${email}","password":"${password}"`);
  await browser.call('POST', `/api/auth/login?password=${password}`, { email, password });
  keepSession(browser, email);
}

function keepSession(browser: RecordingBrowser, whose: string): void {
  keep(`a session of ${whose}`, browser.cookies.get('sid') ?? '');
}

async function memberChangesPassword(browser: RecordingBrowser, email: string): Promise<void> {
  await browser.call('POST', '/api/auth/forgot-password', { email });
  const token = await tokenSent(email, '/restablecer');
  const password = keep('the password after the reset', marker('nueva'));
  await browser.call('GET', `/restablecer?token=${token}`);
  for (const _ of [1, 2]) await browser.call('POST', '/api/auth/reset-password', { token, password });
  await browser.call('POST', '/api/auth/login', { email, password });
  keepSession(browser, `${email}, again`);
  const newPassword = keep('the password after the change', marker('otra'));
  await browser.call('PUT', '/api/auth/password', { currentPassword: newPassword, newPassword });
  await browser.call('PUT', '/api/auth/password', { currentPassword: password, newPassword });
}

async function memberMoves(browser: RecordingBrowser, email: string): Promise<void> {
  await browser.call('PUT', '/api/users/profile', {
    firstName: 'Ana',
    lastName: 'Gil',
    email,
    currentPassword: secrets.get('the password after the change'),
  });
  const token = await tokenSent(email, '/verificar-correo');
  await browser.call('POST', '/api/auth/verify-email', { token });
  for (const path of ['auth/user', 'auth/sessions', 'users/data', 'users/activity', 'members', 'notifications']) {
    await browser.call('GET', `/api/${path}`);
  }
  for (const path of ['/', '/profile', '/home', '/mensajes']) await browser.call('GET', path);
  const wrong = keep('a wrong password to leave with', marker('mala'));
  await browser.call('DELETE', '/api/users/account', { email, password: wrong });
}

/** The TOTP secret is shown once, to the app, whose responses are not recorded. */
async function memberAddsApp({ email, password, ...person }: ReturnType<typeof account>): Promise<void> {
  const app = new RecordingBrowser(portal.url, []);
  await app.call('POST', '/api/auth/register', { email, password, ...person });
  keepSession(app, email);
  const { secret } = (await (await app.call('POST', '/api/auth/totp')).json()) as { secret: string };
  keep('the secret of an app', secret);
  await app.call('POST', '/api/auth/totp/confirm', { code: totpCode(secret, new Date()) });
  const browser = newBrowser();
  await browser.call('POST', '/api/auth/login', { email, password });
  keep('half a sign-in', browser.cookies.get('second-factor') ?? '');
  await browser.call('GET', '/api/auth/second-factor');
  await browser.call('POST', '/api/auth/second-factor', { code: secret.slice(0, 20) });
  await browser.call('POST', '/api/auth/second-factor', { code: totpCode(secret, new Date(Date.now() + 30_000)) });
  keepSession(browser, `${email}, with a code`);
  for (const path of ['auth/factors', 'auth/proof', 'users/data']) await browser.call('GET', `/api/${path}`);
  await browser.call('POST', '/api/auth/totp');
}

async function readerComesAndGoes(admin: RecordingBrowser, email: string): Promise<void> {
  const visitor = newBrowser();
  await visitor.call('POST', '/api/newsletter/subscribe', { email });
  const confirmation = await tokenSent(email, '/boletin/confirmar');
  await visitor.call('GET', `/boletin/confirmar?token=${confirmation}`);
  await visitor.call('POST', '/api/newsletter/confirm', { token: confirmation });
  const issue = await admin.call('POST', '/api/admin/newsletter/issues', { subject: 'Boletín', intro: 'Hola' });
  const { id } = (await issue.json()) as Issue;
  await admin.call('GET', `/api/admin/newsletter/issues/${id}/preview`);
  await admin.call('POST', `/api/admin/newsletter/issues/${id}/send`);
  const token = await tokenSent(email, '/boletin/baja');
  await admin.call('GET', `/api/admin/newsletter/issues/${id}`);
  await visitor.call('GET', `/boletin/baja?token=${token}`);
  await visitor.call('POST', `/api/newsletter/unsubscribe?token=${token}`);
  await visitor.call('POST', `/api/newsletter/unsubscribe?token=${token}x`);
}

async function administratorLooksAround(admin: RecordingBrowser): Promise<void> {
  for (const path of [
    'jobs?state=failed',
    'jobs',
    'audit',
    'members',
    'newsletter/subscribers.csv',
    'settings',
    'stats',
  ]) {
    await admin.call('GET', `/api/admin/${path}`);
  }
}

async function strangerComesFromOutside(): Promise<void> {
  issuer.person = { subject: 'externa', email: 'externa@prueba.example', email_verified: true, name: 'Eva Ruiz' };
  const spoils = [(back: string) => back, (back: string) => back.replace(/state=[^&]+/, 'state=otro')];
  for (const [index, spoil] of spoils.entries()) {
    const browser = newBrowser();
    const away = await browser.call('GET', '/api/login?next=%2Fforum');
    const attempt = JSON.parse(Buffer.from(browser.cookies.get('login') ?? '', 'base64url').toString());
    const back = await walkThroughIssuer(away.headers.get('location') ?? '', portal.url);
    keep(`the verifier of the external sign-in ${index}`, attempt.verifier);
    keep(`the code of the external sign-in ${index}`, /code=([^&]+)/.exec(back)?.[1] ?? '');
    await browser.call('GET', spoil(back));
    if (browser.cookies.get('sid')) keepSession(browser, 'externa');
  }
}

/** Calls while PostgreSQL rejects every change of an account, lacks the table of accounts, and refuses connections. */
async function databaseBreaks(browser: RecordingBrowser, person: ReturnType<typeof account>): Promise<void> {
  const everything = async () => {
    const { email, password } = person;
    await browser.call('POST', '/api/auth/register', person);
    await browser.call('POST', '/api/auth/login', { email, password });
    await browser.call('POST', '/api/auth/forgot-password', { email });
    await browser.call('GET', '/api/users/data');
    await browser.call('GET', '/');
    await browser.call('GET', '/healthz');
  };
  const { database } = store.connection;
  // Opened before connections are refused.
  const client = await store.database.$client.connect();
  await client.query('alter table users add constraint broken check (false) not valid');
  await everything();
  await client.query('alter table users drop constraint broken');
  await client.query('alter table users rename to people');
  await everything();
  await client.query('alter table people rename to users');
  await client.query(`alter database ${database} connection limit 0`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await everything();
  await client.query(`alter database ${database} connection limit -1`);
  client.release();
}

/** Encodings of a secret: plain, URL-encoded, base64 and hex. */
function spellings(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64');
  return [secret, encodeURIComponent(secret), base64.replace(/=+$/, ''), Buffer.from(secret).toString('hex')];
}

it('no secret leaves, in whatever is answered, and none is logged, whatever happens', async () => {
  const admin = newBrowser();
  const ana = account('ana');
  await visitorLooksAround();
  await memberComesIn(admin, ana);
  await memberChangesPassword(admin, ana.email);
  await memberMoves(admin, 'ana.mudada@prueba.example');
  await memberAddsApp(account('berta'));
  await readerComesAndGoes(admin, 'lectora@prueba.example');
  await strangerComesFromOutside();
  smtp.failures = 2;
  const luis = account('luis');
  await newBrowser().call('POST', '/api/auth/register', luis);
  await expect.poll(() => smtp.failures).toBeLessThan(2);
  await administratorLooksAround(admin);
  await databaseBreaks(admin, account('eva'));

  const { rows } = await store.database.$client.query<{ kind: string; value: string }>(
    `select 'a hash of a password' as kind, password as value from users where password is not null
     union all select 'a hash of a link', token_hash from account_tokens
     union all select 'the secret of an app, encrypted', secret from totp_secrets
     union all select 'a hash of a recovery code', code_hash from recovery_codes
     union all select 'the key of a session', sid from sessions`,
  );
  for (const [index, { kind, value }] of rows.entries()) keep(`${kind} ${index}`, value);
  const log = portal.output();
  const found: string[] = [];
  for (const [name, secret] of secrets) {
    for (const spelling of spellings(secret)) {
      if (log.includes(spelling)) found.push(`${name} in the log`);
      for (const { call, status, headers, body } of answers) {
        if (headers.includes(spelling)) found.push(`${name} in a header of ${call} (${status})`);
        if (body.includes(spelling)) found.push(`${name} in ${call} (${status})`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(log).not.toContain('$argon2');
  for (const { call, body } of answers)
    expect([call, /\$argon2|\.ts:\d+:\d+|at async /.exec(body)]).toEqual([call, null]);
  // Guards against a test that recorded too little.
  expect(secrets.size).toBeGreaterThan(20);
  const statuses = new Set(answers.map(({ status }) => status));
  // Only with built pages: a form submitted without its script.
  statuses.delete(303);
  expect(statuses).toEqual(new Set([200, 201, 302, 400, 401, 404, 409, 500, 503]));
  expect(log).toContain('unexpected error');
});

const built = join(projectRoot, 'dist/web');

it.runIf(existsSync(built))('the files for the browser know nothing of the server', async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) =>
    /\.(js|css|html|json|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  expect((await readdir(built, { recursive: true })).filter((file) => file.endsWith('.map'))).toEqual([]);
  const words = [
    'SESSION_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    'OIDC_CLIENT_SECRET',
    '$argon2',
    'postgres://',
    projectRoot,
  ];
  for (const file of files) {
    const text = await readFile(join(built, file), 'utf8');
    expect([file, words.filter((word) => text.includes(word))]).toEqual([file, []]);
  }
});
