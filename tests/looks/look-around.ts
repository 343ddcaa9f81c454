import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { spawnBuiltPortal } from '../../bench/built-portal.ts';
import { demo } from '../e2e/support.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { examplesByRoute } from './examples.ts';
import { siteRoutes, type Viewer } from './site-routes.ts';

/** One state of one page, for one kind of person. */
export interface Look {
  route: string;
  viewer: Viewer;
  /** `filled`, `empty`, `missing`, `loading`, `failing`, or the name of a query or a dialog. */
  state: string;
}

export const WIDTHS = [360, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

const NOBODY = '00000000-0000-4000-8000-000000000000';
const WORKERS = 2;
const LONGEST_WAIT_MS = 3000;

/** What every page needs before it can show anything, even that it failed. */
const FRAME = /\/api\/(settings|auth\/user|live)$/;

interface Site {
  filled: string;
  empty: string;
  browser: Browser;
}

/** Words of the command line: parts of routes, `--states=filled,empty` and `--viewers=member`. */
export function wantedLooks(words: readonly string[]): Look[] {
  const option = (name: string) =>
    words
      .find((word) => word.startsWith(`--${name}=`))
      ?.split('=')[1]
      ?.split(',');
  const [states, viewers] = [option('states'), option('viewers')];
  const paths = words.filter((word) => word.startsWith('/'));
  return allLooks().filter(
    ({ route, viewer, state }) =>
      (paths.length === 0 || paths.includes(route)) &&
      (!viewers || viewers.includes(viewer)) &&
      (!states || states.includes(state)),
  );
}

function allLooks(): Look[] {
  const examples = examplesByRoute();
  return siteRoutes.flatMap(({ path, views }) => {
    const { queries = {}, dialogs = {} } = examples[path] ?? {};
    return views.flatMap(({ viewer }) => {
      // A visitor's page comes finished from the server: it neither loads nor fails in the browser.
      const inBrowser = viewer === 'visitor' ? [] : ['loading', 'failing'];
      const without = path.includes('/:') ? 'missing' : 'empty';
      const states = ['filled', without, ...inBrowser, ...Object.keys(queries), ...Object.keys(dialogs)];
      return states.map((state) => ({ route: path, viewer, state }));
    });
  });
}

/**
 * Opens every look in turn, on two portals (one with demo data, one without), and hands each page over. Answers what could
 * not be looked at.
 */
export async function lookAround(looks: readonly Look[], visit: Visit): Promise<string[]> {
  const failures: string[] = [];
  const folders = await Promise.all(['lleno', 'vacio'].map((name) => mkdtemp(join(tmpdir(), `portal-${name}-`))));
  const portals = await Promise.all([
    spawnBuiltPortal(folders[0] ?? ''),
    spawnBuiltPortal(folders[1] ?? '', { DEMO: 'off' }),
  ]);
  const browser = await launchBrowser();
  try {
    const site = { filled: portals[0].url, empty: portals[1].url, browser };
    await openAccounts(site);
    const queue = [...looks];
    const work = async () => {
      for (let look = queue.shift(); look; look = queue.shift()) {
        const { route, viewer, state } = look;
        await visitOne(site, look, visit).catch((error) => failures.push(`${route}, ${viewer}, ${state}: ${error}`));
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
    await Promise.all(portals.map((portal) => portal.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return failures;
}

/** The first to register on the empty portal administers it. */
async function openAccounts({ empty, browser }: Site): Promise<void> {
  const { request } = await browser.newContext({ baseURL: empty });
  for (const [email, firstName] of [
    [emailOf('admin'), 'Altagracia'],
    [emailOf('member'), 'Rafael'],
  ]) {
    const data = { email, password: demo.password, firstName, lastName: 'Peña' };
    const answer = await request.post('/api/auth/register', { data, headers: { 'sec-fetch-site': 'same-origin' } });
    if (!answer.ok()) throw new Error(`could not register: ${answer.status()} ${await answer.text()}`);
  }
}

const emailOf = (viewer: Viewer) => (viewer === 'admin' ? demo.admin : demo.member);

async function signIn({ request }: BrowserContext, viewer: Viewer): Promise<void> {
  const data = { email: emailOf(viewer), password: demo.password };
  const answer = await request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
}

async function addressOf(context: BrowserContext, { route, state }: Look): Promise<string> {
  const { params, queries = {} } = examplesByRoute()[route] ?? {};
  const found = state === 'missing' || !params ? {} : await params(context.request);
  return route.replace(/:(\w+)/g, (_, name: string) => found[name] ?? NOBODY) + (queries[state] ?? '');
}

type Visit = (page: Page, look: Look) => Promise<void>;

async function visitOne(site: Site, look: Look, visit: Visit): Promise<void> {
  const context = await site.browser.newContext({
    baseURL: look.state === 'empty' ? site.empty : site.filled,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    if (look.viewer !== 'visitor') await signIn(context, look.viewer);
    const address = await addressOf(context, look);
    const page = await context.newPage();
    const isOnItsWay = await holdOrFail(page, look.state);
    await page.goto(address, { waitUntil: look.state === 'loading' ? 'load' : 'networkidle' });
    await page.locator('main h1, main [role=status]').first().waitFor({ state: 'attached' });
    // A page that asks the server for nothing has no such state.
    if (['loading', 'failing'].includes(look.state) && !(await isOnItsWay())) return;
    await examplesByRoute()[look.route]?.dialogs?.[look.state]?.(page);
    await visit(page, look);
  } finally {
    await context.close();
  }
}

/** Answers whether the page asked the server for anything, which was then held or failed. */
async function holdOrFail(page: Page, state: string): Promise<() => Promise<boolean>> {
  if (state !== 'loading' && state !== 'failing') return async () => false;
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
