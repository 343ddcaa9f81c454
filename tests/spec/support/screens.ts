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

/** Terms and descriptions of a description list. */
export async function terms(list: Locator): Promise<Record<string, string>> {
  await list.first().waitFor();
  const pairs = await list.evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  );
  return Object.fromEntries(pairs);
}

/** Colour of a badge from its classes: `bg-green-ground`. */
export async function tone(badge: Locator): Promise<string | undefined> {
  return /bg-(\w+)-ground/.exec((await badge.getAttribute('class')) ?? '')?.[1];
}

export async function stubResponse(page: Page, pattern: string, status: number, json?: unknown): Promise<void> {
  await page.route(pattern, (route) =>
    json === undefined ? route.fulfill({ status, body: '' }) : route.fulfill({ status, json }),
  );
}

export async function stopClock(page: Page): Promise<void> {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

/** Advances the clock in small steps until the element shows. */
export async function runUntilVisible(page: Page, shown: Locator): Promise<void> {
  while (!(await shown.isVisible())) await page.clock.runFor(5);
}
