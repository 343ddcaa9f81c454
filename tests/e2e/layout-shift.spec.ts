import { expect, type Page, test } from '@playwright/test';
import { demo, signIn, stallRequests } from './support.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' });

/** Cumulative layout shift: movement without user input. */
const MAX_SHIFT = 0.02;

const WATCH = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const shifts = (await page.evaluate('shifts')) as Array<{ value: number; moved: string[] }>;
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Loads the web font first: the fallback's metrics depend on the fonts of the machine. */
async function watch(page: Page): Promise<void> {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.addInitScript(WATCH);
}

test('nothing jumps on a phone while a public page arrives', async ({ page }) => {
  await watch(page);
  const { events } = await (await page.request.get('/api/events?scope=upcoming')).json();
  const { news } = await (await page.request.get('/api/news')).json();
  for (const path of [
    '/',
    '/about',
    '/events',
    `/events/${events[0].id}`,
    `/noticias/${news[0].id}`,
    '/login',
    '/register',
    '/members',
    '/olvide-mi-contrasena',
    '/boletin/confirmar',
    '/no-existe',
  ]) {
    await expectSteady(page, path);
  }
});

test('nor while a page of members does', async ({ page }) => {
  await watch(page);
  await signIn(page, demo.member);
  const { posts } = await (await page.request.get('/api/forum/posts')).json();
  const { projects } = await (await page.request.get('/api/projects')).json();
  for (const path of [
    '/',
    '/home',
    '/forum',
    `/forum/post/${posts[0].id}`,
    '/projects',
    `/projects/${projects[0].id}`,
    '/events',
    '/members',
    '/networking',
    '/profile',
    '/mensajes',
    '/avisos',
    '/mis-eventos',
    '/contact',
  ]) {
    await expectSteady(page, path);
  }
});

/** Shorter than a frame nobody sees anything move; a busy machine may still have such an animation before it. */
const FIND_MOTION = `document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().activeDuration > 16)
  .map(({ effect }) => effect.target.outerHTML.slice(0, 120))`;

test('who asked for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, demo.member);
  for (const path of ['/', '/home', '/forum?nuevo=1', '/events', '/members', '/mensajes']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(180, 300);
    expect(await page.evaluate(FIND_MOTION)).toEqual([]);
  }
  const release = await stallRequests(page, '**/api/auth/user');
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(await page.evaluate(FIND_MOTION)).toEqual([]);
  release();
});
