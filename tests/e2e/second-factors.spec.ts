import { test as base, expect, type Page } from '@playwright/test';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import { plugInAuthenticator } from './authenticator-support.ts';
import { demo, expectCleanAtExtremes, newEmail, overlap, toastOf } from './support.ts';

/** By host name: browsers create no passkeys for an IP address. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

async function registerMember(page: Page): Promise<string> {
  const email = newEmail();
  const data = { email, password: demo.password, firstName: 'Yokasta', lastName: 'Peña' };
  const answer = await page.request.post('/api/auth/register', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status()).toBe(201);
  return email;
}

const security = (page: Page) => page.getByRole('region', { name: 'Llaves de acceso y códigos' });

async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=%2Fprofile%2Fseguridad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

test('a member adds an app, saves the recovery codes, and signs in with a code and with a recovery code', async ({
  page,
  context,
}) => {
  const email = await registerMember(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile/seguridad');
  await security(page).getByRole('button', { name: 'Agregar aplicación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una aplicación de códigos' });
  await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación de códigos' })).toBeVisible();
  await expectCleanAtExtremes(page);
  const secret = ((await dialog.locator('.font-mono').textContent()) ?? '').replaceAll(' ', '');
  const uri = await dialog
    .getByRole('link', { name: 'Abrir en tu aplicación', includeHidden: true })
    .getAttribute('href');
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));

  await page.setViewportSize({ width: 360, height: 640 });
  const [code, confirm] = [
    dialog.getByLabel('Código de la aplicación'),
    dialog.getByRole('button', { name: 'Confirmar' }),
  ];
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Copiar clave' }).click();
  await expect(toastOf(page)).toContainText('Clave copiada');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
  await code.focus();
  expect(await overlap(page.locator('.toast'), code)).toBe(false);
  expect(await overlap(page.locator('.toast'), confirm)).toBe(false);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await code.fill('000000');
  await confirm.click();
  // Said once: at the field, which takes the focus.
  await expect(dialog.getByText('El código no es correcto')).toHaveCount(1);
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/^El código no es correcto/);
  await expect(toastOf(page)).toHaveCount(0);
  await dialog.getByLabel('Código de la aplicación').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Confirmar' }).click();

  const saving = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  await expectCleanAtExtremes(page);
  const codes = await saving.getByRole('listitem').allTextContents();
  await saving.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(security(page).getByText('Te quedan 10 sin usar.')).toBeVisible();

  await logOut(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma que eres tú' })).toBeFocused();
  await expect(page.getByLabel('Código')).toBeVisible();
  await expectCleanAtExtremes(page);
  await page.getByLabel('Código').fill('123');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('El código no es correcto').first()).toBeVisible();
  await page.getByLabel('Código').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(toastOf(page)).toContainText('¡Bienvenido!');
  await expect(page).toHaveURL('/profile/seguridad');
  await expect(security(page).getByText('Te quedan 9 sin usar.')).toBeVisible();

  await security(page).getByRole('button', { name: 'Quitar aplicación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(security(page).getByRole('button', { name: 'Agregar aplicación' })).toBeVisible();
});

test('a member adds, renames and removes a passkey, and signs in with it, without a password and after it', async ({
  page,
}) => {
  const email = await registerMember(page);
  await plugInAuthenticator(page);
  await page.goto('/profile/seguridad');
  await security(page).getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await expectCleanAtExtremes(page);
  await dialog.getByLabel('Nombre').fill('Mi portátil');
  await dialog.getByRole('button', { name: 'Crear la llave' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  const row = security(page).getByRole('listitem').filter({ hasText: 'Mi portátil' });
  await expect(row).toContainText('sin usar todavía');

  await row.getByRole('button', { name: 'Cambiar el nombre de Mi portátil' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('La de la oficina');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(security(page).getByText('La de la oficina')).toBeVisible();
  await expectCleanAtExtremes(page);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(toastOf(page)).toContainText('¡Bienvenido!');
  await expect(page.getByRole('banner').getByText('Bienvenido, Yokasta')).toBeVisible();

  await logOut(page);
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL('/profile/seguridad');
  await expect(security(page).getByRole('listitem')).toContainText(/usada el/);

  await security(page).getByRole('button', { name: 'Quitar La de la oficina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(security(page).getByRole('listitem')).toHaveCount(0);
});

test('whoever comes too late begins again', async ({ page }) => {
  await page.goto('/login?paso=segundo-factor');
  await expect(page.getByRole('alert').filter({ hasText: 'Pasó demasiado tiempo' })).toBeVisible();
  await page.getByRole('link', { name: 'Empezar de nuevo' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the login page loads the passkey library only when it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /passkey-prompt/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect.poll(() => loaded.some((url) => /passkey-prompt/.test(url))).toBe(true);
});
