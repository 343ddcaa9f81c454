import { expect, type Page, test } from '@playwright/test';
import { createComment, createPost, signInAsNewMember } from './forum-support.ts';
import { brokenWordsOn, cutWordsOn, demo, openSettled, signIn, ZOOMED } from './support.ts';

async function expectNothingCut(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 500 });
    expect.soft(await cutWordsOn(page), `${path} at ${(1280 / width) * 100} %`).toEqual([]);
  }
}

// `npm run tool -- axe` looks at every page and state.
test('nothing is cut or scrolls sideways for a visitor at 200 % and 400 %', async ({ page }) => {
  const [{ id }] = (await (await page.request.get('/api/events')).json()).events;
  for (const path of ['/', '/events', `/events/${id}`]) await expectNothingCut(page, path);
});

test('nor for a member', async ({ page }) => {
  await signIn(page, demo.member);
  const [{ id: post }] = (await (await page.request.get('/api/forum/posts')).json()).posts;
  const [{ id: project }] = (await (await page.request.get('/api/projects')).json()).projects;
  for (const path of ['/forum', `/forum/post/${post}`, `/projects/${project}`]) await expectNothingCut(page, path);
});

test('nor for an administrator', async ({ page }) => {
  await signIn(page, demo.admin);
  for (const path of ['/admin?pestana=estadisticas', '/admin/eventos']) await expectNothingCut(page, path);
});

test('nor where the name of a member is one word as long as it may be', async ({ page }) => {
  const name = 'Ñam'.repeat(33);
  await signInAsNewMember(page, name, name);
  const post = await createPost(page);
  const { id: parent } = await createComment(page, post.id, 'Lo pregunto yo.');
  const { id: answer } = await createComment(page, post.id, 'Y me respondo.', parent);
  await createComment(page, post.id, 'Otra vez.', answer);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/forum', `/forum/post/${post.id}`]) await expectFits(page, path);
  await signInAsNewMember(page, 'Rafael');
  await expectFits(page, `/members/${id}`);
});

test('nor on a phone that shows everything larger, with a site of a long name', async ({ page }) => {
  const siteName = 'Consejo de Desarrollo Empresarial de las Provincias del Este y sus Distritos Municipales';
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), siteName } });
  });
  await signIn(page, demo.member);
  // A 360 px window at 130 % zoom.
  await page.setViewportSize({ width: 277, height: 570 });
  await expectFits(page, '/forum');
  const brand = await page.getByRole('banner').getByRole('link', { name: siteName }).boundingBox();
  expect.soft(brand?.y).toBeGreaterThanOrEqual(0);
  expect.soft(brand?.height).toBeLessThan(64);
});

test('no word breaks on a phone whose letters are half again as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  const expectWhole = async (path: string) => {
    await openSettled(page, path);
    expect.soft(await brokenWordsOn(page), path).toEqual([]);
    expect.soft(await cutWordsOn(page), path).toEqual([]);
  };
  const [{ id: event }] = (await (await page.request.get('/api/events')).json()).events;
  for (const path of ['/', '/about', '/projects', '/events', `/events/${event}`, '/login', '/register']) {
    await expectWhole(path);
  }
  await signIn(page, demo.member);
  const [{ id: member }] = (await (await page.request.get('/api/members')).json()).members;
  const own = ['/', '/dashboard', '/forum', '/members', `/members/${member}`, '/networking', `/mensajes/${member}`];
  for (const path of [
    ...own,
    '/avisos',
    '/avisos/preferencias',
    '/contact',
    '/profile?editar=1',
    '/profile/seguridad',
  ]) {
    await expectWhole(path);
  }
  await signIn(page, demo.admin);
  for (const path of ['/admin/mensajes', '/admin/miembros']) await expectWhole(path);
});

async function expectFits(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  expect.soft(await cutWordsOn(page), path).toEqual([]);
}

test('the buttons that end a dialog stay in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, demo.admin);
  await openSettled(page, '/forum');
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  await expectInView(page, 'Cancelar', 'Publicar');
  await openSettled(page, '/events?enviar=1');
  await expectInView(page, 'Cancelar', 'Enviar propuesta');
  await openSettled(page, '/admin/boletin/suscriptores');
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await expectInView(page, 'Cancelar', 'Importar');
});

async function expectInView(page: Page, ...buttons: string[]): Promise<void> {
  for (const name of buttons) {
    await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
}

test('nor when somebody pastes the address of a video call wherever it fits', async ({ page }) => {
  await signIn(page, demo.admin);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const pasted = `https://llamada.example/j/89345678901?pwd=${'QmFzZTY0'.repeat(10)}`;
  const data = { title: pasted, description: pasted, location: pasted, date: '2099-05-29', time: '18:00' };
  const { id } = await (await page.request.post('/api/admin/events', { data, headers })).json();
  for (const path of ['/events', `/events/${id}`, `/admin/eventos/${id}`]) await expectNothingCut(page, path);
  await page.request.delete(`/api/admin/events/${id}`, { headers });
});
