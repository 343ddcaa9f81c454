import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';

export const LOST = 'No sabemos si llegó.';

/** A photo as a telephone makes it: larger than what is sent. */
export async function photo(page: Page, width = 3000, height = 2000): Promise<Buffer> {
  const url = await page.evaluate(
    `(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
      const drawing = canvas.getContext('2d');
      for (let x = 0; x < ${width}; x += 60) {
        drawing.fillStyle = 'hsl(' + x % 360 + ' 80% ' + (40 + x % 31) + '%)';
        drawing.fillRect(x, 0, 60, ${height});
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    })()`,
  );
  return Buffer.from(String(url).split(',')[1] ?? '', 'base64');
}

export async function attach(page: Page, names: readonly string[]): Promise<void> {
  const buffer = await photo(page);
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.getByLabel('Archivos de imagen').setInputFiles(files);
}

/** The server carries it out, and its answer is lost. */
export async function loseAnswers(page: Page, pattern: string, method = 'POST'): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(pattern, lose);
  return () => page.unroute(pattern, lose);
}

/** The tab is closed, and the page opened anew in another one. */
export async function reopen(page: Page, context: BrowserContext, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

export async function postsNamed(page: Page, title: string) {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const { posts } = await (
    await page.request.get(`/api/forum/posts?limit=50&search=${encodeURIComponent(title)}`)
  ).json();
  const own = posts.filter((post: { author: { id: string } }) => post.author.id === id);
  return Promise.all(
    own.map(async (post: { id: string }) => (await page.request.get(`/api/forum/posts/${post.id}`)).json()),
  );
}

export const kept = (page: Page) => page.evaluate('JSON.stringify(localStorage)') as Promise<string>;

export async function fillPost(page: Page, title: string, content: string) {
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(content);
  await expect(dialog.getByLabel('Título')).toHaveValue(title);
  return dialog;
}

/** Pictures of drafts that have not arrived. */
export const countKeptFiles = (page: Page) =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('submissions');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const count = opening.result.transaction('files').objectStore('files').count();
      count.onsuccess = () => resolve(count.result);
    };
  })`) as Promise<number>;
