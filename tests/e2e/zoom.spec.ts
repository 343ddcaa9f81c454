import { expect, type Page, test } from '@playwright/test';
import { demo, signIn } from './support.ts';

test.use({ reducedMotion: 'reduce' });

/** What a window of 1280 px has left at 200 % and at 400 %. */
const ZOOMED = [640, 320];

/** Words that reach over the edge of the window or of a box that hides what does not fit, unless a box around them scrolls. */
const CUT = `(() => {
  const overflow = (element) => getComputedStyle(element).overflowX;
  const edgesAround = (element) => {
    for (let box = element, edges = []; ; box = box.parentElement) {
      if (!box) return [...edges, { left: 0, right: innerWidth }];
      if (/auto|scroll/.test(overflow(box))) return edges;
      if (/hidden|clip/.test(overflow(box))) edges = [...edges, box.getBoundingClientRect()];
    }
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (text.data.trim() === '' || element.closest('.sr-only, option, script, noscript, svg')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const isOver = (edge) => right > edge.right + 1 || left < edge.left - 1;
    if (width > 2 && edgesAround(element).some(isOver)) found.push(text.data.trim().slice(0, 80));
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 0 ? ['scrolls ' + over + ' px sideways', ...found] : found;
})()`;

async function expectNothingCut(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 500 });
    expect.soft(await page.evaluate(CUT), `${path} at ${(1280 / width) * 100} %`).toEqual([]);
  }
}

test('nothing is cut or scrolls sideways for a visitor at 200 % and 400 %', async ({ page }) => {
  const [{ id }] = (await (await page.request.get('/api/events')).json()).events;
  for (const path of ['/', '/about', '/events', `/events/${id}`, '/register']) await expectNothingCut(page, path);
});

test('nor for a member', async ({ page }) => {
  await signIn(page, demo.member);
  const [{ id: post }] = (await (await page.request.get('/api/forum/posts')).json()).posts;
  const [{ id: project }] = (await (await page.request.get('/api/projects')).json()).projects;
  for (const path of [
    '/home',
    '/forum',
    `/forum/post/${post}`,
    `/projects/${project}`,
    '/members',
    '/profile',
    '/contact',
  ])
    await expectNothingCut(page, path);
});

test('nor for an administrator', async ({ page }) => {
  await signIn(page, demo.admin);
  for (const path of ['/admin', '/admin?pestana=estadisticas', '/admin/eventos', '/admin/eventos/nuevo'])
    await expectNothingCut(page, path);
});
