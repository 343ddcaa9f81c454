import type { Page } from '@playwright/test';
import { demo, newEmail, toastOf } from '../../e2e/support.ts';
import { Api } from '../support/api.ts';
import { expect, type Fixtures, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/mail-folder.ts';
import { h1, main, menu } from '../support/screens.ts';
import { section } from '../support/section.ts';

// One portal for all, in order: the first row registers the first person.
test.describe.configure({ mode: 'default' });

const FIRST = { email: newEmail(), password: demo.password, firstName: 'Altagracia', lastName: 'Peña' };
const panel = (page: Page) => page.getByRole('tabpanel');

async function first(playwright: Fixtures['playwright'], url: string): Promise<Api> {
  const api = new Api(await playwright.request.newContext({ baseURL: url }));
  const { status } = await api.post('/api/auth/login', { email: FIRST.email, password: FIRST.password });
  if (status !== 200) await api.made('POST', '/api/auth/register', FIRST);
  return api;
}

async function openAs(page: Page, api: Api, path: string): Promise<void> {
  await page.context().addCookies((await api.context.storageState()).cookies);
  await page.goto(path);
}

async function save(api: Api, changes: object): Promise<void> {
  await api.made('PUT', '/api/admin/settings', { ...(await api.get('/api/admin/settings')).body, ...changes });
}

section('R Accounts', ({ row }) => {
  row(
    'outside production, the first to register on a site without administrators becomes one',
    async ({ playwright, portal }) => {
      const api = await first(playwright, portal.url);
      expect((await api.get('/api/auth/user')).body.role).toBe('admin');
    },
  );
  row('the second does not', async ({ join }) => {
    expect((await (await join()).api.get('/api/auth/user')).body.role).toBe('member');
  });
  row('with no issuer configured, /api/login redirects to /login', async ({ playwright, portal }) => {
    const api = new Api(await playwright.request.newContext({ baseURL: portal.url }));
    const { status, headers } = await api.get('/api/login');
    expect([status, headers.location]).toEqual([302, '/login']);
  });
  row('registering sends a mail, written as a file under the data directory', async ({ join, portal }) => {
    const { email } = await join();
    await expect.poll(async () => (await mailsTo(portal, email)).length).toBe(1);
  });
  row('isEmailVerified becomes true through the link of that mail', async ({ join, portal }) => {
    const { api, email } = await join();
    await expect.poll(async () => (await mailsTo(portal, email)).length).toBe(1);
    const [mail = ''] = await mailsTo(portal, email);
    const token = /verificar-correo\S*?[?#](?:token=)?([\w-]{43})/.exec(mail)?.[1];
    await api.made('POST', '/api/auth/verify-email', { token });
    expect((await api.get('/api/auth/user')).body.isEmailVerified).toBe(true);
  });
  row('resetting a password sends a mail, and its link sets a new one', async ({ join, portal }) => {
    const { api, email } = await join();
    await api.made('POST', '/api/auth/forgot-password', { email });
    const link = async () =>
      (await mailsTo(portal, email))
        .map((mail) => /restablecer\S*?[?#](?:token=)?([\w-]{43})/.exec(mail)?.[1])
        .find(Boolean);
    await expect.poll(link).toBeTruthy();
    await api.made('POST', '/api/auth/reset-password', { token: await link(), password: 'otra frase' });
    expect((await api.post('/api/auth/login', { email, password: 'otra frase' })).status).toBe(200);
  });
  row('changing an e-mail address sends a mail to the new one', async ({ join, portal }) => {
    const { api } = await join();
    const email = newEmail();
    await api.made('PUT', '/api/users/profile', { firstName: 'Ana', lastName: 'Peña', email });
    await expect.poll(async () => (await mailsTo(portal, email)).length).toBe(1);
  });
});

section('2 Admin panel', ({ row }) => {
  row(
    'a new site says "No hay categorías creadas" and "No hay proyectos creados"',
    async ({ playwright, portal, visitor }) => {
      await openAs(visitor, await first(playwright, portal.url), '/admin?pestana=categorias');
      await expect(visitor.getByText('No hay categorías creadas')).toBeVisible();
      await visitor.goto('/admin?pestana=proyectos');
      await expect(visitor.getByText('No hay proyectos creados')).toBeVisible();
    },
  );
});

section('2 Forum page', ({ row }) => {
  row('a new site says "Aún no hay publicaciones en el foro."', async ({ join }) => {
    await expect(main(await (await join()).open('/forum'))).toContainText('Aún no hay publicaciones en el foro.');
  });
});

section('2 Projects page', ({ row }) => {
  row('a new site says "Aún no hay proyectos publicados."', async ({ join }) => {
    await expect(main(await (await join()).open('/projects'))).toContainText('Aún no hay proyectos publicados.');
  });
});

section('2 Events section', ({ row }) => {
  row('a new site says "No hay eventos próximos"', async ({ visitor }) => {
    await visitor.goto('/');
    await expect(visitor.locator('#eventos')).toContainText('No hay eventos próximos');
  });
});

section('2 Networking', ({ row }) => {
  row('somebody new has "Aún no tienes conexiones" and "No tienes solicitudes pendientes"', async ({ join }) => {
    const page = await (await join()).open('/networking');
    await expect(page.getByText('Aún no tienes conexiones')).toBeVisible();
    await page.getByRole('tab', { name: /^Pendientes/ }).click();
    await expect(page.getByText('No tienes solicitudes pendientes')).toBeVisible();
  });
});

section('8 Errors', ({ row }) => {
  row(
    'settings, success: "Configuración actualizada" / "Los cambios se han guardado correctamente."',
    async ({ playwright, portal, visitor }) => {
      await openAs(visitor, await first(playwright, portal.url), '/admin');
      await panel(visitor).getByLabel('Subtítulo *').fill('Un subtítulo nuevo');
      await panel(visitor).getByRole('button', { name: 'Guardar Cambios' }).click();
      await expect(toastOf(visitor)).toHaveText('Configuración actualizadaLos cambios se han guardado correctamente.');
    },
  );
});

section('7 Calls', ({ row }) => {
  row('PUT /api/admin/settings takes the whole settings object', async ({ playwright, portal }) => {
    const api = await first(playwright, portal.url);
    const settings = (await api.get('/api/admin/settings')).body;
    const { status, body } = await api.put('/api/admin/settings', { ...settings, heroTitle: 'Hacemos crecer el Este' });
    expect([status, body.heroTitle]).toEqual([200, 'Hacemos crecer el Este']);
  });
});

section('R Stubs', ({ row }) => {
  row('saved settings load in the panel', async ({ playwright, portal, visitor }) => {
    const api = await first(playwright, portal.url);
    await save(api, { siteName: 'Consejo del Norte', heroTitle: 'Arriba el Norte' });
    await openAs(visitor, api, '/admin');
    await expect(panel(visitor).getByLabel('Nombre del sitio *')).toHaveValue('Consejo del Norte');
    await expect(panel(visitor).getByLabel('Título principal *')).toHaveValue('Arriba el Norte');
  });
  row('saved settings apply on the whole site at once', async ({ playwright, portal, visitor }) => {
    const api = await first(playwright, portal.url);
    await save(api, {
      siteName: 'Consejo del Sur',
      heroTitle: 'Arriba el Sur',
      contactPhone: '809-555-0199',
      primaryColor: '#14532D',
    });
    await visitor.goto('/');
    await expect(h1(visitor)).toHaveText('Arriba el Sur');
    await expect(visitor.getByRole('contentinfo')).toContainText('Consejo del Sur');
    await expect(visitor.getByRole('contentinfo')).toContainText('809-555-0199');
    await expect(visitor.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(20, 83, 45)');
  });
  row('the district comes from the settings', async ({ playwright, portal, visitor }) => {
    await save(await first(playwright, portal.url), { district: 'Distrito Sur' });
    await visitor.goto('/register');
    await expect(visitor.getByLabel('Ubicación')).toHaveAttribute('placeholder', 'Distrito Sur');
  });
  row('social networks and the map link out where settings hold a target', async ({ playwright, portal, visitor }) => {
    const api = await first(playwright, portal.url);
    await save(api, { facebookUrl: 'https://facebook.example/consejo', mapUrl: 'https://mapa.example/aqui' });
    await openAs(visitor, api, '/contact');
    await expect(main(visitor).getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://facebook.example/consejo',
    );
    await expect(main(visitor).getByRole('link', { name: 'Instagram' })).toHaveCount(0);
    await expect(main(visitor).locator('a[href="https://mapa.example/aqui"]')).toBeVisible();
  });
  for (const [what, setting, call, link] of [
    ['forum', 'enableForum', '/api/forum/posts', 'Foro'],
    ['projects', 'enableProjects', '/api/projects', 'Proyectos'],
  ] as const) {
    row(
      `a switched-off ${what} is off on the server and in the menu, and comes back`,
      async ({ playwright, portal, visitor, join }) => {
        const api = await first(playwright, portal.url);
        const { api: member } = await join();
        await save(api, { [setting]: false });
        expect((await member.get(call)).status).toBe(404);
        await visitor.goto('/about');
        await expect(menu(visitor).getByRole('link', { name: 'Eventos' })).toBeVisible();
        await expect(menu(visitor).getByRole('link', { name: link, exact: true })).toHaveCount(0);
        await save(api, { [setting]: true });
        expect((await member.get(call)).status).toBe(200);
      },
    );
  }
  row(
    'a switched-off newsletter is off on the server and on the landing, and comes back',
    async ({ playwright, portal, visitor }) => {
      const api = await first(playwright, portal.url);
      await save(api, { enableNewsletter: false });
      expect((await api.post('/api/newsletter/subscribe', { email: newEmail() })).status).toBe(404);
      await visitor.goto('/');
      await expect(h1(visitor)).toBeVisible();
      await expect(visitor.locator('#newsletter')).toHaveCount(0);
      await save(api, { enableNewsletter: true });
      expect((await api.post('/api/newsletter/subscribe', { email: newEmail() })).status).toBe(201);
    },
  );
});
