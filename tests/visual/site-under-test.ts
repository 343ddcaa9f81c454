import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { spawnBuiltPortal } from '../../bench/built-portal.ts';
import { demo } from '../e2e/support.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { seedActivity } from './seed-activity.ts';
import type { Viewer } from './site-routes.ts';

/** Two portals, one with demo data and one without, and a browser. */
export interface SiteUnderTest {
  filled: string;
  empty: string;
  browser: Browser;
  /** Sessions by account and portal, reused: the list of sessions must stay short. */
  sessions: Map<string, Promise<SessionCookies>>;
}

type SessionCookies = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Starts and stops both portals and the browser. */
export async function withSiteUnderTest(use: (site: SiteUnderTest) => Promise<void>): Promise<void> {
  // First: what does not start must leave no portal behind.
  const browser = await launchBrowser();
  const folders = await Promise.all(['lleno', 'vacio'].map((name) => mkdtemp(join(tmpdir(), `portal-${name}-`))));
  const portals = await Promise.all([
    spawnBuiltPortal(folders[0] ?? ''),
    spawnBuiltPortal(folders[1] ?? '', { DEMO: 'off' }),
  ]);
  try {
    const site: SiteUnderTest = { filled: portals[0].url, empty: portals[1].url, browser, sessions: new Map() };
    await registerAccounts(site);
    await paint(site, process.env.SITE_COLORS);
    await seedActivity(async (viewer) => (await openContext(site, site.filled, viewer)).request);
    await use(site);
  } finally {
    await browser.close();
    await Promise.all(portals.map((portal) => portal.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** On the empty portal the first to register is the administrator. */
async function registerAccounts({ empty, browser }: SiteUnderTest): Promise<void> {
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

/** Other colours for both portals, primary and secondary: `SITE_COLORS=#FACC15,#7F1D1D npm run tool -- screens`. */
export async function paint(site: SiteUnderTest, colors: string | undefined): Promise<void> {
  const [primaryColor, secondaryColor] = colors?.split(',') ?? [];
  if (!primaryColor) return;
  for (const url of [site.filled, site.empty]) {
    const { request } = await openContext(site, url, 'admin');
    const { version } = await (await request.get('/api/admin/settings')).json();
    const answer = await request.patch('/api/admin/settings', { data: { primaryColor, secondaryColor, version } });
    if (!answer.ok()) throw new Error(`could not paint: ${answer.status()} ${await answer.text()}`);
  }
}

const emailOf = (viewer: Viewer) => (viewer === 'admin' ? demo.admin : demo.member);

async function signIn({ browser }: SiteUnderTest, baseURL: string, viewer: Viewer): Promise<SessionCookies> {
  const { request } = await browser.newContext({ baseURL });
  const data = { email: emailOf(viewer), password: demo.password };
  const answer = await request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
  return request.storageState();
}

export async function openContext(site: SiteUnderTest, baseURL: string, viewer: Viewer): Promise<BrowserContext> {
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
