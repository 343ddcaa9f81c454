import { expect, test } from '@playwright/test';
import { IsolatedPortal } from './isolated-portal.ts';
import {
  accept,
  askToConnect,
  bell,
  connect,
  conversation,
  type Member,
  mailbox,
  openAs,
  send,
} from './messages-support.ts';
import { demo, signIn, toastOf } from './support.ts';

const box = ({ page }: Member) => page.getByRole('textbox', { name: /^Escribe un mensaje a/ });

test('a notification is read when its page is opened on another way', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await askToConnect(ana, beto);
  const unread = async () => (await (await beto.page.request.get('/api/notifications')).json()).unread;
  expect(await unread()).toBe(1);
  await beto.page.goto('/networking?pestana=pendientes');
  await expect.poll(unread).toBe(0);
  await expect(bell(beto)).toHaveAccessibleName('Notificaciones');
  for (const { page } of [ana, beto]) await page.context().close();
});

test('a request, its answer and messages arrive live', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await Promise.all([ana.page.goto('/about'), beto.page.goto('/about')]);
  await expect(bell(beto)).toHaveAccessibleName('Notificaciones');
  const request = await askToConnect(ana, beto);
  await expect(bell(beto)).toHaveAccessibleName('Notificaciones: 1 sin leer');
  await bell(beto).click();
  await beto.page.getByRole('link', { name: /^Sin leer: Nueva solicitud de conexión/ }).click();
  await expect(beto.page).toHaveURL('/networking?pestana=pendientes');
  await expect(bell(beto)).toHaveAccessibleName('Notificaciones');

  await accept(beto, request.id);
  await expect(bell(ana)).toHaveAccessibleName('Notificaciones: 1 sin leer');
  await bell(ana).click();
  await ana.page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(bell(ana)).toHaveAccessibleName('Notificaciones');
  await ana.page.keyboard.press('Escape');
  await expect(bell(ana)).toBeFocused();

  await ana.page.goto(`/mensajes/${beto.id}`);
  await expect(ana.page).toHaveTitle(/^Mensajes con Beto Prueba — /);
  await expect(conversation(ana)).toContainText('Saluda a Beto.');
  await box(ana).fill('Mira esto:');
  await box(ana).press('Shift+Enter');
  await box(ana).pressSequentially('https://portal.example/feria, y dime.');
  await box(ana).press('Enter');
  await expect(box(ana)).toHaveValue('');
  await expect(conversation(ana)).toContainText('Mira esto:');

  await expect(mailbox(beto)).toHaveAccessibleName('Mensajes: 1 sin leer');
  await mailbox(beto).click();
  const row = beto.page.getByRole('link', { name: /^Ana Prueba/ });
  await expect(row).toContainText('1 mensaje sin leer');
  await row.click();
  const link = conversation(beto).getByRole('link', { name: 'https://portal.example/feria', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(mailbox(beto)).toHaveAccessibleName('Mensajes');

  await box(beto).fill('Me gusta.');
  await box(beto).press('Enter');
  await expect(conversation(ana)).toContainText('Beto Prueba: Me gusta.');
  await expect(mailbox(ana)).toHaveAccessibleName('Mensajes');
  await ana.page.context().close();
  await beto.page.context().close();
});

test('nothing that is written is lost: drafts, a failed sending, a reload', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  const { page } = ana;
  await page.goto(`/mensajes/${beto.id}`);
  await box(ana).fill('A medio escribir');
  await page.goto('/mensajes');
  await expect(page.getByText('Aún no tienes conversaciones')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a mi red' })).toHaveAttribute('href', '/networking');
  await page.goto(`/mensajes/${beto.id}`);
  await expect(box(ana)).toHaveValue('A medio escribir');

  await page.route(`**/api/messages/${beto.id}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await box(ana).press('Enter');
  await expect(conversation(ana)).toContainText('No sabemos si llegó.');
  await page.unrouteAll();
  await page.reload();
  await expect(conversation(ana)).toContainText('A medio escribir');
  // With a connection it goes by itself.
  await expect(conversation(ana).getByRole('button', { name: 'Reintentar' })).toHaveCount(0);

  // The server stores it, but the response is lost: the message is neither lost nor duplicated.
  await page.route(`**/api/messages/${beto.id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await expect(conversation(ana)).not.toContainText('Enviando…');
    await route.abort();
  });
  await box(ana).fill('Una sola vez');
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await box(ana).press('Enter');
  await lost;
  await expect(conversation(ana).getByText('Una sola vez')).toHaveCount(1);
  await expect(conversation(ana)).not.toContainText('No sabemos si llegó');
  const { messages } = await (await beto.page.request.get(`/api/messages/${ana.id}`)).json();
  expect(messages.map((each: { body: string }) => each.body)).toEqual(['A medio escribir', 'Una sola vez']);
  await ana.page.context().close();
  await beto.page.context().close();
});

test('who reads above stays there, and is told of what is new', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  for (let number = 1; number <= 35; number += 1) await send(beto, ana, `Mensaje número ${number}.`);
  await ana.page.goto(`/mensajes/${beto.id}`);
  const log = conversation(ana);
  await expect(log.getByText('Mensaje número 35.')).toBeInViewport();
  await expect(mailbox(ana)).toHaveAccessibleName('Mensajes');
  await expect(log.getByText('Mensaje número 5.')).toHaveCount(0);

  await log.evaluate((element) => element.scrollTo(0, 0));
  await log.getByRole('button', { name: 'Ver mensajes anteriores' }).click();
  await expect(log.getByText('Mensaje número 1.')).toBeAttached();
  await expect(log.getByText('Mensaje número 6.')).toBeInViewport();

  await send(beto, ana, 'El más nuevo');
  const pill = ana.page.getByRole('button', { name: 'Mensajes nuevos' });
  await expect(pill).toBeVisible();
  await expect(log.getByText('El más nuevo')).not.toBeInViewport();
  await expect(mailbox(ana)).toHaveAccessibleName('Mensajes: 1 sin leer');
  await pill.click();
  await expect(log.getByText('El más nuevo')).toBeInViewport();
  await expect(pill).toBeHidden();
  await expect(mailbox(ana)).toHaveAccessibleName('Mensajes');
  await send(beto, ana, 'Y otro, ya abajo');
  await expect(log.getByText('Y otro, ya abajo')).toBeInViewport();
  await ana.page.context().close();
  await beto.page.context().close();
});

test('a message is reported and its sender blocked, by name', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  await send(beto, ana, 'Dame tu clave del banco');
  const { page } = ana;
  await page.goto(`/mensajes/${beto.id}`);
  await page.getByRole('button', { name: 'Reportar este mensaje' }).click();
  const report = page.getByRole('dialog', { name: 'Reportar un mensaje de Beto Prueba' });
  await report.getByLabel('Intento de estafa').check();
  await report.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(toastOf(page)).toContainText('Gracias por avisar. La oficina lo revisará.');

  await page.getByRole('button', { name: 'Más acciones con Beto Prueba' }).click();
  await page.getByRole('menuitem', { name: 'Bloquear' }).click();
  const question = page.getByRole('dialog', { name: '¿Bloquear a Beto Prueba?' });
  await question.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page).toHaveURL('/mensajes');
  await expect(page.getByText('Aún no tienes conversaciones')).toBeVisible();
  await beto.page.goto(`/mensajes/${ana.id}`);
  await expect(beto.page.getByText('No encontramos a esta persona')).toBeVisible();
  await ana.page.context().close();
  await beto.page.context().close();
});

test('nobody is told to greet who is not in their network', async ({ browser, baseURL }) => {
  const [ana, other] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Zoila')];
  await ana.page.goto(`/mensajes/${other.id}`);
  await expect(conversation(ana)).toHaveText('Aún no se han escrito.');
  await connect(ana, other);
  await ana.page.reload();
  await expect(conversation(ana)).toHaveText('Aún no se han escrito. Saluda a Zoila.');
});

test('a long name leaves room for what was written', async ({ browser, baseURL }) => {
  const ana = await openAs(browser, baseURL, 'Ana');
  const other = await openAs(browser, baseURL, 'Ñam'.repeat(33));
  await connect(ana, other);
  await ana.page.setViewportSize({ width: 360, height: 740 });
  await ana.page.goto(`/mensajes/${other.id}`);
  const heading = ana.page.getByRole('heading', { level: 2, name: other.firstName });
  await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThan(60);
});

test('the demo member has conversations, in two panes or one', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/mensajes');
  const list = page.getByRole('region', { name: 'Mensajes' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByText('Elige una conversación')).toBeVisible();
  await list.getByRole('link', { name: /Starlin Berroa/ }).click();
  await expect(page.getByRole('log', { name: 'Mensajes con Starlin Berroa' })).toBeVisible();
  await expect(list.getByRole('link', { name: /Starlin Berroa/ })).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Volver a los mensajes' }).click();
  await expect(list).toBeVisible();
  await expect(page.getByRole('log')).toBeHidden();
  await page.getByRole('button', { name: /^Más/ }).click();
  const menu = page.getByRole('navigation', { name: 'Tu cuenta' });
  for (const name of ['Mi perfil', 'Mi panel', /^Mensajes/, 'Mis eventos', /^Notificaciones/]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await menu.getByRole('link', { name: /^Notificaciones/ }).click();
  await expect(page).toHaveURL('/avisos');
  await expect(menu).toBeHidden();
});

test('notices are filtered in the address, and preferences are kept', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await askToConnect(beto, ana);
  const { page } = ana;
  await page.goto('/avisos');
  await page.getByRole('button', { name: 'Sin leer (1)' }).click();
  await expect(page).toHaveURL('/avisos?estado=sin-leer');
  await page.reload();
  await expect(page.getByText('Nueva solicitud de conexión')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(page.getByText('No se encontró nada')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page.getByText('Nueva solicitud de conexión')).toBeVisible();

  await page.getByRole('link', { name: 'Preferencias' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias de notificaciones');
  const group = (name: string) => page.getByRole('group', { name });
  await expect(group('Foro').getByLabel('Por correo')).toBeChecked();
  await group('Eventos').getByLabel('Por correo').uncheck();
  await expect(toastOf(page)).toContainText('Preferencias guardadas');
  await page.reload();
  await expect(group('Eventos').getByLabel('Por correo')).not.toBeChecked();
  await page.getByRole('button', { name: 'Activar Notificaciones' }).click();
  await expect(group('Eventos').getByLabel('Por correo')).toBeChecked();
  await page.goto('/events');
  await expect(page.getByRole('button', { name: 'Desactivar Notificaciones' })).toBeVisible();
  await ana.page.context().close();
  await beto.page.context().close();
});

test('what is sent while the portal starts again arrives all the same', { tag: '@slow' }, async ({ browser }) => {
  // A portal of its own, started twice.
  test.slow();
  const portal = await IsolatedPortal.start();
  try {
    const [ana, beto] = [await openAs(browser, portal.url, 'Ana'), await openAs(browser, portal.url, 'Beto')];
    await connect(ana, beto);
    await send(ana, beto, 'Antes');
    await beto.page.goto(`/mensajes/${ana.id}`);
    await expect(conversation(beto)).toContainText('Antes');
    await expect(mailbox(beto)).toHaveAccessibleName('Mensajes');

    await portal.stop();
    await portal.restart();
    await send(ana, beto, 'Después');
    await expect(conversation(beto)).toContainText('Después');
    await send(ana, beto, 'Y en vivo otra vez');
    await expect(conversation(beto)).toContainText('Y en vivo otra vez');
    await ana.page.context().close();
    await beto.page.context().close();
  } finally {
    await portal.discard();
  }
});
