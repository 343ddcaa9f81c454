import { expect, type Page, test } from '@playwright/test';
import { createPost, LONG_ENOUGH, openAsNewMember, signInAsNewMember, unique } from './forum-support.ts';
import { demo, expectNoLayerEntry, overlap, signIn, toastOf } from './support.ts';

test.use({ viewport: { width: 360, height: 640 } });

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Accesos rápidos' });
const moreButton = (page: Page) => bottomBar(page).getByRole('button', { name: /^Más/ });

/** Entries of the history, of which an open layer is one. */
const entries = (page: Page) => page.evaluate<number>('history.length');

test('Back closes the menu and each dialog, and only then leaves the page', async ({ page }) => {
  await signInAsNewMember(page, 'Altagracia');
  const { id } = await createPost(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await bottomBar(page).getByRole('link', { name: 'Foro' }).click();
  await expect(page).toHaveURL('/forum');

  const menu = page.locator('#menu');
  await moreButton(page).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/forum');

  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  await dialog.getByLabel('Título').fill('Escrito antes de volver');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/forum');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^¿Eliminar/ });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`/forum/post/${id}`);
});

test('what was closed otherwise leaves no entry behind, neither does a link in the menu', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await bottomBar(page).getByRole('link', { name: 'Eventos' }).click();
  await expect(page).toHaveURL('/events');
  const before = await entries(page);
  const menu = page.locator('#menu');
  await moreButton(page).click();
  await menu.getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL('/projects');
  expect(await entries(page)).toBe(before + 1);
  await moreButton(page).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expectNoLayerEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a post that is published from the dialog closes it, and Back leads out of the forum', async ({ page }) => {
  await signInAsNewMember(page, 'Radhamés');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await bottomBar(page).getByRole('link', { name: 'Foro' }).click();
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill(unique('Publicado y de vuelta'));
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(LONG_ENOUGH);
  await dialog.getByLabel('Categoría').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  await expect(dialog).toBeHidden();
  await expectNoLayerEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Back at unsaved changes asks, Back at the question keeps them, and whoever confirms leaves', async ({ page }) => {
  await signInAsNewMember(page, 'Milagros');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/profile?editar=1', { waitUntil: 'networkidle' });
  await page.getByLabel('Empresa').fill('Ferretería sin guardar');
  await bottomBar(page).getByRole('link', { name: 'Foro' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Empresa')).toHaveValue('Ferretería sin guardar');
  await bottomBar(page).getByRole('link', { name: 'Foro' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/forum');
});

test('the floating button to write a post is round, and its words do not span the screen', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Crear nuevo post' });
  await expect(button).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect(button).toHaveCSS('position', 'fixed');
  const box = await button.boundingBox();
  expect([box?.width, box?.height]).toEqual([56, 56]);
});

test('a visitor who is stopped may create an account as well as sign in, and comes back either way', async ({
  page,
}) => {
  await page.goto('/forum');
  const notice = page.getByRole('region', { name: 'Aviso' });
  for (const [name, href] of [
    ['Iniciar Sesión', '/login?next=%2Fforum'],
    ['Crear Cuenta', '/register?next=%2Fforum'],
  ]) {
    await expect(notice.getByRole('link', { name })).toHaveAttribute('href', href as string);
  }
});

test('a shared post says what it is, and its title once its author allows it', async ({ page, browser, baseURL }) => {
  await signInAsNewMember(page, 'Belkis');
  const { id, title } = await createPost(page);
  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const shared = await visitor.newPage();
  const headOf = async () => {
    await shared.goto(`/forum/post/${id}`);
    return shared.locator('meta[property="og:title"]').getAttribute('content');
  };
  const { category } = await (await page.request.get(`/api/forum/posts/${id}`)).json();
  expect(await headOf()).toContain(`Pregunta en el foro · ${category.name}`);
  expect(await shared.content()).not.toContain(title);
  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar publicación' });
  const allow = dialog.getByLabel('Mostrar de qué trata a quien reciba el enlace sin tener cuenta');
  await expect(allow).not.toBeChecked();
  await allow.check();
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Publicación actualizada');
  expect(await headOf()).toContain(title);
  await expect(shared.locator('meta[property="og:description"]')).toHaveAttribute('content', /^Pregunta en el foro · /);
  await visitor.close();
});

test('the forum is ordered by the last answer, beside the three orders of the selector', async ({ page }) => {
  await signInAsNewMember(page, 'Confesora');
  await page.goto('/forum', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Última respuesta' });
  await button.click();
  await expect(page).toHaveURL('/forum?orden=active');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('active');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más populares' });
  await expect(page).toHaveURL('/forum?orden=popular');
  await expect(page.getByLabel('Ordenar por').locator('option')).toHaveCount(3);
});

test('the home begins with what is new since the last visit of this browser, and says nothing on the first', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page, 'Nurys');
  await page.goto('/', { waitUntil: 'networkidle' });
  const news = page.getByRole('region', { name: 'Nuevo desde tu última visita' });
  await expect(page.getByRole('heading', { name: 'Te espera' })).toBeVisible();
  await expect(news).toHaveCount(0);
  const other = await openAsNewMember(browser, baseURL, 'Wilkin');
  const { title } = await createPost(other);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Te espera' })).toBeVisible();
  await expect(news).toHaveCount(0);
  // An hour passes: what the browser remembers is an hour old.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(`for (const [key, value] of Object.entries(localStorage)) {
    if (!key.startsWith('visits:')) continue;
    const visits = JSON.parse(value);
    localStorage.setItem(key, JSON.stringify({ ...visits, seenAt: visits.seenAt - 3_600_000 }));
  }`);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(news.getByRole('link').filter({ hasText: title })).toContainText('Publicación nueva en el foro');
  const [first, about] = [
    await news.boundingBox(),
    await page.locator('main section h2', { hasText: 'Quiénes Somos' }).boundingBox(),
  ];
  expect(first?.y).toBeLessThan(about?.y ?? 0);
  await other.context().close();
});

test('a toast does not cover the bar at the bottom', async ({ page }) => {
  await signInAsNewMember(page, 'Altagracia');
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.route('**/*', (route) => route.abort());
    await bottomBar(page).getByRole('link', { name: 'Foro' }).click();
    await expect(toastOf(page)).toContainText('Sin conexión');
    expect(await overlap(page.locator('.toast'), bottomBar(page))).toBe(false);
    await page.unrouteAll();
  }
});
