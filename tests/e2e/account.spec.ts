import { expect, test } from '@playwright/test';
import { signInAsNewMember } from './forum-support.ts';
import { demo, expectCleanAtExtremes, newEmail, signIn, stallRequests, toastOf } from './support.ts';

test('a visitor registers, is greeted, logs out and logs in again', async ({ page }) => {
  const email = newEmail();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /regístrate|crear cuenta|crea tu cuenta/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crear Cuenta' })).toBeVisible();
  await expect(page.getByLabel('Ubicación')).toHaveAttribute('placeholder', 'Distrito Este');
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/^Lo verán los demás miembros\./);
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/lo verán los demás miembros\..*en tu perfil/);

  await page.getByLabel('Teléfono').fill('mi celular');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  for (const message of [
    'El nombre es requerido',
    'El apellido es requerido',
    'Email inválido',
    'La contraseña debe tener al menos 6 caracteres',
    'Escribe un teléfono como 809-555-0123, o con + y el código del país',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }

  await page.getByLabel('Nombre *').fill('Yokasta');
  await page.getByLabel('Apellido *').fill('Peña');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Contraseña *').fill('una frase larga');
  await page.getByLabel('Empresa').fill('Ferretería Peña');
  await page.getByLabel('Cargo').fill('Gerente');
  await page.getByLabel('Teléfono').fill('809-555-0101');
  await page.getByLabel('Ubicación').fill('Higüey');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(page)).toContainText('¡Registro exitoso!');
  await expect(toastOf(page)).toContainText('Tu cuenta ha sido creada y ya has iniciado sesión.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Bienvenido, Yokasta')).toBeVisible();
  for (const name of ['Miembros', 'Red de Contactos', 'Admin']) {
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })).toBeVisible();
  }

  await page.getByRole('banner').getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase larga');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(toastOf(page)).toContainText('¡Bienvenido!');
  await expect(toastOf(page)).toContainText('Has iniciado sesión correctamente.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Bienvenido, Yokasta')).toBeVisible();
});

test('login says what is wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByText('Email inválido').first()).toBeVisible();
  await expect(page.getByText('La contraseña es requerida').first()).toBeVisible();

  await page.getByLabel('Email').fill(demo.member);
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(toastOf(page)).toContainText('Error al iniciar sesión');
  await expect(toastOf(page)).toContainText('Email o contraseña incorrectos.');
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos iniciar tu sesión' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.member);

  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(toastOf(page)).toContainText('No pudimos comunicarnos con el servidor.');
});

test('a taken address and a broken answer are told apart when registering', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Nombre *').fill('Ana');
  await page.getByLabel('Apellido *').fill('Gil');
  await page.getByLabel('Email *').fill(demo.member);
  await page.getByLabel('Contraseña *').fill('secreto');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(page)).toContainText('Error al registrarse');
  await expect(toastOf(page)).toContainText('Ya existe una cuenta con este correo.');
  await expect(page.getByLabel('Email *')).toBeFocused();
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/^Ya existe una cuenta con este correo\./);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(page)).toContainText('Ocurrió un error durante el registro.');
  await expect(page.getByLabel('Nombre *')).toHaveValue('Ana');
});

test('a link that is not valid says so', async ({ page }) => {
  await page.goto('/verificar-correo?token=no-vale');
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos confirmar tu correo' })).toBeFocused();

  await page.goto('/restablecer?token=no-vale');
  await page.getByLabel('Contraseña nueva').fill('una frase larga');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'El enlace no es válido' })).toBeFocused();
  await expect(toastOf(page)).toHaveCount(0);
  // No field of the page can fix it, so there is no link to one.
  await expect(page.getByRole('main').getByRole('link', { name: 'El enlace no es válido' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pide uno nuevo' }).click();
  await expect(page).toHaveURL('/olvide-mi-contrasena');
});

test('a bad link leads to the profile, where another can be asked for', async ({ page }) => {
  await signInAsNewMember(page, 'Yudelka');
  await page.goto('/verificar-correo?token=no-vale');
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Tu correo no está confirmado.')).toBeVisible();
  await expectCleanAtExtremes(page);

  const send = page.getByRole('button', { name: 'Enviar el enlace de nuevo' });
  const release = await stallRequests(page, '**/api/auth/verify-email/resend');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('Te enviamos el enlace');
  await expect(send).toBeFocused();

  // Confirmed meanwhile on another device.
  await page.route('**/api/auth/verify-email/resend', (route) =>
    route.fulfill({ status: 409, json: { message: 'Tu correo ya está confirmado.' } }),
  );
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isEmailVerified: true } });
  });
  await send.click();
  await expect(toastOf(page).filter({ hasText: 'No se pudo enviar el enlace.' })).toContainText(
    'Tu correo ya está confirmado.',
  );
  await expect(page.getByText('Tu correo no está confirmado.')).toHaveCount(0);

  // The link of the mail, a second time.
  await page.goto('/verificar-correo?token=ya-usado');
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Tu correo ya está confirmado' })).toBeVisible();
});

test('whoever changes the password stays where they were', async ({ page }) => {
  await signInAsNewMember(page, 'Yudelka');
  await page.goto('/profile/seguridad');
  await page.getByLabel('Contraseña actual').fill(demo.password);
  await page.getByLabel('Contraseña nueva').fill('una frase larga');
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  await change.click();
  await expect(toastOf(page)).toContainText('Contraseña cambiada');
  await expect(change).toBeFocused();

  await page.context().clearCookies();
  await page.goto('/olvide-mi-contrasena', { waitUntil: 'networkidle' });
  await page.getByLabel('Correo').fill(newEmail());
  await page.getByRole('button', { name: 'Enviarme un enlace' }).click();
  await expect(page.getByText(/^Si hay una cuenta/)).toBeFocused();
});

test('a session that ended while the password was being changed leads to the login and back', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/profile/seguridad');
  await page.getByLabel('Contraseña actual').fill(demo.password);
  await page.getByLabel('Contraseña nueva').fill('una frase larga');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(toastOf(page)).toContainText('You are logged out. Logging in again...');
  await expect(page).toHaveURL('/login?next=%2Fprofile%2Fseguridad');
});

test('other sessions are closed one by one or all at once, without losing the place', async ({
  page,
  playwright,
  baseURL,
}) => {
  const credentials = { email: newEmail(), password: demo.password };
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.post('/api/auth/register', {
    data: { ...credentials, firstName: 'Sonia', lastName: 'Prueba' },
    headers,
  });
  for (const userAgent of ['Firefox/132.0 (Windows NT 10.0)', 'CriOS/130 (iPhone)', 'OPR/95 (Android)']) {
    const device = await playwright.request.newContext({ baseURL, userAgent });
    await device.post('/api/auth/login', { data: credentials, headers });
    await device.dispose();
  }
  await page.goto('/profile/seguridad');
  const sessions = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' }).click();
  await expect(toastOf(page)).toContainText('Firefox en Windows ya no tiene acceso.');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(toastOf(page)).toContainText('Solo queda abierta esta sesión.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toBeFocused();
});

test('who deletes the account is told so on the page that comes after', async ({ page }) => {
  await signInAsNewMember(page, 'Yudelka');
  const { email } = await (await page.request.get('/api/auth/user')).json();
  await page.goto('/profile/seguridad');
  const leave = page.getByRole('button', { name: 'Quiero eliminar mi cuenta' });
  await leave.click();
  await expect(page.getByLabel('Escribe tu correo para confirmar')).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(leave).toBeFocused();
  await leave.click();
  await page.getByLabel('Escribe tu correo para confirmar').fill(email);
  await page.getByLabel('Tu contraseña').fill(demo.password);
  await page.getByRole('button', { name: 'Eliminar mi cuenta', exact: true }).click();
  await expect(page).toHaveURL('/#contenido');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(toastOf(page)).toContainText('Cuenta eliminada');
  await expect(page.getByRole('main')).toBeFocused();
});
