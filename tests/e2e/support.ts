import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export const newEmail = () => `prueba-${crypto.randomUUID()}@prueba.example`;

/** The visible toast, in either live region. */
export const toastOf = (page: Page): Locator =>
  page.locator('[role=status], [role=alert]').filter({ has: page.getByRole('button', { name: 'Cerrar aviso' }) });

/** Whether the two lie over each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of the two is not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export const demo = { member: 'miembro@demo.example', admin: 'admin@demo.example', password: 'demo-portal' };

/** Waits for the history entry of a menu or dialog that was closed to go. */
export async function expectNoLayerEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('history.state.layers ?? 0')).toBe(0);
}

/** Signs in through the API, which is faster than the form. */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: demo.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
}

/**
 * Opens a page and waits for its heading and for all skeletons to go. A visitor's page shows before hydration; to use
 * it, wait for the network to be idle as well.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** Stalls matching requests, so that the loading state can be checked. */
export async function stallRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds the next matching request, and then cuts its connection. */
export async function cutLater(page: Page, pattern: string): Promise<() => void> {
  let cut = () => {};
  const held = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route(pattern, (route) => held.then(() => route.abort()), { times: 1 });
  return cut;
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colour scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations found by axe, by the rules of the standards unless given: rule and elements. */
export async function violationsOn(page: Page, rules = STANDARDS): Promise<Array<[rule: string, places: string[]]>> {
  // Scrolls up: a target half under the header would count as too small.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(axe.source);
  // Violations only: half of the time. No rule in use reads style sheets.
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], preload: false };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** A small phone in the dark scheme and a desktop in the light one. */
export const VIEWPORT_EXTREMES = [
  ['dark', 320],
  ['light', 1280],
] as const;

/** A block in an accessible name is set off by spaces: hidden text that begins with ":" would read "Fecha :". */
const FIND_SPACED_COLONS = `[...document.querySelectorAll('.sr-only')]
  .map(({ textContent, parentElement }) => [textContent, parentElement.textContent])
  .filter(([text]) => /^\\s*[:;,.]/.test(text))`;

/** All rules on the phone; on the desktop those that depend on scheme or width. `npm run tool -- axe` checks everything. */
export async function expectCleanAtExtremes(page: Page): Promise<void> {
  for (const [colorScheme, width] of VIEWPORT_EXTREMES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOn(page, width === 320 ? STANDARDS : [...COLOUR_RULES, 'target-size'])).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  }
  expect(await page.evaluate(FIND_SPACED_COLONS)).toEqual([]);
}

/** Widths of a 1280 px window at 200 % and at 400 % zoom. */
export const ZOOMED = [640, 320] as const;

/**
 * Clipped text: it overflows the window or a box with hidden overflow, unless a box around it scrolls or is for screen
 * readers alone.
 */
const FIND_CUT_WORDS = `(() => {
  const overflow = (element) => getComputedStyle(element).overflowX;
  const edgesAround = (element) => {
    for (let box = element, edges = []; ; box = box.parentElement) {
      if (!box) return [...edges, { left: 0, right: innerWidth }];
      if (/auto|scroll/.test(overflow(box))) return edges;
      if (box.offsetWidth === 1) return [];
      if (/hidden|clip/.test(overflow(box))) edges = [...edges, box.getBoundingClientRect()];
    }
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (text.data.trim() === '' || element.closest('option, script, noscript, svg')) continue;
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

/** Clipped text, or text that makes the page scroll sideways. */
export async function cutWordsOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_CUT_WORDS);
}

/** Words on two lines; addresses, what is cut to one line by itself and what no line holds do not count. */
const FIND_BROKEN_WORDS = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (element.closest('option, script, noscript, svg, .sr-only, .line-clamp-1')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}.@]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length < 40 && !/[@.]/.test(word)) found.add(word);
    }
  }
  return [...found];
})()`;

export async function brokenWordsOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_BROKEN_WORDS);
}
