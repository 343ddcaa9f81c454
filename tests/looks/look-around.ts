import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { spawnBuiltPortal } from '../../bench/built-portal.ts';
import { demo } from '../e2e/support.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { examplesByRoute, sidesOf } from './examples.ts';
import { livenUp } from './liven-up.ts';
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
/** A page that needs nothing from the server. */
const ELSEWHERE = { path: '/about', heading: 'Quiénes Somos' };
const WORKERS = 2;
const LONGEST_WAIT_MS = 3000;

/** What every page needs before it can show anything, even that it failed. */
const FRAME = /\/api\/(settings|auth\/user|live)$/;

interface Site {
  filled: string;
  empty: string;
  browser: Browser;
  /** Who signed in where, once for all looks: a list of hundreds of sessions is nothing to look at. */
  sessions: Map<string, Promise<SessionCookies>>;
}

type SessionCookies = Awaited<ReturnType<BrowserContext['storageState']>>;

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
  return siteRoutes.flatMap(({ path, views }) => {
    const asAdmin = views.some(({ viewer }) => viewer === 'admin') ? [] : sideStates(path, 'admin');
    return [
      ...views.flatMap(({ viewer, isFixed }) =>
        statesOf(path, viewer, isFixed).map((state) => ({ route: path, viewer, state })),
      ),
      ...asAdmin.map((state): Look => ({ route: path, viewer: 'admin', state })),
    ];
  });
}

function sideStates(path: string, viewer: Viewer): string[] {
  const { queries, dialogs } = sidesOf(path, viewer);
  return [...Object.keys(queries), ...Object.keys(dialogs)];
}

function statesOf(path: string, viewer: Viewer, isFixed = false): string[] {
  if (isFixed) return ['filled'];
  return ['filled', path.includes('/:') ? 'missing' : 'empty', 'loading', 'failing', ...sideStates(path, viewer)];
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
    const site: Site = { filled: portals[0].url, empty: portals[1].url, browser, sessions: new Map() };
    await openAccounts(site);
    await livenUp(async (viewer) => (await openContext(site, site.filled, viewer)).request);
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

async function signIn({ browser }: Site, baseURL: string, viewer: Viewer): Promise<SessionCookies> {
  const { request } = await browser.newContext({ baseURL });
  const data = { email: emailOf(viewer), password: demo.password };
  const answer = await request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
  return request.storageState();
}

async function openContext(site: Site, baseURL: string, viewer: Viewer): Promise<BrowserContext> {
  const key = `${viewer} ${baseURL}`;
  if (viewer !== 'visitor' && !site.sessions.has(key)) site.sessions.set(key, signIn(site, baseURL, viewer));
  return site.browser.newContext({
    baseURL,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: await site.sessions.get(key),
  });
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
