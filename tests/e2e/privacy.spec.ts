import { expect, test } from '@playwright/test';
import { IsolatedPortal } from './isolated-portal.ts';
import { demo, newEmail, signIn, toastOf } from './support.ts';

const CONSENT = /He leído y acepto la política de privacidad/;

test('the texts are linked from every page, and each has a version and a date', async ({ page }) => {
  await page.goto('/about');
  const legal = page.getByRole('navigation', { name: 'Legal' });
  for (const [link, heading] of [
    ['Privacidad', 'Política de privacidad'],
    ['Términos', 'Términos de uso'],
    ['Cookies', 'Cookies'],
  ] as const) {
    await legal.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(/^Versión 1, del /)).toBeVisible();
  }
});

test('where nobody is obliged, somebody registers without a tick; with it, it can be taken back', async ({ page }) => {
  await page.goto('/register');
  const box = page.getByRole('checkbox', { name: CONSENT });
  await expect(box).not.toBeChecked();
  await page.getByLabel('Nombre *').fill('Altagracia');
  await page.getByLabel('Apellido *').fill('Peña');
  await page.getByLabel('Email *').fill(newEmail());
  await page.getByRole('textbox', { name: 'Contraseña *' }).fill('secreto');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(page)).toContainText('¡Registro exitoso!');

  await page.goto('/contact');
  await page.getByLabel('Asunto *').selectOption('other');
  await page.getByLabel('Mensaje *').fill('¿Dónde queda la oficina del consejo?');
  await page.getByRole('checkbox', { name: CONSENT }).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(toastOf(page)).toContainText('Mensaje enviado');
  await expect(page.getByRole('checkbox', { name: CONSENT })).not.toBeChecked();

  await page.goto('/profile/seguridad');
  const consents = page.getByRole('list', { name: 'Consentimientos' });
  await expect(consents.getByRole('listitem')).toHaveText([/Un mensaje de contacto\s*Dado/, /Tu cuenta\s*No dado/]);
  await expect(consents).toContainText('Si lo retiras, el mensaje que enviaste se borra y no se puede recuperar.');
  await consents.getByRole('button', { name: /^Retirar/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Si lo retiras, el mensaje que enviaste se borra');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(consents.getByRole('listitem').first()).toContainText('Retirado el');
  await expect(consents.getByRole('listitem').first()).toContainText('El mensaje que enviaste se borró.');
  await expect(consents).toBeFocused();
  await expect(page.getByRole('list', { name: 'Actividad de tu cuenta' })).toContainText('Se creó la cuenta');
  await page.getByText('Qué significan los nombres del archivo').click();
  await expect(page.getByText('sí (true) o no (false)')).toBeVisible();
});

test.describe('where consent is asked for', () => {
  let portal: IsolatedPortal;
  test.beforeAll(async () => {
    portal = await IsolatedPortal.start({ REQUIRE_CONSENT: 'on' });
  });
  test.afterAll(() => portal.discard());

  test('neither the newsletter nor an account is to be had without it', async ({ page }) => {
    await page.goto(portal.url);
    const section = page.locator('#newsletter');
    await section.getByLabel('Correo').fill(newEmail());
    await section.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(page)).toContainText('Falta tu consentimiento');
    await section.getByRole('checkbox').check();
    await section.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(page)).toContainText('¡Suscripción exitosa!');

    await page.goto(`${portal.url}/register`);
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'El nombre es requerido',
      'El apellido es requerido',
      'Email inválido',
      'La contraseña debe tener al menos 6 caracteres',
      'Acepta la política de privacidad para continuar',
    ]);
    await page.getByLabel('Nombre *').fill('Altagracia');
    await page.getByLabel('Apellido *').fill('Peña');
    await page.getByLabel('Email *').fill(newEmail());
    await page.getByRole('textbox', { name: 'Contraseña *' }).fill('secreto');
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(page.locator('#consent-error')).toHaveText('Acepta la política de privacidad para continuar');
    await page.getByRole('checkbox', { name: CONSENT }).check();
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(toastOf(page)).toContainText('¡Registro exitoso!');
  });
});

test('a profile is reported, and the administration decides with what it said', async ({ page, browser }) => {
  const email = newEmail();
  const person = { email, password: 'secreto', firstName: 'Perfil', lastName: `Falso ${email.slice(0, 8)}` };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const registered = await page.request.post('/api/auth/register', { data: person, headers });
  const { id } = await registered.json();
  const profile = { ...person, bio: 'Gana dinero sin trabajar' };
  await page.request.put('/api/users/profile', { data: profile, headers });
  await page.context().clearCookies();

  await signIn(page, demo.member);
  await page.goto(`/members/${id}`);
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Reportar este perfil' }).click();
  await page.getByRole('dialog').getByLabel('Publicidad o spam').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(toastOf(page)).toContainText('Reporte enviado');

  const other = await (await browser.newContext()).newPage();
  await other.request.post('/api/auth/login', { data: { email, password: 'secreto' }, headers });
  await other.request.put('/api/users/profile', { data: { ...profile, bio: 'Una persona honrada' }, headers });
  await other.context().close();

  await page.context().clearCookies();
  await signIn(page, demo.admin);
  await page.goto('/admin/moderacion?estado=perfiles');
  const card = page.getByRole('article').filter({ hasText: person.lastName });
  await expect(card).toContainText('Gana dinero sin trabajar');
  await expect(card).toContainText('El original cambió después');
  await card.getByRole('button', { name: /^Suspender cuenta/ }).click();
  await page.getByRole('dialog').getByLabel('Motivo *').fill('Perfil falso');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(toastOf(page)).toContainText('Cuenta suspendida');
  await expect(card).toHaveCount(0);
});

test('an administrator publishes a new version, and the former can still be read', async ({ browser }) => {
  const portal = await IsolatedPortal.start({ DEMO: 'on' });
  try {
    const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
    await signIn(page, demo.admin);
    await page.goto('/admin/textos?texto=cookies');
    await page.getByLabel('Texto (Markdown) *').fill('Solo usamos **una** cookie. Preguntas: {{contactEmail}}.');
    await page.getByRole('button', { name: 'Publicar versión 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(toastOf(page)).toContainText('Versión publicada');
    await page.goto('/cookies');
    await expect(page.getByRole('article')).toContainText(
      'Solo usamos una cookie. Preguntas: info@consejoeste.example.',
    );
    await page.getByRole('link', { name: /^Versión 1/ }).click();
    await expect(page.getByText('Esta es una versión anterior.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cuáles son' })).toBeVisible();
    await page.context().close();
  } finally {
    await portal.discard();
  }
});
