import type { Locator, Page } from '@playwright/test';

/** The first heading of the landing and of the members' home. */
export const HERO = 'Impulsamos el desarrollo empresarial del Este';

export const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const heading = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: true });
export const main = (page: Page): Locator => page.getByRole('main');
export const cards = (page: Page | Locator): Locator => page.getByRole('article');
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Principal' });

/** Each name with what stands beside it, as a list of terms shows them. */
export async function terms(list: Locator): Promise<Record<string, string>> {
  await list.first().waitFor();
  const pairs = await list.evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  );
  return Object.fromEntries(pairs);
}

/** The classes of a badge say its colour: `bg-green-ground`. */
export async function tone(badge: Locator): Promise<string | undefined> {
  return /bg-(\w+)-ground/.exec((await badge.getAttribute('class')) ?? '')?.[1];
}

/** Every matching call fails with this answer. */
export async function stubResponse(page: Page, pattern: string, status: number, json?: unknown): Promise<void> {
  await page.route(pattern, (route) =>
    json === undefined ? route.fulfill({ status, body: '' }) : route.fulfill({ status, json }),
  );
}

/** From a moment that stands still until the row lets it go on. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

/** Lets it go on in small steps until this shows. */
export async function runUntilVisible(page: Page, shown: Locator): Promise<void> {
  while (!(await shown.isVisible())) await page.clock.runFor(5);
}
