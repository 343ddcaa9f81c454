import { test as base, expect, type Page } from '@playwright/test';
import { openMail } from './demo-mail-support.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { demo, expectNoViolations, newEmail, signIn, toastOf } from './support.ts';

const test = base.extend<object, { ownPortal: IsolatedPortal }>({
  ownPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on', EMAIL_CONFIRMATION: 'on' });
      await use(portal);
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.url),
});

test.describe.configure({ mode: 'default' });

const PASSWORD = 'una clave para probar';
const notice = (page: Page) => page.getByText('Tu correo no está confirmado.');
const headers = { 'sec-fetch-site': 'same-origin' };

async function register(page: Page): Promise<string> {
  const email = newEmail();
  const data = { email, password: PASSWORD, firstName: 'Yokasta', lastName: 'Peña' };
  expect((await page.request.post('/api/auth/register', { data, headers })).status()).toBe(201);
  return email;
}

test('whoever has not confirmed reads, is told what waits, and confirms with the mail of the demonstration', async ({
  page,
}) => {
  const email = await register(page);
  await page.goto('/members');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(`Abre el enlace que enviamos a ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Conectar' }).first().click();
  await expect(toastOf(page)).toContainText('Confirma tu correo');
  await page
    .getByRole('link', { name: /^Ver Perfil/ })
    .first()
    .click();
  await expect(page.getByText('Confirma tu correo para ver sus datos de contacto.')).toBeVisible();
  await expectNoViolations(page);

  const mail = await openMail(page, email, 'Confirma tu correo');
  await mail.getByRole('button', { name: 'Ver solo el texto' }).click();
  await expect(mail.getByText('sirve por tres días')).toBeVisible();
  await mail.getByRole('button', { name: 'Ver con formato' }).click();
  await mail.frameLocator('iframe').getByRole('link', { name: 'Confirmar mi correo' }).click();
  await expect(page).toHaveURL(/verificar-correo/);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeFocused();
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('an address that was confirmed in another tab is noticed when one comes back', async ({ page, context }) => {
  const email = await register(page);
  await page.goto('/members', { waitUntil: 'networkidle' });
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  const mail = await openMail(other, email, 'Confirma tu correo');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Confirmar mi correo' }).click();
  await other.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(other.getByRole('heading', { name: 'Correo confirmado' })).toBeFocused();
  // Whoever comes back may do so again: the first time may be before the members' part of the page has loaded.
  await expect(async () => {
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await expect(notice(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});

test('a link that is opened without a session closes the account to whoever made it', async ({ page, browser }) => {
  const email = await register(page);
  const other = await browser.newPage();
  const mail = await openMail(other, email, 'Confirma tu correo');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Confirmar mi correo' }).click();
  await expect(other.getByText('Aquí no has iniciado sesión.')).toBeVisible();
  await other.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await other.getByRole('link', { name: 'Elegir una contraseña nueva' }).click();
  await other.getByLabel('Contraseña nueva', { exact: true }).fill('dominicana1');
  await expect(other.getByText('Esa contraseña se adivina enseguida.')).toBeVisible();
  await other.getByLabel('Contraseña nueva', { exact: true }).fill('colibrí que canta al alba');
  await other.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(other.getByText('Escribe tu nombre').first()).toBeVisible();
  await expectNoViolations(other);
  await other.getByLabel('Nombre').fill('Altagracia');
  await other.getByLabel('Apellido').fill('Rosario');
  await other.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(toastOf(other)).toContainText('Contraseña cambiada');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByText('Bienvenido, Altagracia')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await other.close();
});

test('an address that nobody confirmed is claimed by a forgotten password, which then asks for a name', async ({
  browser,
  page,
}) => {
  const email = await register(page);
  const owner = await browser.newPage();
  const asked = await owner.request.post('/api/auth/forgot-password', { data: { email }, headers });
  expect(asked.ok()).toBe(true);
  const mail = await openMail(owner, email, 'Elige una contraseña nueva');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Elegir una contraseña nueva' }).click();
  await expect(owner.getByLabel('Nombre')).toHaveCount(0);
  await owner.getByLabel('Contraseña nueva', { exact: true }).fill('colibrí que canta al alba');
  await owner.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(owner.getByLabel('Nombre')).toBeFocused();
  await expect(owner.getByLabel('Nombre')).toHaveAccessibleDescription(/borramos el que tenía la cuenta/);
  await owner.getByLabel('Nombre').fill('Altagracia');
  await owner.getByLabel('Apellido').fill('Rosario');
  await owner.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(owner.getByRole('banner').getByText('Bienvenido, Altagracia')).toBeVisible();
  await owner.close();
});

test('a new address asks for the password, waits for its confirmation, and can be undone', async ({
  page,
  browser,
}) => {
  await signIn(page, demo.member);
  const email = newEmail();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await expect(page.getByLabel('Contraseña actual *', { exact: true })).toHaveCount(0);
  await page.getByLabel('Correo *').fill(email);
  await page.getByLabel('Contraseña actual *', { exact: true }).fill('no es esta');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('La contraseña actual no es correcta').first()).toBeVisible();
  await page.getByLabel('Contraseña actual *', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText(`Enviamos un enlace a ${email}`);
  const pending = page.getByRole('region', { name: 'Cambio de correo por confirmar' });
  await expect(pending).toContainText(`Tu correo cambiará a ${email}`);
  await expectNoViolations(page);

  const elsewhere = await browser.newPage();
  await (await openMail(elsewhere, email, 'Confirma tu correo nuevo'))
    .frameLocator('iframe')
    .getByRole('link', { name: 'Confirmar mi correo nuevo' })
    .click();
  const link = elsewhere.url();
  await elsewhere.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Abre este enlace donde iniciaste sesión' })).toBeFocused();
  await expectNoViolations(elsewhere);
  await elsewhere.getByRole('link', { name: 'Iniciar sesión y volver aquí' }).click();
  await elsewhere.getByLabel('Email').fill(demo.member);
  await elsewhere.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await elsewhere.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(elsewhere).toHaveURL(link);
  await expect(elsewhere.getByRole('button', { name: 'Confirmar mi correo' })).toBeVisible();
  await elsewhere.close();

  await (await openMail(page, email, 'Confirma tu correo nuevo'))
    .frameLocator('iframe')
    .getByRole('link', { name: 'Confirmar mi correo nuevo' })
    .click();
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible();

  await (await openMail(page, demo.member, 'El correo de tu cuenta cambió'))
    .frameLocator('iframe')
    .getByRole('link', { name: 'Deshacer el cambio' })
    .click();
  await expect(page.getByText('Cerramos todas las sesiones: quien haya entrado queda fuera.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'No fui yo: deshacer el cambio' }).click();
  await expect(page.getByRole('heading', { name: 'Cambio deshecho' })).toBeFocused();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await (await openMail(page, demo.member, 'Tu cuenta vuelve a ser tuya'))
    .frameLocator('iframe')
    .getByRole('link', { name: 'Elegir una contraseña nueva' })
    .click();
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
});

test('an administrator carries a mark beside the name', async ({ page }) => {
  await signIn(page, demo.admin);
  const { firstName, lastName } = await (await page.request.get('/api/auth/user')).json();
  await page.goto(`/members?buscar=${encodeURIComponent(`${firstName} ${lastName}`)}`);
  await expect(page.getByRole('article').filter({ hasText: lastName }).getByText('Administración')).toBeVisible();
});

test('the demonstration says where its mails are', async ({ page }) => {
  await page.goto('/olvide-mi-contrasena');
  await page.getByRole('link', { name: 'míralos aquí' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Correo de la demostración' })).toBeVisible();
  await expectNoViolations(page);
});

test('the office invites from a file and sees the rows first; the invited person finds the form filled in', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await signIn(page, demo.admin);
  await page.goto('/admin/miembros');
  await page.getByRole('link', { name: 'Invitar miembros' }).click();
  await page.getByRole('button', { name: 'Invitar desde un archivo CSV' }).click();
  const lines = ['Nombre;Apellido;Correo;Empresa', `Yokasta;Peña;${email};Café Peña`, 'Ana;Gil;esto no es;'];
  const file = { name: 'socios.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') };
  await page.getByLabel('Archivo CSV *').setInputFiles(file);
  await page.getByRole('button', { name: 'Revisar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Se invitará a 1 persona. Todavía no se ha enviado nada.');
  await expect(dialog.getByRole('cell', { name: 'Ingresa un correo electrónico válido' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Invitar a 1 persona' }).click();
  await expect(dialog).toContainText('1 invitación creada.');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('rowheader')).toContainText('Yokasta Peña');
  await expectNoViolations(page);

  const invited = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const mail = await openMail(invited, email, 'Te invitamos');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Crear mi cuenta' }).click();
  await expect(invited.getByLabel('Nombre *')).toHaveValue('Yokasta');
  await expect(invited.getByLabel('Email *')).toHaveValue(email);
  await expect(invited.getByLabel('Empresa')).toHaveValue('Café Peña');
  await expectNoViolations(invited);
  await invited.getByLabel('Contraseña *').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(invited)).toContainText('¡Registro exitoso!');
  await expect(notice(invited)).toBeHidden();
  await invited.context().close();

  await page.getByRole('button', { name: /^Aceptadas/ }).click();
  await expect(page.getByRole('rowheader')).toContainText('Yokasta Peña');
});
