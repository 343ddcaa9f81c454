import { expect, type Page, test } from '@playwright/test';
import { demo, expectNoViolations, signIn, VIEWPORT_EXTREMES } from './support.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar en el portal' });

const nothing = {
  posts: [],
  projects: [],
  categories: [],
  comments: [],
  events: [],
  news: [],
  members: [],
  totals: { posts: 0, projects: 0, categories: 0, comments: 0, events: 0, news: 0, members: 0 },
  capped: [],
  isApproximate: false,
};

test('a member searches from any page: "/" opens the box, Escape gives the focus back, a result closes it', async ({
  page,
}) => {
  await signIn(page, demo.member);
  await page.goto('/about', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Búsqueda' });
  await expect(button).toBeVisible();
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await boxOf(page).press('Escape');
  await expect(button).toBeFocused();
  await expect(boxOf(page)).toHaveCount(0);

  await button.click();
  await boxOf(page).fill('creditos');
  await page
    .getByRole('group', { name: /^Publicaciones/ })
    .getByRole('option')
    .first()
    .click();
  await expect(page).toHaveURL(/\/forum\/post\//);
  await expect(boxOf(page)).toHaveCount(0);

  // Where the page has the box, there is no second one, and "/" is a letter in a field.
  await page.goto('/forum');
  await expect(boxOf(page)).toHaveCount(1);
  await boxOf(page).press('/');
  await expect(boxOf(page)).toHaveValue('/');
});

test('the dropdown marks what matched, obeys the keyboard and opens again', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum');
  const box = boxOf(page);
  await box.fill('creditos');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(page.locator('mark').first()).toHaveText(/cr[eé]dito/i);

  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('creditos');
  await box.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.focus();
  await expect(options.first()).toBeVisible();
  await page.getByRole('option', { name: 'Ver todos los resultados' }).click();
  await expect(page).toHaveURL('/search?q=creditos');
});

test('a late answer to an earlier text never takes the place of a newer one', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum');
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const post = (title: string) => ({ id: crypto.randomUUID(), title, titleMarks: [], excerpt: '', excerptMarks: [] });
  await page.route('**/api/search?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q');
    if (q === 'pri') await held;
    const posts = [{ ...post(`Respuesta a ${q}`), createdAt: new Date().toISOString() }];
    await route.fulfill({ json: { ...nothing, posts, totals: { ...nothing.totals, posts: 1 } } }).catch(() => {});
  });
  const first = page.waitForRequest(/q=pri$/);
  await boxOf(page).fill('pri');
  await first;
  await boxOf(page).fill('primero');
  await expect(page.getByRole('option', { name: 'Respuesta a primero' })).toBeVisible();
  answerFirst();
  await page.waitForTimeout(300);
  await expect(page.getByRole('option', { name: 'Respuesta a primero' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Respuesta a pri', exact: true })).toHaveCount(0);
});

test('the dropdown says that the session has ended', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }));
  await boxOf(page).fill('zzqqxxyy');
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
});

test('the results page covers the whole site, marks what matched and keeps its state', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/search?q=facturas');
  await expect(page).toHaveTitle(/^«facturas» — Búsqueda — /);
  await expect(page.getByRole('heading', { name: /^Publicaciones \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Comentarios \(\d+\)$/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/factur/i);
  await page.getByRole('button', { name: /^Comentarios \(/ }).click();
  await expect(page).toHaveURL('/search?q=facturas&tipo=comments');
  await expect(page.getByRole('heading', { name: /^Publicaciones/ })).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/forum\/post\/.+#c-/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Buscar en el portal' })).toHaveValue('facturas');

  await page.getByRole('searchbox', { name: 'Buscar en el portal' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=facturas&tipo=comments');
  await page.goto('/search?q=x');
  await expect(page.getByText('Escribe al menos 2 caracteres para buscar.')).toBeVisible();
  await page.goto('/search?q=zzqqxx');
  await expect(page.getByText('No se encontraron resultados para "zzqqxx"')).toBeVisible();
});

test('more than a thousand is said so', async ({ page }) => {
  await signIn(page, demo.member);
  const post = { id: crypto.randomUUID(), title: 'Una de muchas', titleMarks: [[0, 3]], excerpt: '', excerptMarks: [] };
  const posts = [{ ...post, createdAt: new Date().toISOString() }];
  const many = { ...nothing, posts, totals: { ...nothing.totals, posts: 1000 }, capped: ['posts'] };
  await page.route('**/api/search?*', (route) => route.fulfill({ json: many }));
  await page.goto('/search?q=una');
  await expect(page.getByRole('heading', { name: 'Publicaciones (más de 1,000)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todas en el foro' })).toHaveAttribute('href', '/forum?buscar=una');
});

for (const [colorScheme, width] of VIEWPORT_EXTREMES) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('the open dropdown and the results have nothing for axe to find', { tag: '@slow' }, async ({ page }) => {
      await signIn(page, demo.member);
      // Narrower screens have no room for the button: their menu leads to the page.
      await page.setViewportSize({ width: Math.max(width, 360), height: 800 });
      await page.goto('/about');
      await page.getByRole('button', { name: 'Búsqueda' }).click();
      await boxOf(page).fill('credit');
      await expect(page.getByRole('option').first()).toBeVisible();
      await boxOf(page).press('ArrowDown');
      await expectNoViolations(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/search?q=facturas');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolations(page);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    });
  });
}

test('what is alike is said to be so by the box, the page of results, the forum and the directory alike', async ({
  page,
}) => {
  await signIn(page, demo.member);
  const note = page.getByText(/^No encontramos \S+ tal cual; mostramos lo más parecido\.$/);
  for (const path of ['/search?q=credtio', '/forum?buscar=credtio', '/members?buscar=guzmna']) {
    await page.goto(path);
    await expect(note).toBeVisible();
  }
  await page.goto('/forum');
  await boxOf(page).fill('credtio');
  await expect(note).toBeVisible();
});
