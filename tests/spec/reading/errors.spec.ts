import type { Page } from '@playwright/test';
import { toastOf } from '../../e2e/support.ts';
import { aProject } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, runUntilVisible, stopClock, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const LOGGED_OUT = 'UnauthorizedYou are logged out. Logging in again...';
const UNAUTHORIZED = { message: 'Unauthorized' };

async function openDialog(page: Page): Promise<void> {
  await page.goto('/forum?nuevo=1');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill('Una pregunta de prueba');
  await dialog.getByLabel('Categoría').selectOption({ index: 1 });
  await dialog
    .getByRole('textbox', { name: 'Contenido' })
    .fill('Quisiera saber cómo lo hacen ustedes en su negocio, si es posible.');
}
const publish = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();

/** Fails writes with an empty 500; reads pass. */
const failWithoutWords = (page: Page, call: string) =>
  page.route(call, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
  );

async function createPost(page: Page): Promise<void> {
  await openDialog(page);
  await publish(page);
}

async function saveProfile(page: Page): Promise<void> {
  await page.goto('/profile?editar=1');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
}

async function sendConnection(page: Page): Promise<void> {
  await page.goto('/members');
  await connect(page);
}

async function respond(page: Page): Promise<void> {
  await page.goto('/networking?pestana=pendientes');
  await page.getByRole('button', { name: 'Aceptar' }).first().click();
}

const connect = (page: Page) =>
  cards(main(page))
    .getByRole('button', { name: /^Conectar/ })
    .first()
    .click();

section('8 Errors', ({ row }) => {
  for (const [path, call] of [
    ['/forum', '**/api/forum/posts?*'],
    ['/projects', '**/api/projects?*'],
  ] as const) {
    row(`${path} with an ended session: the toast and the login`, async ({ member }) => {
      await stubResponse(member, call, 401, UNAUTHORIZED);
      const asked = member.waitForRequest('**/api/login?*');
      await member.route('**/api/login?*', () => {});
      await stopClock(member);
      await member.goto(path);
      await runUntilVisible(member, toastOf(member));
      await expect(toastOf(member)).toHaveText(LOGGED_OUT);
      await member.clock.resume();
      expect(new URL((await asked).url()).searchParams.get('next')).toBe(path);
    });
    row(`${path} with an ended session: the login comes after 500 ms, not before`, async ({ member }) => {
      await stubResponse(member, call, 401, UNAUTHORIZED);
      const asked: string[] = [];
      await member.route('**/api/login?*', (route) => void asked.push(route.request().url()));
      await stopClock(member);
      await member.goto(path);
      await runUntilVisible(member, toastOf(member));
      await member.clock.runFor(490);
      expect(asked).toEqual([]);
      await member.clock.runFor(20);
      await expect.poll(() => asked.length).toBe(1);
    });
  }
  for (const [path, call] of [
    ['/members', '**/api/members?*'],
    ['/networking', '**/api/connections/my*'],
    ['/search?q=impuestos', '**/api/search?*'],
  ] as const) {
    row(`${path} with an ended session: a toast and the login, with the way back`, async ({ member }) => {
      await stubResponse(member, call, 401, UNAUTHORIZED);
      const asked = member.waitForRequest('**/api/login?*');
      await member.route('**/api/login?*', () => {});
      await stopClock(member);
      await member.goto(path);
      await runUntilVisible(member, toastOf(member));
      await expect(toastOf(member)).toHaveText(LOGGED_OUT);
      await member.clock.resume();
      expect(new URL((await asked).url()).searchParams.get('next')).toBe(path);
    });
  }
  row('the authorisation toast is a destructive one', async ({ member }) => {
    await stubResponse(member, '**/api/projects?*', 401, UNAUTHORIZED);
    await stopClock(member);
    await member.goto('/projects');
    await runUntilVisible(member, member.getByRole('alert').filter({ hasText: 'Unauthorized' }));
  });
  row('a 401 that does not say "Unauthorized" is no authorisation failure', async ({ member }) => {
    await stubResponse(member, '**/api/projects?*', 401, { message: 'Otra cosa.' });
    const asked: string[] = [];
    await member.route('**/api/login?*', (route) => void asked.push(route.request().url()));
    await member.goto('/projects');
    await expect(member.getByText('Failed to fetch projects')).toBeVisible();
    expect(asked).toEqual([]);
  });
  row('posts that cannot be loaded: "Failed to fetch posts"', async ({ member }) => {
    await stubResponse(member, '**/api/forum/posts?*', 500, { message: 'Uy.' });
    await member.goto('/forum');
    await expect(member.getByText('Failed to fetch posts')).toHaveAttribute('lang', 'en');
  });
  row('projects that cannot be loaded: "Failed to fetch projects"', async ({ member }) => {
    await stubResponse(member, '**/api/projects?*', 500, { message: 'Uy.' });
    await member.goto('/projects');
    await expect(member.getByText('Failed to fetch projects')).toHaveAttribute('lang', 'en');
  });
  row('a project that cannot be loaded: "Failed to fetch project" and the not-found view', async ({ member, api }) => {
    const { id } = await aProject(api);
    await stubResponse(member, `**/api/projects/${id}`, 500, { message: 'Uy.' });
    await member.goto(`/projects/${id}`);
    await expect(member.getByText('Failed to fetch project')).toHaveAttribute('lang', 'en');
    await expect(h1(member)).toHaveText('Proyecto no encontrado');
  });
  row('create post, failure with the words of the server', async ({ member }) => {
    await openDialog(member);
    await stubResponse(member, '**/api/forum/posts', 409, { message: 'Ya hay una igual.' });
    await publish(member);
    await expect(toastOf(member)).toHaveText('Error al crear el postYa hay una igual.');
  });
  row('create post, failure without words: "Ha ocurrido un error inesperado."', async ({ member }) => {
    await openDialog(member);
    await stubResponse(member, '**/api/forum/posts', 500);
    await publish(member);
    await expect(toastOf(member)).toHaveText('Error al crear el postHa ocurrido un error inesperado.');
  });
  row('profile, failure with the words of the server: "Error al actualizar"', async ({ member }) => {
    await stubResponse(member, '**/api/users/profile', 409, { message: 'Ese email ya es de otra cuenta.' });
    await member.goto('/profile?editar=1');
    await member.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(toastOf(member)).toHaveText('Error al actualizarEse email ya es de otra cuenta.');
  });
  row('profile, failure without words: "Ha ocurrido un error inesperado."', async ({ member }) => {
    await stubResponse(member, '**/api/users/profile', 500);
    await member.goto('/profile?editar=1');
    await member.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(toastOf(member)).toHaveText('Error al actualizarHa ocurrido un error inesperado.');
  });
  row('connection send, failure: "Error" / "No se pudo enviar la solicitud de conexión."', async ({ member }) => {
    await stubResponse(member, '**/api/connections/send', 500, { message: 'Uy.' });
    await member.goto('/members');
    await connect(member);
    await expect(toastOf(member)).toHaveText('ErrorNo se pudo enviar la solicitud de conexión.');
  });
  row(
    'connection send with an ended session: "No autorizado" / "Iniciando sesión nuevamente..." and the login',
    async ({ member }) => {
      await stubResponse(member, '**/api/connections/send', 401, UNAUTHORIZED);
      const asked = member.waitForRequest('**/api/login?*');
      await member.route('**/api/login?*', () => {});
      await member.goto('/members');
      await connect(member);
      await expect(toastOf(member)).toHaveText('No autorizadoIniciando sesión nuevamente...');
      expect(new URL((await asked).url()).searchParams.get('next')).toBe('/members');
    },
  );
  row('respond, failure with the words of the server: "Error"', async ({ member }) => {
    await stubResponse(member, '**/api/connections/*/respond', 409, { message: 'Ya la respondiste.' });
    await member.goto('/networking?pestana=pendientes');
    await member.getByRole('button', { name: 'Aceptar' }).first().click();
    await expect(toastOf(member)).toHaveText('ErrorYa la respondiste.');
  });
  row('respond, failure without words: "Error al procesar la respuesta."', async ({ member }) => {
    await stubResponse(member, '**/api/connections/*/respond', 500);
    await member.goto('/networking?pestana=pendientes');
    await member.getByRole('button', { name: 'Rechazar' }).first().click();
    await expect(toastOf(member)).toHaveText('ErrorError al procesar la respuesta.');
  });
  const subscribe = async (page: Page, email: string) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('#newsletter').getByLabel('Correo').fill(email);
    await page.getByRole('button', { name: 'Suscribirse' }).click();
  };
  row('newsletter, failure with the words of the server: "Error en la suscripción"', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/newsletter/subscribe', 429, { message: 'Espera un momento.' });
    await subscribe(visitor, 'ana@prueba.example');
    await expect(toastOf(visitor)).toHaveText('Error en la suscripciónEspera un momento.');
  });
  row(
    'newsletter, failure without words: "No se pudo completar la suscripción. Inténtalo de nuevo."',
    async ({ visitor }) => {
      await stubResponse(visitor, '**/api/newsletter/subscribe', 500);
      await subscribe(visitor, 'ana@prueba.example');
      await expect(toastOf(visitor)).toHaveText(
        'Error en la suscripciónNo se pudo completar la suscripción. Inténtalo de nuevo.',
      );
    },
  );
  for (const [fallback, call, fail] of [
    ['Failed to create post', '**/api/forum/posts', createPost],
    ['Failed to update profile', '**/api/users/profile', saveProfile],
    ['Failed to send connection', '**/api/connections/send', sendConnection],
    ['Failed to respond', '**/api/connections/*/respond', respond],
  ] as const) {
    row(`"${fallback}" stays inside: whoever meets it reads the Spanish sentence`, async ({ member }) => {
      await failWithoutWords(member, call);
      await fail(member);
      await expect(toastOf(member)).toHaveText(/^Error/);
      await expect(member.locator('body')).not.toContainText(fallback);
    });
  }
  row('newsletter without an address: a destructive "Email requerido" and nothing is sent', async ({ visitor }) => {
    let calls = 0;
    await visitor.route('**/api/newsletter/subscribe', (route) => {
      calls += 1;
      return route.abort();
    });
    await subscribe(visitor, '   ');
    await expect(toastOf(visitor)).toHaveText('Email requeridoPor favor ingresa tu dirección de email');
    await expect(visitor.getByRole('alert').filter({ hasText: 'Email requerido' })).toBeVisible();
    expect(calls).toBe(0);
  });
});

section('4 States', ({ row }) => {
  row('create post: while it is sent the button reads "Publicando..." and is disabled', async ({ member }) => {
    await openDialog(member);
    await member.route('**/api/forum/posts', () => {});
    await publish(member);
    await expect(member.getByRole('button', { name: 'Publicando...' })).toBeDisabled();
  });
  row('create post: "Cancelar" closes the dialog', async ({ member }) => {
    await member.goto('/forum?nuevo=1');
    await member.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(member.getByRole('dialog')).toBeHidden();
  });
  row('newsletter: while it is sent the button reads "Suscribiendo..." and is disabled', async ({ visitor }) => {
    await visitor.route('**/api/newsletter/subscribe', () => {});
    await visitor.goto('/', { waitUntil: 'networkidle' });
    await visitor.locator('#newsletter').getByLabel('Correo').fill('ana@prueba.example');
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(visitor.getByRole('button', { name: 'Suscribiendo...' })).toBeDisabled();
  });
  row('newsletter: an error leaves the address in its field', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/newsletter/subscribe', 500);
    await visitor.goto('/', { waitUntil: 'networkidle' });
    await visitor.locator('#newsletter').getByLabel('Correo').fill('ana@prueba.example');
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(visitor)).toBeVisible();
    await expect(visitor.locator('#newsletter').getByLabel('Correo')).toHaveValue('ana@prueba.example');
  });
  row('profile: while it is saved the button reads "Guardando..." and is disabled', async ({ member }) => {
    await member.route('**/api/users/profile', () => {});
    await member.goto('/profile?editar=1');
    await member.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(member.getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  });
});

section('9 Constants', ({ row }) => {
  row('a toast shows for 5000 ms', async ({ visitor }) => {
    await stopClock(visitor);
    await visitor.goto('/', { waitUntil: 'networkidle' });
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(visitor)).toBeVisible();
    await visitor.clock.runFor(4990);
    await expect(toastOf(visitor)).toBeVisible();
    await visitor.clock.runFor(20);
    await expect(toastOf(visitor)).toHaveCount(0);
  });
  row('one toast shows at a time: a new one replaces the older one', async ({ visitor }) => {
    await stubResponse(visitor, '**/api/newsletter/subscribe', 429, { message: 'Espera un momento.' });
    await visitor.goto('/', { waitUntil: 'networkidle' });
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(visitor)).toContainText('Email requerido');
    await visitor.locator('#newsletter').getByLabel('Correo').fill('ana@prueba.example');
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    await expect(toastOf(visitor)).toContainText('Espera un momento.');
    await expect(toastOf(visitor)).toHaveCount(1);
  });
});
