import { expect, type Request, test } from '@playwright/test';
import { demo, newEmail, signIn, stallRequests, toastOf } from './support.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ['/', 'Impulsamos el desarrollo empresarial del Este'],
    ['/about', 'Quiénes Somos'],
    ['/events', /eventos/i],
    ['/privacidad', 'Política de privacidad'],
    ['/terminos', 'Términos de uso'],
    ['/cookies', 'Cookies'],
  ] as const) {
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('809-555-0100');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((json) => JSON.parse(json)).length).toBeGreaterThan(0);
    });
  }

  test('/ carries the news and the events themselves', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#noticias').getByRole('article')).toHaveCount(3);
    await expect(page.locator('#eventos').getByRole('article').first()).toBeVisible();
  });

  for (const [path, button] of [
    ['/login', 'Iniciar Sesión'],
    ['/register', 'Crear Cuenta'],
    ['/restablecer?token=no-vale', 'Guardar la contraseña'],
    ['/', 'Suscribirse'],
  ] as const) {
    test(`the form of ${path} cannot be sent past its script`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: button })).toBeDisabled();
      // By its class: texts inside of `noscript` are skipped when one looks for a text.
      await expect(page.locator('.no-script')).toBeVisible();
    });
  }

  test('a form that is sent all the same brings the form again, with nothing in the address', async ({ page }) => {
    await page.goto('/login?next=%2Fforum');
    await page.getByLabel('Email').fill('ana@prueba.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreto');
    await page.locator('form').evaluate((form) => (form as unknown as { submit(): void }).submit());
    await expect(page).toHaveURL('/login?next=%2Fforum');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible();
  });

  test('/events describes each event to search engines', async ({ page }) => {
    await page.goto('/events');
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data).toContain('"@type":"Event"');
    expect(data).toMatch(/"startDate":"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00)?-04:00"/);
  });
});

/** The server renders without what a page does not read, and the browser with the whole address. */
const ADDRESSES = [
  '/',
  '/about',
  '/events',
  '/?vista=calendario&mostrar=6&utm_source=chat',
  '/events?tipo=workshop&anteriores=12&utm_source=chat',
  '/terminos?version=1',
  '/login?next=%2Fforum',
  '/login?externo=fallo&next=%2Fforum',
  '/verificar-correo?sesion=1&token=no-vale',
  '/forum?categoria=impuestos',
  '/members/0197a3de-1111-7222-8333-444455556666',
];

for (const path of ADDRESSES) {
  test(`${path} hydrates without a second fetch, a complaint or a request elsewhere`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => requests.push(request.url()));

    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Cambiar apariencia' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    expect(complaints).toEqual([]);
    // Pictures come from there too.
    expect(requests.filter((url) => /\/api\/(?!media\/)/.test(url))).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });
}

test('links to the login lead back to the address with its id and query, though the server leaves both out', async ({
  page,
}) => {
  for (const [path, link] of [
    ['/forum?categoria=impuestos', 'Iniciar Sesión'],
    ['/members/0197a3de-1111-7222-8333-444455556666?x=1', 'Crear Cuenta'],
    ['/login?next=%2Fforum%3Fx%3D1', 'Regístrate aquí'],
  ] as const) {
    expect(await (await page.request.get(path)).text()).not.toMatch(/categoria|0197a3de|x%3D1/);
    await page.goto(path);
    const next = path.startsWith('/login') ? '/forum?x=1' : path;
    await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toHaveAttribute(
      'href',
      new RegExp(`\\?next=${encodeURIComponent(next)}$`),
    );
  }
});

test('a page that has not changed is not sent again', async ({ page }) => {
  const first = await page.request.get('/about');
  const again = await page.request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect([first.status(), again.status(), (await again.body()).length]).toEqual([200, 304, 0]);
});

test('what was typed before the script was there is not lost on it', async ({ page }) => {
  const release = await stallRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('form').filter({ has: page.getByLabel('Correo', { exact: true }) });
  await form.getByLabel('Correo', { exact: true }).fill(newEmail());
  release();
  await page.waitForLoadState('networkidle');
  await form.getByRole('button', { name: 'Suscribirse' }).click();
  await expect(toastOf(page)).toContainText('¡Suscripción exitosa!');
});

test('the chosen theme comes with the page itself, so nothing flashes', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Cambiar apariencia' }).click();
  const html = await (await page.request.get('/about')).text();
  expect(html).toContain('<html lang="es-DO" data-theme="dark"');
});

test('the landing stays within its weight', async ({ page }) => {
  const sizes = { script: 0, all: 0 };
  const requests: Request[] = [];
  page.on('response', (response) => requests.push(response.request()));
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    sizes.all += responseBodySize;
    if (request.url().endsWith('.js')) sizes.script += responseBodySize;
  }
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script / 1024).toBeLessThanOrEqual(95);
  expect(sizes.all / 1024).toBeLessThanOrEqual(350);
});

test('titles are of each page, and the member gets a page that is theirs', async ({ page }) => {
  for (const [path, title] of [
    ['/', /^Consejo de Desarrollo Empresarial del Este$/],
    ['/about', /^Quiénes Somos — Consejo/],
    ['/events', /^Eventos — Consejo/],
    ['/privacidad', /^Política de privacidad — Consejo/],
    ['/login', /^Iniciar Sesión — Consejo/],
    ['/register', /^Crear Cuenta — Consejo/],
    ['/no-existe', /^Página no encontrada — Consejo/],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await signIn(page, demo.member);
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('Tu próximo socio ya está aquí');
});

test("a member's page names the scripts of its menus, so that they do not come one after the other", async ({
  page,
}) => {
  await signIn(page, demo.admin);
  const preloads = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return ['member-shell', 'admin-menu-bar'].filter((name) => html.includes(`href="/assets/${name}-`));
  };
  expect(await preloads('/forum')).toEqual(['member-shell']);
  expect(await preloads('/admin/miembros')).toEqual(['member-shell', 'admin-menu-bar']);
});
