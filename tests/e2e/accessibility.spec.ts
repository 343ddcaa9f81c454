import { expect, type Page, test } from '@playwright/test';
import { demo, expectCleanAtExtremes, expectNoViolations, openSettled, signIn } from './support.ts';

// Each page is looked at twice.
test.slow();

for (const path of [
  '/',
  '/?vista=calendario',
  '/about',
  '/events',
  '/login',
  '/register',
  '/no-existe',
  '/members',
  '/boletin/confirmar',
  '/boletin/baja',
]) {
  test(`${path} has nothing for axe to find and does not scroll sideways`, async ({ page }) => {
    await openSettled(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCleanAtExtremes(page);
  });
}

for (const path of [
  '/',
  '/home',
  '/profile?editar=1',
  '/profile?vista=miembro',
  '/actividad',
  '/members',
  '/networking',
  '/networking?pestana=pendientes',
]) {
  test(`${path} has nothing for axe to find for a member either`, async ({ page }) => {
    await signIn(page, demo.member);
    await openSettled(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectCleanAtExtremes(page);
  });
}

test('forms with errors are clean too', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page.getByText('El nombre es requerido').first()).toBeVisible();
  await expectCleanAtExtremes(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu of a small screen is clean in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('link', { name: 'Acerca de' }).first()).toBeVisible();
    await expectNoViolations(page);
  });
}

const firstOf = async (page: Page, path: string, list: string): Promise<string> =>
  (await (await page.request.get(path)).json())[list][0].id;

test('the pages that keep events are clean, also with errors, a menu and a dialog', async ({ page }) => {
  await signIn(page, demo.admin);
  const id = await firstOf(page, '/api/admin/events?state=upcoming', 'events');
  const past = await firstOf(page, '/api/admin/events?state=past', 'events');
  for (const path of [
    `/admin/eventos/${id}`,
    `/admin/eventos/${id}?vista=previa`,
    `/admin/eventos/${past}/asistentes`,
  ]) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
  await openSettled(page, '/admin/eventos/nuevo');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('El título es requerido').first()).toBeVisible();
  await expectCleanAtExtremes(page);
  const openMenu = async () => {
    await openSettled(page, '/admin/eventos');
    await page
      .getByRole('button', { name: /^Más acciones/ })
      .first()
      .click();
  };
  await openMenu();
  await expectCleanAtExtremes(page);
  // Between the extremes the row became a card, which closed its menu.
  await openMenu();
  await page.getByRole('menuitem', { name: 'Cancelar evento' }).click();
  await expect(page.getByLabel('Motivo (opcional)')).toBeFocused();
  await expectCleanAtExtremes(page);
});

test('the pages that keep projects, news and content are clean', async ({ page }) => {
  await signIn(page, demo.admin);
  const project = await firstOf(page, '/api/admin/projects', 'projects');
  const item = await firstOf(page, '/api/admin/news', 'news');
  const leaders = await firstOf(page, '/api/admin/content?search=equipo', 'content');
  for (const path of [
    '/admin/proyectos?buscar=nada-de-nada',
    `/admin/proyectos/${project}?vista=previa`,
    `/admin/proyectos/${project}?vista=participantes`,
    '/admin/noticias',
    `/admin/noticias/${item}`,
    `/admin/noticias/${item}?vista=previa`,
    '/admin/medios',
    '/admin/contenido',
    `/admin/contenido/${leaders}`,
    `/admin/contenido/${leaders}?vista=previa`,
    `/admin/contenido/${leaders}?vista=historial`,
    '/servicios/asesoria-empresarial',
  ]) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
});

for (const path of ['/mis-eventos', '/mis-eventos?estado=pasadas', '/mis-eventos?tab=propuestas']) {
  test(`${path} is clean`, async ({ page }) => {
    await signIn(page, demo.member);
    await openSettled(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Mis eventos' })).toBeVisible();
    await expectCleanAtExtremes(page);
  });
}

test('messages and notices are clean, also with a dialog, the bell and the account menu open', async ({ page }) => {
  await signIn(page, demo.member);
  const { conversations } = await (await page.request.get('/api/messages')).json();
  for (const path of ['/mensajes/nadie', '/avisos', '/avisos/preferencias']) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificaciones/ })
    .click();
  await expect(page.getByRole('link', { name: 'Ver todas las notificaciones' })).toBeVisible();
  await expectCleanAtExtremes(page);
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
  await expectNoViolations(page);
  await openSettled(page, `/mensajes/${conversations.at(-1).member.id}`);
  await expectCleanAtExtremes(page);
  await page.getByRole('button', { name: 'Reportar este mensaje' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('a public profile is clean, also with its menu open', async ({ page }) => {
  await signIn(page, demo.member);
  await openSettled(page, `/members/${await firstOf(page, '/api/members?search=mariluz', 'members')}`);
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await expectCleanAtExtremes(page);
});

test('the contact page is clean, also with errors', async ({ page }) => {
  await signIn(page, demo.member);
  await openSettled(page, '/contact');
  await expect(page.getByText('Información general')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Selecciona un asunto').last()).toBeVisible();
  await expectCleanAtExtremes(page);
});

test('the pages that keep messages and the newsletter are clean, also with dialogs', async ({ page }) => {
  await signIn(page, demo.admin);
  const message = await firstOf(page, '/api/admin/contact-messages', 'messages');
  for (const path of [
    '/admin/mensajes',
    `/admin/mensajes/${message}`,
    '/admin/mensajes/departamentos',
    '/admin/boletin?estado=enviados',
    '/admin/boletin/nuevo',
    '/admin/boletin/suscriptores?estado=bajas',
  ]) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await expect(page.getByLabel('Archivo CSV *')).toBeVisible();
  await expectCleanAtExtremes(page);
});

test('the administration panel is clean, in every tab, with errors and with dialogs', async ({ page }) => {
  await signIn(page, demo.admin);
  for (const path of ['/admin', '/admin?pestana=proyectos', '/admin?pestana=estadisticas']) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
  await openSettled(page, '/admin?pestana=categorias');
  await page.getByRole('button', { name: 'Crear Categoría' }).click();
  await expect(page.getByText('El nombre es requerido').first()).toBeVisible();
  await expectCleanAtExtremes(page);
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanAtExtremes(page);
});

test('the pages about members, moderation, the log and jobs are clean', async ({ page }) => {
  await signIn(page, demo.admin);
  for (const path of [
    '/admin/miembros?buscar=nadie-se-llama-asi',
    '/admin/moderacion',
    '/admin/auditoria?accion=settings.update',
    '/admin/estado',
    '/admin/miembros',
  ]) {
    await openSettled(page, path);
    await expectCleanAtExtremes(page);
  }
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await expectCleanAtExtremes(page);
});
