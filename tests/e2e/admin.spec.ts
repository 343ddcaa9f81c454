import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from './admin-portal.ts';
import { skipToContent, tabAndPress, tabAndType, tabTo } from './keyboard-support.ts';
import { demo, newEmail, signIn, stallRequests, toastOf } from './support.ts';

// One portal for all, in order: the figures are those of the unchanged demo data.
test.describe.configure({ mode: 'default' });

const LOGIN = /\/login\?next=%2Fadmin$/;
const headers = { 'sec-fetch-site': 'same-origin' };
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const rowOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Another person in a browser of their own, at the same portal. */
async function another(browser: Browser, baseURL: string | undefined, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-DO' });
  const page = await context.newPage();
  if (email) await signIn(page, email);
  return page;
}

async function saveSettings(page: Page, changes: object): Promise<void> {
  const settings = await (await page.request.get('/api/admin/settings')).json();
  const answer = await page.request.put('/api/admin/settings', { data: { ...settings, ...changes }, headers });
  expect(answer.status()).toBe(200);
}

test('the statistics are counted: figures, what happened last, and each day or week as chart, table and file', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin?pestana=estadisticas');
  for (const [label, total] of [
    ['Usuarios registrados', '156'],
    ['Publicaciones del foro', '89'],
    ['Suscriptores del boletín', '234'],
  ]) {
    const counter = panel(page).locator('dl > div').filter({ hasText: label });
    await expect(counter).toContainText(total ?? '');
    await expect(counter).toContainText(/[+−][\d.]+ % en los últimos 30 días/);
  }
  const activity = page.getByRole('region', { name: 'Actividad reciente' });
  await expect(activity.getByRole('listitem')).toHaveCount(10);
  await expect(activity).toContainText(/se inscribió en|comentó en|publicó/);
  await expect(page.getByRole('img', { name: /^Comentarios: .* en 30 días/ })).toBeVisible();
  const value = page.getByRole('slider', { name: 'Comentarios, un valor a la vez' });
  await value.focus();
  const latest = await value.getAttribute('aria-valuetext');
  await value.press('ArrowLeft');
  await expect(value).not.toHaveAttribute('aria-valuetext', latest ?? '');
  await expect(page.getByText((await value.getAttribute('aria-valuetext')) ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Un año' }).click();
  await expect(page).toHaveURL('/admin?pestana=estadisticas&dias=365');
  await expect(page.getByRole('region', { name: 'Tabla: Comentarios' }).getByRole('row')).toHaveCount(53);
  await expect(page.getByRole('table', { name: 'Quiénes vinieron' }).getByRole('row').nth(1)).toContainText('%');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('estadisticas-por-semana.csv');
});

test('the panel is for administrators, keeps its tab in the address and leads to its pages', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await another(browser, baseURL, demo.member);
  await member.goto('/admin');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('No tienes permiso');
  await member.context().close();

  await signIn(page, demo.admin);
  await page.goto('/admin');
  await tab(page, 'Configuración').press('ArrowRight');
  await expect(tab(page, 'Categorías')).toBeFocused();
  await expect(page).toHaveURL('/admin?pestana=categorias');
  await page.reload();
  await expect(tab(page, 'Categorías')).toHaveAttribute('aria-selected', 'true');
  const pages = page.getByRole('navigation', { name: 'Páginas de administración' });
  for (const name of ['Eventos', 'Proyectos', 'Noticias', 'Miembros', 'Moderación', 'Auditoría', 'Estado del portal']) {
    await expect(pages.getByRole('link', { name })).toBeVisible();
  }
});

test('saved settings load, are checked and previewed, and show in another browser after a navigation', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await another(browser, baseURL);
  await visitor.goto('/');
  await signIn(page, demo.admin);
  await page.goto('/admin');
  const title = page.getByLabel('Título principal *');
  await expect(title).toHaveValue('Impulsamos el desarrollo empresarial del Este');
  await title.fill('');
  await page.getByLabel('Color primario *', { exact: true }).fill('rojo');
  await page.getByLabel('Facebook').fill('http://facebook.example');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa estos datos' });
  await expect(summary.getByRole('link')).toHaveText([
    'El título principal es requerido',
    'El color debe tener la forma #1E293B',
    'Escribe una dirección completa que empiece por https://',
  ]);

  await title.fill('Hacemos crecer el Este');
  await page.getByLabel('Facebook').fill('https://facebook.example/consejo');
  const color = page.getByLabel('Color primario *', { exact: true });
  await color.fill('#FACC15');
  await expect(page.getByText(/Contraste con texto blanco: 1\.5:1, por debajo de 4\.5:1/)).toBeVisible();
  await color.fill('#14532D');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await expect(preview).toContainText('Hacemos crecer el Este');
  await expect(preview.locator('.ground-navy').first()).toHaveCSS('background-color', 'rgb(20, 83, 45)');

  const release = await stallRequests(page, '**/api/admin/settings');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('Configuración actualizada');
  await expect(toastOf(page)).toContainText('Los cambios se han guardado correctamente.');

  await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Acerca de' }).click();
  await expect(visitor.locator('footer').getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://facebook.example/consejo',
  );
  await expect(visitor.locator('footer')).toHaveCSS('background-color', 'rgb(20, 83, 45)');
  expect(await (await visitor.request.get('/')).text()).toContain('Hacemos crecer el Este');
  await visitor.context().close();
});

test('what is not saved is not lost: leaving asks, a failure says so, an ended session comes back to it', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin');
  const subtitle = page.getByLabel('Subtítulo *');
  await subtitle.fill('Un subtítulo que nadie ha guardado todavía');
  await tab(page, 'Categorías').click();
  // A second form that was emptied again does not block navigation, and leaves the first one's block in place.
  await page.getByLabel('Nombre *').fill('Ferias');
  await page.getByLabel('Nombre *').fill('');
  await page
    .getByRole('navigation', { name: 'Páginas de administración' })
    .getByRole('link', { name: 'Miembros' })
    .click();
  await dialogOf(page).getByRole('button', { name: 'Seguir editando' }).click();
  await tab(page, 'Configuración').click();
  await expect(subtitle).toHaveValue('Un subtítulo que nadie ha guardado todavía');

  await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText('No se pudieron guardar los cambios.');

  await page.context().clearCookies();
  const release = await stallRequests(page, '**/api/login?*');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('No autorizado');
  await expect(toastOf(page)).toContainText('Iniciando sesión nuevamente...');
  release();
  await expect(page).toHaveURL(LOGIN);
  await signIn(page, demo.admin);
  await page.goto('/admin');
  await expect(subtitle).toHaveValue('Un subtítulo que nadie ha guardado todavía');
});

test('what is switched off is off everywhere, and comes back', async ({ page, browser, baseURL }) => {
  const member = await another(browser, baseURL, demo.member);
  await member.goto('/');
  const menu = member.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link', { name: 'Foro' })).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Últimas Publicaciones' })).toBeVisible();

  await signIn(page, demo.admin);
  await page.goto('/admin');
  for (const name of ['Foro', 'Proyectos', 'Boletín']) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Configuración actualizada');

  await menu.getByRole('link', { name: 'Acerca de' }).click();
  await expect(menu.getByRole('link', { name: 'Foro' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Proyectos' })).toHaveCount(0);
  for (const [path, sentence] of [
    ['/forum', 'El foro no está disponible en este momento.'],
    [`/forum/post/${crypto.randomUUID()}`, 'El foro no está disponible en este momento.'],
    ['/projects', 'Los proyectos no están disponibles en este momento.'],
    [`/projects/${crypto.randomUUID()}`, 'Los proyectos no están disponibles en este momento.'],
  ]) {
    await member.goto(path ?? '');
    await expect(member.locator('main')).toContainText(sentence ?? '');
  }
  await member.goto('/');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.getByRole('heading', { name: /Últimas Publicaciones|Proyectos Destacados/ })).toHaveCount(0);
  await expect(member.getByRole('link', { name: /Ir al Foro|Ver Proyectos/ })).toHaveCount(0);
  await expect(member.getByRole('button', { name: /Suscri/ })).toHaveCount(0);
  await member.goto('/home');
  await expect(member.getByRole('link', { name: 'Ver Eventos' })).toBeVisible();
  await expect(member.getByRole('link', { name: /Crear Post|Explorar Proyectos/ })).toHaveCount(0);
  const statuses = await Promise.all(
    ['/api/forum/posts', '/api/projects'].map(async (path) => (await member.request.get(path)).status()),
  );
  const subscription = await member.request.post('/api/newsletter/subscribe', { data: { email: newEmail() }, headers });
  expect([...statuses, subscription.status()]).toEqual([404, 404, 404]);
  const found = await (await member.request.get('/api/search?q=impuestos&scope=all')).json();
  expect([found.totals.posts, found.totals.comments, found.totals.categories, found.totals.projects]).toEqual([
    0, 0, 0, 0,
  ]);

  await saveSettings(page, { enableForum: true, enableProjects: true, enableNewsletter: true });
  await member.goto('/forum');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Foro Empresarial');
  await member.context().close();
});

test('a category is created, refused when its name is taken, changed and archived', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin?pestana=categorias');
  const create = panel(page).getByRole('button', { name: 'Crear Categoría' });
  await expect(page.getByLabel('Color *', { exact: true })).toHaveValue('#3B82F6');
  await create.click();
  await expect(panel(page).getByRole('alert')).toContainText('El nombre es requerido');
  await page.getByLabel('Nombre *').fill('Comercio Exterior');
  await expect(panel(page)).toContainText('Se identificará como comercio-exterior');
  await page.getByLabel('Descripción *').fill('Aduanas y puertos');
  const release = await stallRequests(page, '**/api/admin/categories');
  await create.click();
  await expect(page.getByRole('button', { name: 'Creando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('Categoría creada');
  await expect(toastOf(page)).toContainText('La nueva categoría se ha creado correctamente.');
  await expect(page.getByLabel('Nombre *')).toHaveValue('');
  const row = rowOf(page, 'Comercio Exterior');
  await expect(row).toContainText('comercio-exterior');
  await expect(row).toContainText('Aduanas y puertos');

  await page.getByLabel('Nombre *').fill('comercio exterior');
  await page.getByLabel('Descripción *').fill('Otra vez');
  await create.click();
  await expect(toastOf(page)).toContainText('No se pudo crear la categoría.');
  await expect(page.getByLabel('Nombre *')).toBeFocused();
  await expect(page.getByLabel('Nombre *')).toHaveAccessibleDescription(/^Ya existe una categoría con ese nombre\./);
  await page.getByLabel('Nombre *').fill('');
  await page.getByLabel('Descripción *').fill('');

  await row.getByRole('button', { name: 'Editar' }).click();
  await dialogOf(page).getByLabel('Nombre *').fill('Puertos y aduanas');
  await dialogOf(page).getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Categoría actualizada');
  const renamed = rowOf(page, 'Puertos y aduanas');
  await renamed.getByRole('button', { name: 'Archivar' }).click();
  await expect(dialogOf(page)).toContainText('¿Archivar «Puertos y aduanas»?');
  await dialogOf(page).getByRole('button', { name: 'Archivar' }).click();
  await expect(toastOf(page)).toContainText('Categoría archivada');
  await expect(renamed).toContainText('Archivada');
  const shown = await (await page.request.get('/api/forum/categories')).json();
  expect(shown.map(({ slug }: { slug: string }) => slug)).not.toContain('comercio-exterior');
});

test('a project is created from the panel and edited on its own page', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin?pestana=proyectos');
  await page.getByLabel('Título *').fill('Mercado techado de la villa');
  await page.getByLabel('Descripción *').fill('Un techo para los puestos de la plaza.');
  await page.getByLabel('Categoría *').selectOption({ label: 'Infraestructura' });
  await page.getByLabel('Estado *').selectOption({ label: 'En pausa' });
  await page.getByLabel('Duración *').fill('9 meses');
  const release = await stallRequests(page, '**/api/admin/projects');
  await panel(page).getByRole('button', { name: 'Crear Proyecto' }).click();
  await expect(page.getByRole('button', { name: 'Creando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('Proyecto creado');
  await expect(toastOf(page)).toContainText('El nuevo proyecto se ha creado correctamente.');
  const row = rowOf(page, 'Mercado techado de la villa');
  for (const text of ['En pausa', 'Infraestructura', '9 meses']) await expect(row).toContainText(text);
  await row.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/admin\/proyectos\/[0-9a-f-]{36}$/);
});

test('a member is found, suspended with a reason that the login tells, and reinstated; the last administrator stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const person = await another(browser, baseURL);
  const data = { email, password: demo.password, firstName: 'Yanelis', lastName: 'Corporán' };
  expect((await person.request.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await signIn(page, demo.admin);
  await page.goto('/admin/miembros');
  await page.getByLabel('Buscar por nombre o correo').fill('yanelis corporan');
  await page.getByRole('button', { name: 'Buscar' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  const act = async (name: string) => {
    await row.getByRole('button', { name: /^Más acciones/ }).click();
    await row.getByRole('menuitem', { name }).click();
  };
  // With that of the headings.
  await expect(page.getByRole('row')).toHaveCount(2);
  await act('Suspender');
  await expect(dialogOf(page)).toContainText('¿Suspender la cuenta de «Yanelis Corporán»?');
  await dialogOf(page).getByRole('button', { name: 'Suspender' }).click();
  await expect(dialogOf(page)).toContainText('Escribe el motivo');
  await dialogOf(page).getByLabel('Motivo *').fill('Publicidad repetida');
  await expect(dialogOf(page)).not.toContainText('Escribe el motivo');
  const release = await stallRequests(page, '**/api/admin/members/*/suspension');
  await dialogOf(page).getByRole('button', { name: 'Suspender' }).click();
  await dialogOf(page).getByText('Cerrar', { exact: true }).click();
  await act('Dar el rol de administrador');
  release();
  await expect(toastOf(page)).toContainText('Cuenta suspendida');
  // The late response belongs to another dialog.
  await expect(dialogOf(page)).toContainText('¿Dar el rol de administrador a «Yanelis Corporán»?');
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toContainText('Publicidad repetida');

  await person.goto('/login');
  await person.getByLabel('Email').fill(email);
  await person.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await person.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(toastOf(person)).toContainText('Tu cuenta está suspendida. Motivo: Publicidad repetida');
  await person.context().close();

  await act('Reactivar');
  await dialogOf(page).getByRole('button', { name: 'Reactivar' }).click();
  await expect(toastOf(page)).toContainText('Cuenta reactivada');

  await page.goto('/admin/miembros?estado=administracion');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Quitar el rol de administrador' }).click();
  await expect(dialogOf(page)).toContainText('perderás el acceso');
  await dialogOf(page).getByRole('button', { name: 'Quitar el rol' }).click();
  await expect(toastOf(page)).toContainText('Es la última persona con permiso de administración.');
});

test('reports and proposals wait in one queue, and leave it when they are decided', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await another(browser, baseURL, demo.member);
  const { posts } = await (await member.request.get('/api/forum/posts?limit=20')).json();
  const post = posts.find(({ author }: { author: { firstName: string } }) => author.firstName !== 'Rafael');
  const report = { data: { reason: 'spam', details: 'Lo repite cada semana' }, headers };
  await member.request.post(`/api/forum/posts/${post.id}/reports`, report);
  const proposal = { title: 'Feria de quesos', date: '2099-05-01', time: '14:30', type: 'workshop' };
  expect((await member.request.post('/api/events', { data: proposal, headers })).status()).toBe(201);
  await member.context().close();

  await signIn(page, demo.admin);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Moderación 8 pendientes/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moderación');
  const reported = rowOf(page, post.title);
  await expect(reported).toContainText('Publicidad o spam');
  await expect(reported).toContainText('Lo repite cada semana');
  await reported.getByRole('button', { name: 'Retirar' }).click();
  await dialogOf(page).getByLabel('Motivo (opcional)').fill('Publicidad');
  await dialogOf(page).getByRole('button', { name: 'Retirar' }).click();
  await expect(toastOf(page)).toContainText('Publicación retirada');
  await expect(reported).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pendientes' })).toBeFocused();

  await page.getByRole('button', { name: 'Propuestas (3)' }).click();
  await expect(page).toHaveURL('/admin/moderacion?estado=propuestas');
  await rowOf(page, 'Feria de quesos').getByRole('button', { name: 'Devolver' }).click();
  await dialogOf(page).getByLabel('Motivo *').fill('Falta el lugar');
  await dialogOf(page).getByRole('button', { name: 'Devolver' }).click();
  await expect(toastOf(page)).toContainText('Propuesta devuelta');
  await expect(rowOf(page, 'Feria de quesos')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Propuestas (2)' })).toBeVisible();
});

test('the log tells who did what, by action and day, and a mail that failed is tried again or dropped', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/auditoria');
  await expect(page.getByRole('article').first()).toContainText('Devolvió una propuesta');
  await page.getByLabel('Acción').selectOption({ label: 'Suspendió una cuenta' });
  await expect(page).toHaveURL('/admin/auditoria?accion=member.suspend');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Yanelis Corporán');
  await expect(page.getByRole('article')).toContainText('Publicidad repetida');
  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(page.getByText('No se encontró nada')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/admin/auditoria');

  // What happened above was told by mail, and there is no mail server: one mail after the other waits for it.
  await page.goto('/admin/estado?estado=en-espera');
  const job = rowOf(page, 'ECONNREFUSED').first();
  await expect(job).toBeVisible();
  await job.getByRole('button', { name: 'Reintentar' }).click();
  await dialogOf(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(toastOf(page)).toContainText('Nuevo intento en marcha');
  const failedAgain = async () => {
    await page.reload({ waitUntil: 'networkidle' });
    return rowOf(page, 'ECONNREFUSED').count();
  };
  await expect.poll(failedAgain).toBeGreaterThan(0);
  await job.getByRole('button', { name: 'Descartar' }).click();
  await dialogOf(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(toastOf(page)).toContainText('Descartado');
});

test('a category is created and an event published with the keyboard alone', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabTo(page, tab(page, 'Configuración'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Categorías')).toBeFocused();
  await tabAndType(page, panel(page).getByLabel('Nombre *'), 'Oficios del mar');
  await tabAndType(page, panel(page).getByLabel('Descripción *'), 'De quienes trabajan con las manos.');
  await tabAndPress(page, panel(page).getByRole('button', { name: 'Crear Categoría' }));
  await expect(toastOf(page)).toContainText('Categoría creada');
  await expect(panel(page).getByRole('heading', { name: 'Oficios del mar', exact: true })).toBeVisible();

  await page.goto('/admin/eventos', { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabAndPress(page, page.getByRole('main').getByRole('link', { name: /^(Nuevo|Crear) evento/ }));
  // A new page takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo evento' })).toBeFocused();
  await tabAndType(page, page.getByLabel('Título *'), 'Anunciado sin ratón');
  await tabTo(page, page.getByLabel('Fecha *'));
  // The same date in both orders of day and month.
  const year = new Date().getUTCFullYear() + 4;
  await page.keyboard.type(`0505${year}`);
  await tabTo(page, page.getByLabel('Hora *'));
  await page.keyboard.type('1030AM');
  await tabAndPress(page, page.getByRole('button', { name: 'Publicar' }));
  await expect(toastOf(page)).toContainText('Evento creado');
  const { events } = await (await page.request.get(`/api/events?date=${year}-05-05`)).json();
  expect(events).toMatchObject([{ title: 'Anunciado sin ratón', date: `${year}-05-05`, time: '10:30' }]);
});

for (const width of [360, 1280]) {
  test(`what can be done with selected rows stays in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, demo.admin);
    await page.goto('/admin/miembros');
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar: / });
    await boxes.nth(10).check();
    const clear = page.getByRole('button', { name: 'Deseleccionar' });
    const suspend = page.getByRole('button', { name: 'Suspender', exact: true });
    await expect(page.getByText('Selección: 1 persona')).toBeInViewport({ ratio: 1 });
    await expect(clear).toBeInViewport({ ratio: 1 });
    await expect(suspend).toBeInViewport({ ratio: 1 });

    const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const topOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
    if (width === 360) {
      expect(await bottomOf(suspend)).toBeLessThan(
        await topOf(page.getByRole('navigation', { name: 'Accesos rápidos' })),
      );
    }
    // The keyboard's way to the last row: it comes out from under the bar.
    await boxes.nth(10).focus();
    for (let index = await boxes.count(); index > 11; index--) await page.keyboard.press('ArrowDown');
    await expect(boxes.last()).toBeFocused();
    await expect.poll(async () => (await bottomOf(boxes.last())) < (await topOf(clear))).toBe(true);

    await clear.click();
    await expect(clear).toBeHidden();
    await expect(boxes.nth(10)).not.toBeChecked();
  });
}

test('the list of members is sorted, narrowed to columns, downloaded and acted on', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/miembros');
  const names = page.getByRole('rowheader');
  await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click();
  await expect(page).toHaveURL('/admin/miembros?orden=name');
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toContainText(/^A/);
  await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click();
  await expect(page).toHaveURL('/admin/miembros?orden=-name');

  await page.getByRole('button', { name: 'Columnas' }).click();
  const telephone = page.getByRole('checkbox', { name: 'Teléfono' });
  await telephone.uncheck();
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which a reload would interrupt.
  await expect(telephone).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Teléfono' })).toHaveCount(0);

  await page.goto('/admin/miembros?orden=-name');

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar Excel' }).click();
  expect((await file).suggestedFilename()).toBe('miembros.xlsx');

  const boxes = page.getByRole('checkbox', { name: /^Seleccionar: / });
  // Further down than the administrator, who is not suspended with the others.
  await boxes.nth(11).click();
  await boxes.nth(13).click({ modifiers: ['Shift'] });
  await expect(page.getByText('Selección: 3 personas')).toBeVisible();
  await boxes.nth(13).press('ArrowUp');
  await expect(boxes.nth(12)).toBeFocused();
  await boxes.nth(12).press('Space');
  await page.getByRole('button', { name: 'Suspender', exact: true }).click();
  await expect(dialogOf(page)).toContainText('¿Suspender a 2 personas?');
  await dialogOf(page).getByLabel('Motivo *').fill('Cuentas duplicadas');
  await dialogOf(page).getByRole('button', { name: 'Suspender' }).click();
  await expect(toastOf(page)).toContainText('Cuentas suspendidas');

  await page.goto('/admin/miembros?estado=suspendidos');
  await page.getByRole('checkbox', { name: 'Seleccionar todo en esta página' }).check();
  await page.getByRole('button', { name: 'Reactivar', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Reactivar' }).click();
  await expect(page.getByText('No hay cuentas suspendidas')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/miembros?orden=-name');
  await page.getByLabel('Ordenar por').selectOption('Nombre ↑');
  await expect(page.getByRole('article').first()).toContainText(/A/);
  await page.getByRole('button', { name: 'Menú de administración' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú de administración' });
  await expect(menu.getByRole('link', { name: 'Miembros' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menú de administración' })).toBeFocused();
  await page.getByRole('button', { name: 'Menú de administración' }).click();
  await menu.getByRole('link', { name: 'Publicaciones' }).click();
  await expect(page).toHaveURL('/admin/foro');
  await expect(menu).toBeHidden();
});
