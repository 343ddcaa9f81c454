import type { BrowserContext, Page } from '@playwright/test';
import type { ScreenState } from './screen-matrix.ts';
import { extraStatesOf, statesByRoute } from './screen-states.ts';
import { openContext, paint, type SiteUnderTest, withSiteUnderTest } from './site-under-test.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** A page without API calls. */
const STATIC_PAGE = { path: '/olvide-mi-contrasena', heading: '¿Olvidaste tu contraseña?' };
const WORKERS = 2;
const MAX_WAIT_MS = 3000;

/** API calls of the shell, without which no page renders. */
const FRAME = /\/api\/(settings|auth\/user|live)$/;

/**
 * Visits every screen in turn, in the site's own colours or in each of the pairs; returns those that failed.
 * @param palettes pairs of colours, as `paint` takes them.
 */
export async function visitScreens(
  screens: readonly ScreenState[],
  visit: Visit,
  palettes: readonly string[] = [],
): Promise<string[]> {
  const failures: string[] = [];
  await withSiteUnderTest(async (site) => {
    for (const palette of palettes.length > 0 ? palettes : [undefined]) {
      await paint(site, palette);
      const queue = [...screens];
      const work = async () => {
        for (let screen = queue.shift(); screen; screen = queue.shift()) {
          const name = [screen.route, screen.viewer, screen.state, palette].filter(Boolean).join(', ');
          await visitOne(site, screen, (page, each) => visit(page, each, palette)).catch((error) =>
            failures.push(`${name}: ${error}`),
          );
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
    }
  });
  return failures;
}

async function addressOf(context: BrowserContext, { route, viewer, state }: ScreenState): Promise<string> {
  const { params } = statesByRoute()[route] ?? {};
  const found = state === 'missing' || !params ? {} : await params(context.request);
  return (
    route.replace(/:(\w+)/g, (_, name: string) => found[name] ?? NOBODY) +
    (extraStatesOf(route, viewer).queries[state] ?? '')
  );
}

type Visit = (page: Page, screen: ScreenState, palette?: string) => Promise<void>;

async function visitOne(site: SiteUnderTest, screen: ScreenState, visit: Visit): Promise<void> {
  const context = await openContext(site, screen.state === 'empty' ? site.empty : site.filled, screen.viewer);
  try {
    const address = await addressOf(context, screen);
    const page = await context.newPage();
    if (screen.state === 'loading' || screen.state === 'failing') {
      if (!(await openInFlight(page, screen, address))) return;
    } else {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await extraStatesOf(screen.route, screen.viewer).dialogs[screen.state]?.(page);
    }
    await visit(page, screen);
  } finally {
    await context.close();
  }
}

/** False if there is no such state: a page without API calls neither loads nor fails. */
async function openInFlight(page: Page, { viewer, state }: ScreenState, address: string): Promise<boolean> {
  // A visitor's page is rendered on the server, and only loads when navigated to from another.
  const isFinished = viewer === 'visitor';
  if (isFinished) await page.goto(STATIC_PAGE.path, { waitUntil: 'networkidle' });
  const isOnItsWay = await stallOrFail(page, state);
  if (isFinished) await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
  else await page.goto(address, { waitUntil: state === 'loading' ? 'load' : 'networkidle' });
  if (!(await isOnItsWay())) return false;
  await page
    .locator('main')
    .filter({ hasNot: page.locator('h1', { hasText: STATIC_PAGE.heading }) })
    .locator('h1, [role=status]')
    .first()
    .waitFor({ state: 'attached' });
  return true;
}

/** Stalls or fails the page's API calls; resolves to whether there were any. */
async function stallOrFail(page: Page, state: string): Promise<() => Promise<boolean>> {
  const asked = page
    .waitForRequest((request) => isOfPage(request.url()), { timeout: MAX_WAIT_MS })
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
