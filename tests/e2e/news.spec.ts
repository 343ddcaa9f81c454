import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, toastOf, VIEWPORT_EXTREMES } from './support.ts';

async function featuredItem(page: Page): Promise<{ id: string; title: string; excerpt: string }> {
  const { news } = await (await page.request.get('/api/news')).json();
  return news.find((item: { featured: boolean }) => item.featured);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, with its emphasis and lists', async ({ page }) => {
    const { id, title, excerpt } = await featuredItem(page);
    const answer = await page.goto(`/noticias/${id}`);
    expect(answer?.status()).toBe(200);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article).toContainText('Destacada');
    await expect(article).toContainText('Eventos');
    await expect(article).toContainText(/\d+ min de lectura/);
    await expect(article.locator('time')).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/);
    await expect(article.locator('strong').filter({ hasText: 'mesas de casos' })).toBeVisible();
    await expect(article.getByRole('listitem').first()).toBeVisible();
    await expect(article).not.toContainText('**');
    await expect(page).toHaveTitle(`${title} — Consejo de Desarrollo Empresarial del Este`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', excerpt);
  });

  test('search engines learn that it is an article', async ({ page }) => {
    const { id, title } = await featuredItem(page);
    await page.goto(`/noticias/${id}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = texts.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'Article');
    expect(data).toMatchObject({ headline: title, inLanguage: 'es-DO' });
    expect(data.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(data.url).toMatch(new RegExp(`/noticias/${id}$`));
  });

  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-es-un-id']) {
    test(`/noticias/${id} is not there`, async ({ page }) => {
      const answer = await page.goto(`/noticias/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticia no encontrada');
      await expect(page.getByText('La noticia que buscas no existe o ha sido eliminada.')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
});

test('a visitor opens a story from the landing, shares it and goes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, title } = await featuredItem(page);
  await page.goto('/');
  await page.locator('#noticias').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/noticias/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  const whatsApp = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const href = (await whatsApp.getAttribute('href')) ?? '';
  expect(href.startsWith('https://api.whatsapp.com/send?text=')).toBe(true);
  expect(decodeURIComponent(href)).toContain(`${title}\n${page.url()}`);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(toastOf(page)).toContainText('Enlace copiado');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());

  const feed = await page.getByRole('link', { name: 'Seguir las noticias por RSS' }).getAttribute('href');
  const answer = await page.request.get(feed ?? '');
  expect(answer.headers()['content-type']).toContain('xml');
  expect(await answer.text()).toContain(`/noticias/${id}`);

  await page.getByRole('link', { name: 'Volver a las noticias' }).click();
  await expect(page).toHaveURL('/#noticias');
  await expect(page.locator('#noticias')).toBeInViewport();
});

test('the way back from an article leads to all that was loaded', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const list = page.locator('#noticias').getByRole('article');
  await page.getByRole('button', { name: 'Cargar Más Noticias' }).click();
  await expect(list).toHaveCount(6);
  await list.last().getByRole('link').click();
  await page.getByRole('link', { name: 'Volver a las noticias' }).click();
  await expect(page).toHaveURL('/?mostrar=6#noticias');
  await expect(list).toHaveCount(6);
});

test('an article is taken over by the browser without a second fetch or a complaint', async ({ page }) => {
  const { id } = await featuredItem(page);
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    // Pictures come from there too.
    if (/\/api\/(?!media\/)/.test(request.url())) calls.push(request.url());
  });
  await page.goto(`/noticias/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Cambiar apariencia' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
  expect(calls).toEqual([]);
});

test('a failure can be tried again', async ({ page }) => {
  const { id, title } = await featuredItem(page);
  await page.goto('/');
  await page.route(`**/api/news/${id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }),
  );
  await page.locator('#noticias').getByRole('link', { name: title }).click();
  await expect(page.getByText('No se pudo cargar la noticia')).toBeVisible();
  await page.unroute(`**/api/news/${id}`);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const [colorScheme, width] of VIEWPORT_EXTREMES) {
  test(`an article is clean for axe in ${colorScheme} at ${width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/noticias/${(await featuredItem(page)).id}`);
    await expectNoViolations(page);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.goto('/noticias/no-es-un-id');
    await expectNoViolations(page);
  });
}
