import { expect, test } from '@playwright/test';
import { tabTo } from './keyboard-support.ts';
import { demo, openSettled, signIn } from './support.ts';

// System colours replace the site's, as in Windows' high contrast.
test.use({ forcedColors: 'active' });

/** Buttons and fields without a visible border; tabs have their own mark, checkboxes the system's. */
const BORDERLESS = `[...document.querySelectorAll('button:not([role]), input, select, textarea')]
  .filter((element) => !element.matches('[type=checkbox], [type=radio], [type=color], [type=file], [type=hidden]'))
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 2)
  .filter((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || borderTopColor === ground;
  })
  .map((element) => element.outerHTML.slice(0, 120))`;

test('buttons and fields keep a border, and the focus a ring', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await page.evaluate(BORDERLESS)).toEqual([]);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }));
  await signIn(page, demo.admin);
  for (const path of ['/forum', '/admin/eventos/nuevo']) {
    await openSettled(page, path);
    expect.soft(await page.evaluate(BORDERLESS), path).toEqual([]);
  }
});

test('what is chosen is told by more than a colour', async ({ page }) => {
  await signIn(page, demo.member);
  await openSettled(page, '/networking');
  for (const [chosen, other] of [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['nav[aria-label=Principal] [aria-current=page]', 'nav[aria-label=Principal] a:not([aria-current])'],
    [
      'nav[aria-label=Paginación] [aria-current=page]',
      'nav[aria-label=Paginación] button:not([aria-current], :disabled)',
    ],
  ] as const) {
    await expect.soft(page.locator(chosen).first()).toHaveCSS('text-decoration-line', 'underline');
    await expect.soft(page.locator(other).first()).toHaveCSS('text-decoration-line', 'none');
  }
});

/** Whether a bar's border and its filled part contrast with its background. */
const barOf = (selector: string) => `(() => {
  const drawing = document.querySelector('${selector}');
  const [ground, full] = [...drawing.querySelectorAll('rect')].map((rect) => getComputedStyle(rect).fill);
  const { borderTopWidth, borderTopColor } = getComputedStyle(drawing);
  return { line: borderTopWidth === '1px' && borderTopColor !== ground, full: full !== ground };
})()`;

test('bars of seats and of progress can be seen', async ({ page }) => {
  await openSettled(page, '/events');
  expect(await page.evaluate(barOf('[data-occupancy]'))).toEqual({ line: true, full: true });
  await signIn(page, demo.member);
  const [{ id }] = (await (await page.request.get('/api/projects')).json()).projects;
  await openSettled(page, `/projects/${id}`);
  expect(await page.evaluate(barOf('[role=progressbar] svg'))).toEqual({ line: true, full: true });
});
