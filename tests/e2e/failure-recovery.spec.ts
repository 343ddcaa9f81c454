import { expect, type Page, type Route, test } from '@playwright/test';
import { createPost, LONG_ENOUGH, logIn, signInAsNewMember, unique } from './forum-support.ts';
import { demo, newEmail, overlap, signIn, stallRequests, toastOf } from './support.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const headers = { 'sec-fetch-site': 'same-origin' };

/** Takes the page offline. */
const cutOff = (page: Page) => page.route('**/*', (route) => route.abort());

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('without a connection a link leaves everything where it is, and a list can be asked for again', async ({
  page,
}) => {
  await signIn(page, demo.member);
  await page.goto('/forum', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Página 2' })).toBeVisible();
  await cutOff(page);
  await link(page, 'Proyectos').click();
  await expect(toastOf(page)).toContainText('Sin conexión');
  await expect(page).toHaveURL('/forum');
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByText('No se pudieron cargar las publicaciones')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await link(page, 'Proyectos').click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member whose session got no answer is no visitor: it is said, nobody is redirected, and a retry goes on', async ({
  page,
}) => {
  await signIn(page, demo.member);
  const pattern = '**/api/auth/user';
  for (const [path, fail] of [
    ['/home', (route: Route) => route.abort()],
    ['/networking', (route: Route) => route.fulfill({ status: 503, json: { message: 'Está ocupado.' } })],
    ['/contact', (route: Route) => route.fulfill({ status: 429, json: { message: 'Demasiadas.' } })],
  ] as const) {
    let calls = 0;
    await page.route(pattern, (route) => {
      calls += 1;
      return fail(route);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('alert')).toContainText('No pudimos conectar');
    await expect(page).toHaveURL(path);
    expect(calls).toBe(1);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('banner')).toContainText('Bienvenido, Rafael');
    await expect(page).toHaveURL(path);
  }
});

test('without a connection every form says so and keeps what was typed', async ({ page }) => {
  await signInAsNewMember(page, 'Yomaira');
  const { id } = await createPost(page);
  for (const { path, box, text, button, said, done } of [
    {
      path: `/forum/post/${id}`,
      box: page.getByLabel('Escribe un comentario'),
      text: 'Un comentario que no llega.',
      button: page.getByRole('button', { name: 'Comentar', exact: true }),
      said: 'Revisa tu conexión e inténtalo de nuevo.',
      done: page.locator('[id^="c-"]').getByText('Un comentario que no llega.'),
    },
    {
      path: '/contact?subject=events',
      box: page.getByLabel('Mensaje *'),
      text: 'Un mensaje que no llega.',
      button: page.getByRole('button', { name: 'Enviar mensaje' }),
      said: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
      done: page.getByText('Recibimos tu mensaje con el número'),
    },
    {
      path: '/profile?editar=1',
      box: page.getByLabel('Empresa'),
      text: 'Colmado Yomaira',
      button: page.getByRole('button', { name: 'Guardar Cambios' }),
      said: 'Revisa tu conexión e inténtalo de nuevo.',
      done: toastOf(page).getByText('Perfil actualizado'),
    },
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await box.fill(text);
    await cutOff(page);
    await button.click();
    await expect(toastOf(page)).toContainText(said);
    await expect(box).toHaveValue(text);
    await page.unrouteAll();
    await button.click();
    await expect(done).toBeVisible();
  }
});

test('a failure is told in one voice: no receipt of before, and what is unknown is not called failed', async ({
  page,
}) => {
  await signInAsNewMember(page, 'Nereida');
  await page.goto('/contact?subject=events', { waitUntil: 'networkidle' });
  const send = async (text: string) => {
    await page.getByLabel('Asunto *').selectOption('events');
    await page.getByLabel('Nombre *').fill('Nereida Paulino');
    await page.getByLabel('Correo *').fill(newEmail());
    await page.getByLabel('Mensaje *').fill(text);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  };
  const receipt = page.getByText('Recibimos tu mensaje con el número');
  await send('El primero, que llega.');
  await expect(receipt).toBeVisible();
  await page.context().setOffline(true);
  await send('El segundo, sin señal.');
  await expect(toastOf(page)).toContainText('No se pudo enviar el mensaje. Inténtalo de nuevo.');
  await expect(page.getByText('Sin conexión: no se envió.')).toBeVisible();
  await expect(receipt).toBeHidden();
  await page.context().setOffline(false);
  const fail = (status: number, json: object) => (route: Route) => route.fulfill({ status, json });
  await page.route('**/api/contact', fail(502, {}));
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('No llegó la confirmación.')).toBeVisible();
  await expect(page.getByText('No se pudo completar')).toBeHidden();

  await page.route('**/api/users/profile', fail(500, {}));
  await page.goto('/profile?editar=1');
  await page.getByLabel('Empresa').fill('Ferretería Nereida');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toHaveText('Error al actualizarHa ocurrido un error inesperado.');
  await expect(page.getByText('No sabemos si se guardó.')).toBeVisible();
  await expect(page.getByText('No se pudo guardar')).toBeHidden();
});

test('a registration that a busy portal turned away is not called uncertain', async ({ page }) => {
  const busy = { code: 'overloaded', message: 'Hay demasiadas personas usando el portal en este momento.' };
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 503, json: busy }));
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre *').fill('Nereida');
  await page.getByLabel('Apellido *').fill('Paulino');
  await page.getByLabel('Email *').fill(newEmail());
  await page.getByLabel('Contraseña *', { exact: true }).fill('clave-de-nereida');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(toastOf(page)).toHaveText(`Error al registrarse${busy.message}`);
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos crear tu cuenta' })).toContainText(busy.message);
  await expect(page.getByText('No sabemos si')).toBeHidden();
});

test('a stream that has gone silent is opened anew, and one that is heard is left alone', async ({ page }) => {
  await signInAsNewMember(page, 'Nereida');
  await page.clock.install();
  await page.addInitScript(`
    window.opened = [];
    window.EventSource = class extends EventTarget {
      constructor(url) {
        super();
        this.readyState = 1;
        if (url === '/api/live') opened.push(this);
      }
      close() { this.readyState = 2; }
    };
  `);
  await page.goto('/networking', { waitUntil: 'networkidle' });
  const states = () => page.evaluate('opened.map(({ readyState }) => readyState)');
  await expect.poll(states).toEqual([1]);
  for (const _ of [1, 2, 3]) {
    await page.clock.fastForward('00:30');
    await page.evaluate("opened.at(-1).dispatchEvent(new MessageEvent('heartbeat', { data: '{}' }))");
  }
  expect(await states()).toEqual([1]);
  await page.clock.fastForward('01:00');
  await expect.poll(states).toEqual([2, 1]);
});

test('on a slow network the button says what it does and sends once', async ({ page }) => {
  await signInAsNewMember(page, 'Leonel');
  await page.goto('/forum?categoria=turismo-y-eventos&nuevo=1');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  const title = unique('Una sola vez, aunque tarde');
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(LONG_ENOUGH);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/forum/posts')) sent += 1;
  });
  const release = await stallRequests(page, '**/api/forum/posts');
  await dialog.getByRole('textbox', { name: 'Contenido' }).press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Publicando...' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Contenido' }).press('Control+Enter');
  release();
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  expect(sent).toBe(1);
});

test('a logout leaves nothing to read in the other tabs', async ({ page, context }) => {
  await signIn(page, demo.member);
  await page.goto('/networking', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/networking');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('banner').getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('a tab that was left behind by a logout leads to the login, and back with the text', async ({ page, context }) => {
  await signIn(page, demo.member);
  const { posts } = await (await page.request.get('/api/forum/posts')).json();
  await page.goto(`/forum/post/${posts[0].id}`);
  const box = page.getByLabel('Escribe un comentario');
  await box.fill('Escrito en la otra pestaña.');
  const other = await context.newPage();
  await other.goto('/about');
  await other.request.get('/api/logout', { headers });
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(toastOf(page)).toContainText('You are logged out. Logging in again...');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, demo.member);
  await expect(page).toHaveURL(new RegExp(`/forum/post/${posts[0].id}`));
  await expect(box).toHaveValue('Escrito en la otra pestaña.');
});

test('a tab from before somebody else logged in becomes theirs when one comes back to it', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum', { waitUntil: 'networkidle' });
  await signIn(page, demo.admin);
  // Whoever comes back may do so again: the first time may be before the members' part of the page has loaded.
  await expect(async () => {
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await expect(page.getByRole('banner')).toContainText('Bienvenido, Yudelka', { timeout: 3000 });
  }).toPass();
});

test('what was deleted says so and shows a way on', async ({ page }) => {
  for (const [path, title, way] of [
    [`/events/${NOBODY}`, 'Evento no encontrado', '/events'],
    [`/noticias/${NOBODY}`, 'Noticia no encontrada', '/#noticias'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', way);
  }
  await signIn(page, demo.member);
  for (const [path, title, way] of [
    [`/forum/post/${NOBODY}`, 'Publicación no encontrada', '/forum'],
    [`/projects/${NOBODY}`, 'Proyecto no encontrado', '/projects'],
    [`/members/${NOBODY}`, 'Miembro no encontrado', '/members'],
    [`/events/${NOBODY}`, 'Evento no encontrado', '/events'],
    ['/members/no-es-un-id', 'Miembro no encontrado', '/members'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', way);
  }
});

test('after a new version was put in place, a link to a page whose file is gone loads the new one', async ({
  page,
}) => {
  await signIn(page, demo.member);
  await page.goto('/about', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/projects-page-*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await link(page, 'Proyectos').click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(loads).toBe(1);
});

test('a page whose file does not come is tried twice, then says so and can be asked for again', async ({ page }) => {
  await signIn(page, demo.member);
  const pattern = '**/assets/projects-page-*.js';
  await page.route(pattern, (route) => route.fulfill({ status: 503 }));
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
  await expect(page.getByText('No pudimos cargar esta página.')).toBeVisible();
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a part whose file does not come says so, leaves the rest, and can be asked for again', async ({ page }) => {
  await signIn(page, demo.member);
  const pattern = '**/assets/profile-form-*.js';
  await page.route(pattern, (route) => route.fulfill({ status: 503 }));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await expect(page.getByText('No se pudo cargar', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Habilidades' })).toBeVisible();
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Empresa')).toBeVisible();
});

test('a part whose file is gone says that there is a new version, and a reload brings it with the draft', async ({
  page,
}) => {
  await signInAsNewMember(page, 'Yajaira');
  const { posts } = await (await page.request.get('/api/forum/posts')).json();
  await page.route('**/assets/report-form-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/forum/post/${posts[0].id}`, { waitUntil: 'networkidle' });
  const box = page.getByLabel('Escribe un comentario');
  await box.fill('Escrito antes de la versión nueva.');
  await page.getByRole('button', { name: 'Reportar', exact: true }).first().click();
  await expect(toastOf(page)).toContainText('Hay una versión nueva');
  await page.unrouteAll();
  await toastOf(page).getByRole('button', { name: 'Recargar' }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(box).toHaveValue('Escrito antes de la versión nueva.');
});

test('on a small phone a dialog keeps its title and buttons in sight, and a toast covers none of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsNewMember(page, 'Bienvenida');
  await page.goto('/forum?categoria=turismo-y-eventos&nuevo=1');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  const [title, text] = [dialog.getByLabel('Título'), dialog.getByRole('textbox', { name: 'Contenido' })];
  await title.fill('Un título que no llega');
  await text.fill(LONG_ENOUGH);
  await page.route('**/api/forum/posts', (route) => route.fulfill({ status: 500, json: { message: 'Algo falló.' } }));
  const publish = dialog.getByRole('button', { name: 'Publicar' });
  await publish.click();
  const toast = dialog.locator('.toast');
  await expect(toast).toBeVisible();
  await toast.hover();
  for (const covered of [
    publish,
    dialog.getByRole('heading', { level: 2 }),
    dialog.getByRole('button', { name: 'Cerrar', exact: true }),
  ]) {
    await expect(covered).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, covered)).toBe(false);
  }
});

test('a form whose schema does not come shows what the server found', async ({ page }) => {
  await page.route('**/assets/account.contract-*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('sin-arroba');
  await page.getByLabel('Contraseña', { exact: true }).fill('cualquiera');
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email inválido');
});
