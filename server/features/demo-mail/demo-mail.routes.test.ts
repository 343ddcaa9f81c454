import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { issueToken } from '../account/account-tokens.ts';

let dataDir: string;
let portal: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-demo-mail-'));
  portal = await createTestApp({ config: { demo: true, dataDir, publicUrl: 'https://portal.example' } });
});
afterAll(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true, force: true });
});

const LIST = '/api/demo/mails';

async function register(firstName = 'Begoña') {
  const client = portal.visitor();
  const email = `demo-${crypto.randomUUID()}@prueba.example`;
  const form = { email, password: 'secreto', firstName, lastName: 'Gil' };
  expect((await client.post('/api/auth/register', form)).status).toBe(201);
  const newest = async () =>
    (await portal.visitor().get(LIST)).body.mails.find((mail: { to: string }) => mail.to === email);
  await expect.poll(newest).toBeDefined();
  return { client, email, mail: await newest() };
}

describe('the mails of a demonstration without a mail server', () => {
  it('are shown to whoever tries it out, the last one first, with links that work', async () => {
    await register('Ana');
    const { client, email, mail } = await register();
    expect(mail).toMatchObject({ to: email, subject: 'Confirma tu correo' });
    expect(mail.text).toContain('Hola, Begoña:');
    const { body } = await portal.visitor().get(LIST);
    expect(body.mails[0].id).toBe(mail.id);
    expect(body.total).toBeGreaterThanOrEqual(2);

    const letter = await portal.visitor().get(`${LIST}/${mail.id}/html`);
    expect(letter.status).toBe(200);
    expect(letter.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(letter.headers['content-security-policy']).toMatch(
      /^default-src 'none'.*; sandbox allow-top-navigation-by-user-activation allow-popups$/,
    );
    expect(letter.body).toContain('<base target="_top">');
    const token = /href="https:\/\/portal\.example\/verificar-correo\?token=([\w-]{43})/.exec(letter.body)?.[1];
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
  });

  it('are paged', async () => {
    for (let index = 0; index < 10; index += 1) await register();
    const first = (await portal.visitor().get(LIST)).body;
    expect(first.mails).toHaveLength(10);
    const second = (await portal.visitor().get(`${LIST}?page=2`)).body;
    expect(second.page).toBe(2);
    const ids = [...first.mails, ...second.mails].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await portal.visitor().get(`${LIST}?page=99`)).body).toMatchObject({ mails: [], total: first.total });
  });

  it('are found by their recipient, or a part of the address', async () => {
    const { client, email, mail } = await register();
    await register();
    await client.post('/api/auth/forgot-password', { email });
    const foundFor = async (to: string, page = 1) =>
      (await portal.visitor().get(`${LIST}?page=${page}&to=${encodeURIComponent(to)}`)).body;
    await expect.poll(async () => (await foundFor(email)).total).toBe(2);
    const { mails } = await foundFor(email.toUpperCase());
    expect(mails.map(({ to }: { to: string }) => to)).toEqual([email, email]);
    expect(mails[1].id).toBe(mail.id);
    expect((await foundFor(email.slice(0, -4))).total).toBe(2);
    // Of the addresses only: the subjects name the portal.
    expect(await foundFor('Confirma tu correo')).toMatchObject({ mails: [], total: 0 });
    expect((await foundFor('@prueba.example', 2)).page).toBe(2);
    expect((await portal.visitor().get(`${LIST}?to=${'x'.repeat(300)}`)).status).toBe(400);
  });

  it('are all that is shown: nothing beside the folder, and nothing that it links to', async () => {
    await writeFile(join(dataDir, 'secreto.eml'), 'Subject: secreto\r\n\r\nno es para nadie');
    const folder = join(dataDir, 'mail');
    await symlink(join(dataDir, 'secreto.eml'), join(folder, 'enlace.eml'));
    await mkdir(join(folder, 'carpeta.eml'), { recursive: true });
    await writeFile(join(folder, 'nota.txt'), 'secreto');
    const ids = ['enlace', 'carpeta', 'nota', 'nota.txt', '..', '.', '../secreto', '..%2Fsecreto', '%2e%2e%2fsecreto'];
    const more = [
      '....//secreto',
      '%00',
      'x%00.eml',
      join(dataDir, 'secreto'),
      '..%5Csecreto',
      '%252e%252e%252fsecreto',
    ];
    for (const id of [...ids, ...more]) {
      const { status, body } = await portal.visitor().get(`${LIST}/${id}/html`);
      expect([400, 404], id).toContain(status);
      expect(JSON.stringify(body)).not.toContain('no es para nadie');
    }
    expect(JSON.stringify((await portal.visitor().get(LIST)).body)).not.toContain('no es para nadie');
  });
});

describe('from another machine', () => {
  it('they are refused, and so are links to the demo accounts, unless the demo was asked for', async () => {
    const { mail } = await register();
    const statusesFrom = async (openDemoAccounts: boolean, ip: string, trustProxy: string | false = 'loopback') => {
      const config = { demo: true, dataDir, openDemoAccounts, trustProxy };
      const other = await createTestApp({ sharing: portal, config });
      const { user } = await signedIn(other, { email: `${crypto.randomUUID()}@demo.example`, role: 'admin' });
      const link = { userId: user.id, email: user.email, purpose: 'reset-password' } as const;
      const visitor = other.visitor({ 'x-forwarded-for': ip });
      const answers = [
        await visitor.get(LIST),
        await visitor.get(`${LIST}/${mail.id}/html`),
        await visitor.post('/api/auth/login', { email: user.email, password: PASSWORD }),
        await visitor.post('/api/auth/reset-password', {
          token: await issueToken(other.database, link),
          password: 'otra clave bien larga',
        }),
      ];
      await other.close();
      return answers.map(({ status }) => status);
    };
    expect(await statusesFrom(false, '192.168.1.77')).toEqual([403, 403, 403, 403]);
    // Through a proxy on this machine that is not trusted.
    expect(await statusesFrom(false, '192.168.1.77', false)).toEqual([403, 403, 403, 403]);
    expect(await statusesFrom(false, '127.0.0.1')).toEqual([200, 200, 200, 200]);
    expect(await statusesFrom(true, '192.168.1.77')).toEqual([200, 200, 200, 200]);
  });
});

describe('anywhere else', () => {
  it.each([
    ['with a mail server', { demo: true, smtpUrl: 'smtp://127.0.0.1:1' }],
    ['without demo data', { demo: false }],
    ['in production', { demo: true, production: true }],
  ])('there is no such thing: %s', async (_name, config) => {
    const { mail } = await register();
    const other = await createTestApp({ sharing: portal, config: { ...config, dataDir } });
    for (const path of [LIST, `${LIST}/${mail.id}/html`]) expect((await other.visitor().get(path)).status).toBe(404);
    expect((await other.visitor().get('/api/settings')).body.demoMailbox).toBe(false);
    await other.close();
  });
});
