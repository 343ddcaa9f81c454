import type { Page } from '@playwright/test';
import { demo, toastOf } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { h1, main, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const EXTERNAL = 'Entrar con otra cuenta';

section('2 Login and register', ({ row }) => {
  row('the login is titled "Iniciar Sesión"', async ({ openAs }) => {
    await expect(h1(await openAs.visitor('/login'))).toHaveText('Iniciar Sesión');
  });
  for (const [label, type] of [
    ['Email', 'email'],
    ['Contraseña', 'password'],
  ] as const) {
    row(`the login has the field "${label}"`, async ({ openAs }) => {
      await expect(main(await openAs.visitor('/login')).getByLabel(label, { exact: true })).toHaveAttribute(
        'type',
        type,
      );
    });
  }
  row('the login links to /register', async ({ openAs }) => {
    await expect(main(await openAs.visitor('/login')).locator('a[href="/register"]')).toBeVisible();
  });
  row('the login has the external sign-in at the server login address', async ({ openAs }) => {
    const link = main(await openAs.visitor('/login')).getByRole('link', { name: EXTERNAL });
    await expect(link).toHaveAttribute('href', '/api/login');
  });
  row('the registration is titled "Crear Cuenta"', async ({ openAs }) => {
    await expect(h1(await openAs.visitor('/register'))).toHaveText('Crear Cuenta');
  });
  for (const label of [
    'Nombre *',
    'Apellido *',
    'Email *',
    'Contraseña *',
    'Empresa',
    'Cargo',
    'Teléfono',
    'Ubicación',
  ]) {
    row(`the registration has the field "${label}"`, async ({ openAs }) => {
      await expect(main(await openAs.visitor('/register')).getByLabel(label, { exact: true })).toBeVisible();
    });
  }
  row('the placeholder of "Ubicación" is the name of the district', async ({ openAs, api }) => {
    const { district } = (await api.visitor.get('/api/settings')).body;
    await expect((await openAs.visitor('/register')).getByLabel('Ubicación')).toHaveAttribute('placeholder', district);
  });
  row('the registration links to /login', async ({ openAs }) => {
    await expect(main(await openAs.visitor('/register')).locator('a[href="/login"]')).toBeVisible();
  });
  row('the registration has the external sign-in', async ({ openAs }) => {
    const link = main(await openAs.visitor('/register')).getByRole('link', { name: EXTERNAL });
    await expect(link).toHaveAttribute('href', '/api/login');
  });
  row('a successful login leads to /', async ({ visitor }) => {
    await logIn(visitor, demo.member, demo.password);
    await expect(visitor).toHaveURL('/');
    await expect(visitor.getByRole('banner')).toContainText('Bienvenido, Rafael');
  });
});

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

const GOOD = { 'Nombre *': 'Ana', 'Apellido *': 'Peña', 'Email *': 'ana@prueba.example', 'Contraseña *': '123456' };

async function register(page: Page, values: Partial<typeof GOOD>): Promise<void> {
  await page.goto('/register', { waitUntil: 'networkidle' });
  for (const [label, value] of Object.entries({ ...GOOD, ...values }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
}

section('5 Validation', ({ row }) => {
  for (const [what, email, password, message] of [
    ['no address', '', 'x', 'Email inválido'],
    ['an address that is none', 'ana@', 'x', 'Email inválido'],
    ['no password', demo.member, '', 'La contraseña es requerida'],
  ] as const) {
    row(`login: ${what} is refused with "${message}"`, async ({ visitor }) => {
      await logIn(visitor, email, password);
      await expect(main(visitor).getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    });
  }
  row('login: a password of one character is sent', async ({ visitor }) => {
    const asked = visitor.waitForRequest('**/api/auth/login');
    await logIn(visitor, demo.member, 'x');
    expect((await asked).postDataJSON()).toEqual({ email: demo.member, password: 'x' });
  });
  for (const [label, wrong, message] of [
    ['Nombre *', '', 'El nombre es requerido'],
    ['Apellido *', '', 'El apellido es requerido'],
    ['Email *', 'ana', 'Email inválido'],
    ['Contraseña *', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ] as const) {
    row(`registration, ${label}: "${wrong}" is refused with "${message}"`, async ({ visitor }) => {
      await register(visitor, { [label]: wrong });
      await expect(main(visitor).getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    });
  }
  row(
    'registration: names of one letter and a password of six characters are sent, the rest is optional',
    async ({ visitor }) => {
      await visitor.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: {} }));
      const asked = visitor.waitForRequest('**/api/auth/register');
      await register(visitor, { 'Nombre *': 'A', 'Apellido *': 'B' });
      expect((await asked).postDataJSON()).toMatchObject({ firstName: 'A', lastName: 'B', password: '123456' });
    },
  );
});

section('8 Errors', ({ row }) => {
  row('login failure: "Error al iniciar sesión" with the words of the server', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/auth/login', 403, { message: 'Tu cuenta está suspendida.' });
    await logIn(visitor, demo.member, 'x');
    await expect(toastOf(visitor)).toHaveText('Error al iniciar sesiónTu cuenta está suspendida.');
  });
  row('login failure without words: "Email o contraseña incorrectos."', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/auth/login', 500);
    await logIn(visitor, demo.member, 'x');
    await expect(toastOf(visitor)).toHaveText('Error al iniciar sesiónEmail o contraseña incorrectos.');
  });
  row(
    'login with wrong credentials: "Error al iniciar sesión" / "Email o contraseña incorrectos."',
    async ({ visitor }) => {
      await logIn(visitor, demo.member, 'otra cosa');
      await expect(toastOf(visitor)).toHaveText('Error al iniciar sesiónEmail o contraseña incorrectos.');
      await expect(visitor).toHaveURL('/login');
    },
  );
  row('login success: "¡Bienvenido!" / "Has iniciado sesión correctamente."', async ({ visitor }) => {
    await logIn(visitor, demo.member, demo.password);
    await expect(toastOf(visitor)).toHaveText('¡Bienvenido!Has iniciado sesión correctamente.');
  });
  row('registration failure: "Error al registrarse" with the words of the server', async ({ visitor }) => {
    await register(visitor, { 'Email *': demo.member });
    await expect(toastOf(visitor)).toHaveText('Error al registrarseYa existe una cuenta con este correo.');
  });
  for (const [fallback, call, fail] of [
    ['Login failed', '**/api/auth/login', (page: Page) => logIn(page, demo.member, 'x')],
    ['Registration failed', '**/api/auth/register', (page: Page) => register(page, {})],
  ] as const) {
    row(`"${fallback}" stays inside: whoever meets it reads the Spanish sentence`, async ({ visitor }) => {
      await stubResponse(visitor, call, 500);
      await fail(visitor);
      await expect(toastOf(visitor)).toHaveText(/^Error al /);
      await expect(visitor.locator('body')).not.toContainText(fallback);
    });
  }
  row('registration failure without words: "Ocurrió un error durante el registro."', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/auth/register', 500);
    await register(visitor, {});
    await expect(toastOf(visitor)).toHaveText('Error al registrarseOcurrió un error durante el registro.');
  });
});
