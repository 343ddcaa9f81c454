import type { BrowserContext, Page } from '@playwright/test';
import { examplesByRoute, sidesOf } from './examples.ts';
import { openContext, type Site, withSite } from './looked-at-site.ts';
import type { Look } from './wanted-looks.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** A page that needs nothing from the server. */
const ELSEWHERE = { path: '/about', heading: 'Quiénes Somos' };
const WORKERS = 2;
const LONGEST_WAIT_MS = 3000;

/** What every page needs before it can show anything, even that it failed. */
const FRAME = /\/api\/(settings|auth\/user|live)$/;

/** Opens every look in turn and hands each page over. Answers what could not be looked at. */
export async function lookAround(looks: readonly Look[], visit: Visit): Promise<string[]> {
  const failures: string[] = [];
  await withSite(async (site) => {
    const queue = [...looks];
    const work = async () => {
      for (let look = queue.shift(); look; look = queue.shift()) {
        const { route, viewer, state } = look;
        await visitOne(site, look, visit).catch((error) => failures.push(`${route}, ${viewer}, ${state}: ${error}`));
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  });
  return failures;
}

async function addressOf(context: BrowserContext, { route, viewer, state }: Look): Promise<string> {
  const { params } = examplesByRoute()[route] ?? {};
  const found = state === 'missing' || !params ? {} : await params(context.request);
  return (
    route.replace(/:(\w+)/g, (_, name: string) => found[name] ?? NOBODY) + (sidesOf(route, viewer).queries[state] ?? '')
  );
}

type Visit = (page: Page, look: Look) => Promise<void>;

async function visitOne(site: Site, look: Look, visit: Visit): Promise<void> {
  const context = await openContext(site, look.state === 'empty' ? site.empty : site.filled, look.viewer);
  try {
    const address = await addressOf(context, look);
    const page = await context.newPage();
    if (look.state === 'loading' || look.state === 'failing') {
      if (!(await openOnItsWay(page, look, address))) return;
    } else {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await sidesOf(look.route, look.viewer).dialogs[look.state]?.(page);
    }
    await visit(page, look);
  } finally {
    await context.close();
  }
}

/** Answers whether there is such a state: a page that asks the server for nothing has none. */
async function openOnItsWay(page: Page, { viewer, state }: Look, address: string): Promise<boolean> {
  // A visitor's page comes finished from the server, and only loads where one gets to it from another.
  const isFinished = viewer === 'visitor';
  if (isFinished) await page.goto(ELSEWHERE.path, { waitUntil: 'networkidle' });
  const isOnItsWay = await holdOrFail(page, state);
  if (isFinished) await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
  else await page.goto(address, { waitUntil: state === 'loading' ? 'load' : 'networkidle' });
  if (!(await isOnItsWay())) return false;
  await page
    .locator('main')
    .filter({ hasNot: page.locator('h1', { hasText: ELSEWHERE.heading }) })
    .locator('h1, [role=status]')
    .first()
    .waitFor({ state: 'attached' });
  return true;
}

/** Answers whether the page asked the server for anything, which was then held or failed. */
async function holdOrFail(page: Page, state: string): Promise<() => Promise<boolean>> {
  const asked = page
    .waitForRequest((request) => isOfPage(request.url()), { timeout: LONGEST_WAIT_MS })
    .then(
      () => true,
      () => false,
    );
  await page.route('**/api/**', async (route) => {
    if (!isOfPage(route.request().url())) return route.continue();
    const json = { message: 'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.' };
    if (state === 'failing') await route.fulfill({ status: 500, json });
  });
  return () => asked;
}

function isOfPage(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') && !FRAME.test(pathname);
}
