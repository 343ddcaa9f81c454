import { expect, type Page, test } from '@playwright/test';
import { NAUGHTY_STRINGS } from '../support/naughty-strings.ts';
import { createComment, createPost, signInAsNewMember, unique } from './forum-support.ts';

/** Markdown injections that a list of strings for databases lacks. */
const MARKDOWN = [
  '<script>window.hits.push(1)</script>',
  '<img src=x onerror="window.hits.push(2)">',
  '**<svg/onload=window.hits.push(3)>**',
  '[a](javascript:window.hits.push(4))',
  '[b](JaVaScRiPt:window.hits.push(5))',
  '[c](<javascript:window.hits.push(6)>)',
  '[d](&#x6A;avascript:window.hits.push(7))',
  '[e](data:text/html,<script>window.hits.push(8)</script>)',
  '[f](https://a.example/" onmouseover="window.hits.push(9))',
  '![g](x" onerror="window.hits.push(10))',
  '![h](https://elsewhere.example/pixel.png)',
  '<https://a.example/"onclick=window.hits.push(11)>',
  '[i]: javascript:window.hits.push(12)\n\n[i]',
  '`<b onclick=window.hits.push(13)>x</b>`',
  '<a href="vbscript:x" style="position:fixed;inset:0">j</a>',
  '<form action="/api/logout"><button>k</button></form>',
  '| a | <b onmouseover=window.hits.push(14)> |\n|---|---|\n| 1 | 2 |',
];

/** Joined into texts as long as a comment may be. */
function texts(strings: readonly string[]): string[] {
  const joined: string[] = [];
  for (const string of strings.filter(({ length }) => length < 1000)) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + string.length < 4900) joined[joined.length - 1] = `${last}\n\n${string}`;
    else joined.push(string);
  }
  return joined;
}

/** Records forbidden incidents as they happen. */
async function watch(page: Page, baseURL: string | undefined): Promise<string[]> {
  const incidents: string[] = [];
  await page.exposeFunction('report', (what: string) => incidents.push(what));
  await page.addInitScript(`
    window.hits = { push: (n) => report('script ' + n) };
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => report(name);
    addEventListener('securitypolicyviolation', (event) => report('policy ' + event.violatedDirective + ' ' + event.blockedURI));
  `);
  page.on('pageerror', (error) => incidents.push(`error ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) incidents.push(`request ${request.url()}`);
  });
  return incidents;
}

test('a thousand naughty strings in a post and its comments run nothing and break nothing', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const incidents = await watch(page, baseURL);
  await signInAsNewMember(page, '<b>Ana</b>', '"><img src=x onerror=alert(1)>');
  const title = unique('<img src=x onerror=alert(1)>');
  const { id } = await createPost(page, { title, content: MARKDOWN.join('\n\n') });
  const comments = [...MARKDOWN, ...texts(NAUGHTY_STRINGS)];
  for (const text of comments) await createComment(page, id, text);

  await page.goto('/forum');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (let number = 1; number <= Math.ceil(comments.length / 20); number += 1) {
    await page.goto(`/forum/post/${id}?pagina=${number}`);
    await expect(page.getByRole('article', { name: /^Comentario de/ }).first()).toBeVisible();
    // Links show that Markdown has replaced the plain text.
    await expect(page.locator('.markdown a').first()).toBeAttached();
    const written = page.locator('.markdown');
    await expect(
      written.locator('img, script, style, iframe, svg, form, button, table, [style], [onclick]'),
    ).toHaveCount(0);
    const links = await written
      .locator('a')
      .evaluateAll((found) => found.map((a) => [a.getAttribute('href'), a.getAttribute('rel')]));
    for (const [href, rel] of links) {
      expect(rel).toBe('nofollow ugc noopener');
      if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:)/i);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  }
  await page.goto(`/forum/post/${id}`);
  await expect(page.getByText('<script>window.hits.push(1)</script>').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(incidents).toEqual([]);
  // Cleans up, for runs against a real portal.
  await page.request.delete(`/api/forum/posts/${id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
});

test('naughty strings as a search run nothing and break nothing', async ({ page, baseURL }) => {
  test.slow();
  const incidents = await watch(page, baseURL);
  await signInAsNewMember(page, 'Ana');
  for (const text of NAUGHTY_STRINGS.filter((each) => each.includes('<') && each.length < 60).slice(0, 12)) {
    await page.goto(`/search?${new URLSearchParams({ q: text })}`);
    await expect(page.getByText(/No se encontraron resultados|en pantalla/).first()).toBeAttached();
    await page.goto(`/forum?${new URLSearchParams({ buscar: text, categoria: text, orden: text, pagina: text })}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Todas las publicaciones' })).toBeVisible();
  }
  expect(incidents).toEqual([]);
});
