import { test as base, expect, type Page } from '@playwright/test';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import { PortalDatabase } from '../spec/support/portal-database.ts';
import { openMail } from './demo-mail-support.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { demo, expectCleanAtExtremes, newEmail, signIn, toastOf } from './support.ts';

interface Own {
  portal: IsolatedPortal;
  database: PortalDatabase;
}

/** Nobody signs in there: identities are written into the database. */
const issuer = {
  OIDC_ISSUER: 'https://identidad.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'a secret that nobody asks for',
};

/** As in production: confirmation by mail, an external sign-in, limits, and a proof before what is delicate. */
const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on', EMAIL_CONFIRMATION: 'on', RATE_LIMITS: 'on', ...issuer });
      const database = await PortalDatabase.join(portal.dataDir);
      await database.rows('update site_settings set require_recent_proof = true');
      await use({ portal, database });
      await database.close();
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.portal.url),
});
test.describe.configure({ mode: 'default' });

const headers = { 'sec-fetch-site': 'same-origin' };
const NEW_PASSWORD = 'colibrí que canta al alba';
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });

async function answer(page: Page): Promise<void> {
  await question(page).getByLabel('Tu contraseña').fill(demo.password);
  await question(page).getByRole('button', { name: 'Confirmar con la contraseña' }).click();
}

/** Backdates every sign-in and proof of identity. */
async function advanceTime({ database }: Own): Promise<void> {
  const then = new Date(Date.now() - 11 * 60_000).toISOString();
  await database.rows(`update sessions set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', $1::text)`, [
    then,
  ]);
}

async function linkIdentity({ database }: Own, email: string): Promise<void> {
  await database.rows(
    `insert into external_identities (issuer, subject, user_id) select $1, email, id from users where email = $2`,
    [issuer.OIDC_ISSUER, email],
  );
}

const identitiesOf = async (page: Page) => (await page.request.get('/api/auth/identities')).json();

/** A member with a confirmed address, signed in. */
async function registerMember(page: Page, { database }: Own): Promise<string> {
  const email = newEmail();
  const data = { email, password: demo.password, firstName: 'Yokasta', lastName: 'Peña' };
  expect((await page.request.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await database.rows('update users set is_email_verified = true where email = $1', [email]);
  return email;
}

/** An authenticator app; returns the recovery codes. */
async function addApp(page: Page): Promise<string[]> {
  const { secret } = await (await page.request.post('/api/auth/totp', { headers })).json();
  const data = { code: totpCode(secret, new Date()) };
  return (await (await page.request.post('/api/auth/totp/confirm', { data, headers })).json()).recoveryCodes;
}

async function openPasswordLink(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.request.post('/api/auth/forgot-password', { data: { email }, headers });
  const mail = await openMail(page, email, 'Elige una contraseña nueva');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Elegir una contraseña nueva' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elige una contraseña nueva' })).toBeVisible();
}

async function savePassword(page: Page): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(toastOf(page)).toContainText('Contraseña cambiada');
}

test('an external account is listed, kept through a change of address, and unlinked after the question', async ({
  page,
  own,
}) => {
  const email = await registerMember(page, own);
  await linkIdentity(own, email);
  await page.goto('/profile?editar=1');
  const keep = page.getByLabel('Conservar mis cuentas externas enlazadas');
  await expect(page.getByLabel('Correo *')).toHaveValue(email);
  await expect(keep).toHaveCount(0);
  await page.getByLabel('Correo *').fill(newEmail());
  await keep.check();
  await expectCleanAtExtremes(page);
  await page.getByLabel('Contraseña actual *', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Enviamos un enlace');
  expect(await own.database.rows(`select keeps_identities from account_tokens where purpose = 'change-email'`)).toEqual(
    [{ keeps_identities: true }],
  );

  await page.goto('/profile/seguridad');
  const external = page.getByRole('region', { name: 'Cuentas externas' });
  await expect(external.getByRole('listitem')).toContainText('identidad.example');
  await expectCleanAtExtremes(page);
  await advanceTime(own);
  await external.getByRole('button', { name: 'Desenlazar la cuenta de identidad.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desenlazar' }).click();
  await answer(page);
  await expect(toastOf(page)).toContainText('Cuenta desenlazada');
  await expect(external).toContainText('No tienes ninguna enlazada.');
  expect(await identitiesOf(page)).toEqual([]);

  await advanceTime(own);
  await external.getByRole('button', { name: 'Enlazar una cuenta externa' }).click();
  await answer(page);
  // Nobody answers at that issuer.
  await expect(external.getByText(/^Tu cuenta externa no responde en este momento/)).toBeVisible();
  await expectCleanAtExtremes(page);
});

test('a new password by mail signs in and keeps external accounts only if asked; a factor is still wanted', async ({
  page,
  own,
}) => {
  const email = await registerMember(page, own);
  await linkIdentity(own, email);
  const [code = ''] = await addApp(page);
  await own.database.rows(`update totp_secrets set trusted_since = now() - interval '30 days'`);
  await own.database.rows(`update recovery_codes set created_at = now() - interval '30 days'`);

  await openPasswordLink(page, email);
  await page.getByLabel('Conservar mis cuentas externas enlazadas').check();
  await expectCleanAtExtremes(page);
  await savePassword(page);
  await expect(page).toHaveURL('/login?paso=segundo-factor');
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/');
  expect(await identitiesOf(page)).toHaveLength(1);

  await own.database.rows('delete from totp_secrets');
  await openPasswordLink(page, email);
  await savePassword(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Bienvenido, Yokasta')).toBeVisible();
  expect(await identitiesOf(page)).toEqual([]);
});

test('files of data and many pages of contact data ask who is there, and then go on', async ({ page, own }) => {
  await signIn(page, demo.admin);
  for (const [path, name] of [
    ['/profile/seguridad', 'Descargar mis datos'],
    ['/admin/auditoria', 'Descargar CSV'],
  ] as const) {
    await page.goto(path);
    await advanceTime(own);
    await page.getByRole('link', { name }).click();
    const download = page.waitForEvent('download');
    await answer(page);
    await download;
  }
  await page.request.get('/api/admin/members');
  await own.database.rows(`update rate_limits set count = 1000 where key like '%contactPages%'`);
  await advanceTime(own);
  await page.goto('/admin/miembros');
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar' });
  await expect(refused).toContainText('Confirma que eres tú para continuar.');
  await refused.getByRole('button', { name: 'Reintentar' }).click();
  await answer(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('no role for an address that nobody confirmed, and the office hears why', async ({ page, browser, own }) => {
  const unconfirmed = await (await browser.newContext({ baseURL: own.portal.url })).newPage();
  const email = await registerMember(unconfirmed, own);
  await own.database.rows('update users set is_email_verified = false where email = $1', [email]);
  const { id } = await (await unconfirmed.request.get('/api/auth/user')).json();
  await signIn(page, demo.admin);
  await page.goto(`/admin/miembros/${id}`);
  await page.getByRole('region', { name: 'Rol' }).getByRole('button', { name: 'Dar el rol de editor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar el rol' }).click();
  await expect(toastOf(page)).toContainText('Esta persona todavía no ha confirmado su correo');
  await unconfirmed.context().close();
});

test('a session that was opened without the factor confirms it where it is needed', async ({ page, own }) => {
  await signIn(page, demo.admin);
  const [code = ''] = await addApp(page);
  await own.database.rows('update site_settings set require_admin_factor = true');
  await own.database.rows(`update sessions set sess = sess - 'factorAt' || '{"provedWith":"password"}'`);
  await page.goto('/profile/seguridad');
  await page.getByRole('link', { name: 'Confírmalo para administrar el portal' }).click();
  await page.goto('/admin/auditoria');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma que eres tú' })).toBeVisible();
  await expectCleanAtExtremes(page);
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Confirmar con el código' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();

  await advanceTime(own);
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  await expect(question(page).getByLabel('Código')).toBeVisible();
  await expect(question(page).getByLabel('Tu contraseña')).toHaveCount(0);
});
