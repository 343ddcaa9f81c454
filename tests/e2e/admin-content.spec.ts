import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn, openAsNewMember, signInAsNewMember, unique } from './forum-support.ts';
import {
  demo,
  expectCleanAtExtremes,
  expectNoLayerEntry,
  newEmail,
  signIn,
  stallRequests,
  toastOf,
} from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
/** After every event of the demo, and not so far that the form asks whether the year is right. */
const FAR_AWAY = `${new Date().getUTCFullYear() + 4}-05-28`;
const longDate = new Intl.DateTimeFormat('es-DO', { dateStyle: 'full', timeZone: 'UTC' });

interface Event {
  id: string;
  title: string;
}

/** Second page, signed in as an administrator. */
async function openAsAdmin(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'es-DO' })).newPage();
  await signIn(page, demo.admin);
  return page;
}

async function createEvent(admin: Page, values: object = {}): Promise<Event> {
  const data = {
    title: unique('Taller de prueba'),
    date: FAR_AWAY,
    time: '14:30',
    registrationRequired: true,
    ...values,
  };
  const answer = await admin.request.post('/api/admin/events', { data, headers });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function propose(member: Page, title: string): Promise<Event> {
  const data = { title, date: FAR_AWAY, time: '10:00' };
  return (await member.request.post('/api/events', { data, headers })).json();
}

const remove = (admin: Page, { id }: Event) => admin.request.delete(`/api/admin/events/${id}`, { headers });
const box = (page: Page) => page.getByRole('complementary', { name: 'Datos del evento' });
const rowOf = (page: Page, { title }: Event) => page.getByRole('main').getByRole('article').filter({ hasText: title });
const tableRowOf = (page: Page, title: string) => page.getByRole('main').getByRole('row').filter({ hasText: title });

test('who waits for a seat gets the one that another gives up, and is told', async ({ page, browser, baseURL }) => {
  const admin = await openAsAdmin(browser, baseURL);
  const event = await createEvent(admin, { capacity: 1 });
  const seated = await openAsNewMember(browser, baseURL, 'Ercilia');
  await seated.request.post(`/api/events/${event.id}/registration`, { headers });

  await signInAsNewMember(page, 'Brígida');
  await page.goto(`/events/${event.id}`);
  await box(page).getByRole('button', { name: 'Unirme a la lista de espera' }).click();
  await expect(box(page)).toContainText('Lista de espera, puesto 1');
  // Without a description there is no heading for it.
  await expect(page.getByRole('heading', { name: 'Sobre el evento' })).toHaveCount(0);
  await page.goto('/events');
  await page.getByRole('main').getByRole('link', { name: 'Mis eventos' }).click();
  await expect(page).toHaveURL('/mis-eventos');
  await expect(rowOf(page, event)).toContainText('Lista de espera, puesto 1');
  const file = await rowOf(page, event).getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');

  await seated.goto('/mis-eventos');
  await rowOf(seated, event).getByRole('button', { name: 'Cancelar inscripción' }).click();
  const dialog = seated.getByRole('dialog', { name: `¿Cancelar tu inscripción en «${event.title}»?` });
  await dialog.getByRole('button', { name: 'Cancelar inscripción' }).click();
  await expect(toastOf(seated)).toContainText('Inscripción cancelada');
  await expect(seated.getByText('No tienes inscripciones próximas')).toBeVisible();
  await expect(seated.getByRole('heading', { name: 'Próximas' })).toBeFocused();

  await page.goto(`/events/${event.id}`);
  await expect(box(page).getByText('Tienes tu cupo', { exact: true })).toBeVisible();
  const newest = async () => (await (await page.request.get('/api/notifications')).json()).notifications[0];
  await expect.poll(newest).toMatchObject({
    kind: 'event-promoted',
    href: `/events/${event.id}`,
    body: expect.stringContaining(event.title),
  });
  await box(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
  await expect(box(page).getByRole('button', { name: 'Inscribirse' })).toBeEnabled();
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Inscribirse');
  await remove(admin, event);
});

test('what was saved is said to be saved where only publishing fails', async ({ page }) => {
  await signIn(page, demo.admin);
  const event = await createEvent(page, { isPublished: false });
  await page.goto(`/admin/eventos/${event.id}`);
  const title = unique('Título corregido');
  await page.getByLabel('Título').fill(title);
  await page.route('**/api/admin/events/*/publication', (route) =>
    route.fulfill({ status: 503, json: { message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toHaveText('ErrorLos cambios se guardaron, pero no se pudo publicar.');
  const saved = await (await page.request.get(`/api/admin/events/${event.id}`)).json();
  expect(saved).toMatchObject({ title, publication: 'draft' });
  await remove(page, event);
});

test('an administrator writes an event, looks at it, publishes it once, cancels and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = unique('Feria de empleo');
  await signIn(page, demo.admin);
  await page.goto('/admin/eventos');
  await page.getByRole('link', { name: 'Crear evento' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo evento' })).toBeFocused();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa estos datos' })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Nuevo evento/);
  await page.getByRole('link', { name: 'El título es requerido' }).click();
  await page.keyboard.type(title);
  await page.getByLabel('Fecha').fill('2020-05-28');
  await page.getByLabel('Hora').fill('09:15');
  await page.getByLabel('Cupo').fill('30');
  await page.getByRole('button', { name: 'Publicar' }).click();
  const question = page.getByRole('dialog', { name: '¿Publicar un evento que ya pasó?' });
  await expect(question).toContainText('28 de mayo de 2020');
  await question.getByRole('button', { name: 'Revisar la fecha' }).click();
  await page.getByLabel('Fecha').fill(FAR_AWAY);
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview).toContainText(longDate.format(new Date(FAR_AWAY)));
  await expect(preview).toContainText('0 de 30 cupos');
  await preview.getByRole('link', { name: 'Todos los eventos' }).click();
  await expect(page).toHaveURL('/admin/eventos/nuevo?vista=previa');
  await page.getByRole('tab', { name: 'Editar' }).click();
  await expect(page.getByLabel('Título')).toHaveValue(title);

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/events')) calls.push(request.url());
  });
  const release = await stallRequests(page, '**/api/admin/events');
  await page.getByRole('button', { name: 'Publicar' }).dblclick();
  await expect(page.getByRole('button', { name: 'Publicando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toHaveText('Evento creadoEl nuevo evento se ha creado correctamente.');
  await expect(page).toHaveURL('/admin/eventos');
  expect(calls).toHaveLength(1);

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/events');
  await visitor.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(box(visitor)).toContainText('0 de 30 cupos');

  await page.getByLabel('Buscar eventos').fill(title);
  await page.getByRole('button', { name: 'Buscar' }).click();
  const row = tableRowOf(page, title);
  // With that of the headings.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Cancelar evento' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Cancelar «${title}»?` });
  await dialog.getByLabel('Motivo (opcional)').fill('Llega una tormenta.');
  await dialog.getByRole('button', { name: 'Cancelar evento' }).click();
  await expect(toastOf(page)).toContainText('Evento cancelado');
  await expect(page.getByText('No se encontró nada')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText('Motivo: Llega una tormenta.');
  await expect(box(visitor)).toContainText('Este evento fue cancelado.');
  await expect(box(visitor).getByRole('link', { name: 'Inscribirse' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Cancelados/ }).click();
  await row.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: `¿Eliminar «${title}»?` })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(toastOf(page)).toContainText('Evento eliminado');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Cancelados' })).toBeFocused();
  expect((await visitor.goto(visitor.url()))?.status()).toBe(404);
});

test('a correction changes what was corrected, and neither brings a cancelled event back nor keeps a moved one over', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  const event = await createEvent(page, { date: '2020-01-10' });
  await page.goto(`/admin/eventos/${event.id}`);
  const status = page.getByLabel('Estado');
  const save = () => page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(status).toHaveValue('completed');
  await page.getByLabel('Fecha *').fill(FAR_AWAY);
  await save();
  await expect(status).toHaveValue('registration-open');

  // Somebody else cancels it meanwhile.
  await page.request.put(`/api/admin/events/${event.id}/cancellation`, { headers });
  await page.getByLabel('Lugar').fill('Otro salón');
  await save();
  await expect(status).toHaveValue('cancelled');
  await expect(page.getByLabel('Lugar')).toHaveValue('Otro salón');

  await status.selectOption('registration-open');
  await save();
  await expect(page.getByRole('main').getByText('Cancelado')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelar evento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar evento' }).click();
  await expect(status).toHaveValue('cancelled');
  await remove(page, event);
});

test('an administrator drafts a news item, publishes it and a visitor reads it', async ({ page, browser, baseURL }) => {
  const title = unique('Ventanilla abierta');
  await signIn(page, demo.admin);
  await page.goto('/admin/noticias/nueva');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Resumen').fill('Tres trámites en un solo lugar.');
  await page.getByLabel('Texto').fill('Desde **el lunes**.\n\n## Qué traer\n\n- La cédula');
  // In the past, so that the landing of other tests does not change.
  await page.getByLabel('Fecha').fill('2020-01-31');
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Vista previa' });
  await expect(preview.locator('strong')).toHaveText('el lunes');
  await expect(preview.getByRole('heading', { level: 2, name: 'Qué traer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await expect(page).toHaveURL('/admin/noticias?estado=borrador');

  await tableRowOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Texto')).toHaveValue(/Qué traer/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  expect((await visitor.goto(`/noticias/${id}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toastOf(page)).toContainText('Noticia publicada');
  // The button that published it is gone.
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
  await page.getByLabel('Resumen').fill('Cuatro trámites en un solo lugar.');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toastOf(page)).toContainText('Noticia actualizada');
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
  await visitor.goto(`/noticias/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.locator('time')).toHaveText('31 de enero de 2020');
  await expect(visitor.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(visitor.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/api/news/rss.xml',
  );

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: `¿Eliminar «${title}»?` })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(page).toHaveURL('/admin/noticias');
});

test('two administrators edit at once: what only one changed is kept, and of what both changed one decides', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.admin);
  const other = await openAsAdmin(browser, baseURL);
  const data = { title: unique('A dos manos'), excerpt: 'Resumen', date: '2020-02-01', isPublished: false };
  const { id } = await (await page.request.post('/api/admin/news', { data, headers })).json();
  const saved = async () => (await page.request.get(`/api/admin/news/${id}`)).json();
  const save = (at: Page) => at.getByRole('button', { name: 'Guardar cambios' }).click();
  for (const each of [page, other]) {
    await each.goto(`/admin/noticias/${id}`);
    await expect(each.getByLabel('Título')).toHaveValue(data.title);
  }

  const [theirs, mine] = [unique('Título de ella'), unique('Título de él')];
  await page.getByLabel('Título').fill(theirs);
  await page.getByLabel('Categoría').fill('Trámites');
  await save(page);
  await expect(toastOf(page)).toContainText('Noticia actualizada');

  // No field of hers: both are saved.
  await other.getByLabel('Resumen').fill('Resumen de él');
  await save(other);
  await expect(toastOf(other)).toContainText('Noticia actualizada');
  await expect(other.getByLabel('Título')).toHaveValue(theirs);
  expect(await saved()).toMatchObject({ title: theirs, category: 'Trámites', excerpt: 'Resumen de él' });

  // Hers too: nothing is saved until it is decided.
  await other.getByLabel('Título').fill(mine);
  await other.getByLabel('Categoría').fill('Eventos');
  await other.getByLabel('Texto').fill('Un texto de él.');
  await page.getByLabel('Título').fill(`${theirs}, corregido`);
  await page.getByLabel('Categoría').fill('Avisos');
  await save(page);
  await expect(page.getByLabel('Resumen')).toHaveValue('Resumen de él');
  await save(other);
  const notice = other.getByRole('region', { name: 'Estos 2 campos cambiaron mientras los editabas' });
  await expect(notice.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(notice.getByRole('listitem').first()).toContainText(
    `Lo que escribiste tú${mine}Lo que está guardado${theirs}, corregido`,
  );
  await expect(other.getByLabel('Título')).toHaveValue(mine);
  await expectCleanAtExtremes(other);
  await save(other);
  await expect(notice.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await saved()).toMatchObject({ title: `${theirs}, corregido`, category: 'Avisos', content: 'Resumen de él' });

  const keepMine = notice.getByRole('button', { name: 'Dejar lo que escribí' }).first();
  await expect(keepMine).toHaveAccessibleDescription('Título');
  await keepMine.press('Enter');
  const last = other.getByRole('region', { name: 'Este campo cambió mientras lo editabas' });
  await expect(last.getByRole('heading', { level: 2 })).toBeFocused();
  await last.getByRole('button', { name: 'Usar lo guardado' }).press('Enter');
  await expect(last).toHaveCount(0);
  await expect(other.getByLabel('Categoría')).toBeFocused();
  await expect(other.getByLabel('Categoría')).toHaveValue('Avisos');
  const reminder = other.getByRole('status').filter({ hasText: 'Falta guardar' });
  await expect(reminder).toBeVisible();

  // The answer gets lost: what was sent is there, and saving again says so.
  await other.route(`**/api/admin/news/${id}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(other);
  await expect(toastOf(other)).toContainText('No se pudieron guardar los cambios.');
  await other.unroute(`**/api/admin/news/${id}`);
  await save(other);
  await expect(toastOf(other)).toContainText('Noticia actualizada');
  await expect(reminder).toHaveCount(0);
  expect(await saved()).toMatchObject({ title: mine, category: 'Avisos', content: 'Un texto de él.' });
  await page.request.delete(`/api/admin/news/${id}`, { headers });
});

test('a proposal goes back with a reason, is corrected and is approved', async ({ page, browser, baseURL }) => {
  const title = unique('Cata de café');
  await signInAsNewMember(page, 'Fidelina', 'Rosario');
  const event = await propose(page, title);
  const admin = await openAsAdmin(browser, baseURL);
  await admin.goto('/admin/eventos?estado=propuestas');
  await expect(tableRowOf(admin, title)).toContainText('Fidelina Rosario');
  await tableRowOf(admin, title).getByRole('button', { name: 'Devolver' }).click();
  const dialog = admin.getByRole('dialog', { name: `¿Devolver «${title}»?` });
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog.getByText('Escribe el motivo')).toBeVisible();
  await expect(dialog.getByLabel('Motivo *')).toBeFocused();
  await dialog.getByLabel('Motivo *').fill('Falta el precio.');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(toastOf(admin)).toContainText('Propuesta devuelta');

  await page.goto('/mis-eventos?tab=propuestas');
  await expect(rowOf(page, event)).toContainText('Motivo: Falta el precio.');
  await rowOf(page, event).getByRole('button', { name: 'Corregir y reenviar' }).click();
  const form = page.getByRole('dialog', { name: 'Corregir propuesta' });
  await expect(form).toContainText('Falta el precio.');
  await expect(form.getByLabel('Título')).toHaveValue(title);
  await form.getByLabel('Precio', { exact: true }).fill('RD$ 500');
  await form.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(rowOf(page, event)).toContainText('En revisión');

  await admin.goto(`/admin/eventos/${event.id}`);
  await expect(admin.getByLabel('Precio', { exact: true })).toHaveValue('RD$ 500');
  await admin.getByRole('button', { name: 'Aprobar y publicar' }).click();
  await expect(toastOf(admin)).toContainText('Evento publicado');
  await page.reload();
  await expect(rowOf(page, event)).toContainText('Publicado');
  await rowOf(page, event).getByRole('link', { name: 'Ver el evento' }).click();
  await expect(box(page)).toContainText('RD$ 500');
  await remove(admin, event);
});

test('what a member puts in the place of a proposal is read before it is decided on', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = unique('Charla de ahorro');
  await signInAsNewMember(page, 'Fidelina', 'Rosario');
  const event = await propose(page, title);
  const swap = (price: string) => {
    const data = { title, date: FAR_AWAY, time: '10:00', price };
    return page.request.put(`/api/events/proposals/${event.id}`, { data, headers });
  };
  const admin = await openAsAdmin(browser, baseURL);
  await admin.goto('/admin/eventos?estado=propuestas');
  const dialog = admin.getByRole('dialog', { name: `¿Devolver «${title}»?` });
  const openDialog = () => tableRowOf(admin, title).getByRole('button', { name: 'Devolver' }).click();
  await openDialog();
  await dialog.getByLabel('Motivo *').fill('Falta el precio.');
  await swap('RD$ 500');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(toastOf(admin)).toContainText('El contenido cambió mientras lo leías.');
  await expect(dialog).toHaveCount(0);
  await openDialog();
  await expect(dialog.getByLabel('Motivo *')).toHaveValue('Falta el precio.');

  await admin.goto(`/admin/eventos/${event.id}`);
  await expect(admin.getByLabel('Precio', { exact: true })).toHaveValue('RD$ 500');
  await swap('RD$ 9,000');
  const approve = admin.getByRole('button', { name: 'Aprobar y publicar' });
  await approve.click();
  await expect(admin.getByRole('alert').filter({ hasText: 'El contenido cambió mientras lo editabas' })).toBeFocused();
  await expect(admin.getByLabel('Precio', { exact: true })).toHaveValue('RD$ 9,000');
  expect(await (await admin.request.get(`/api/admin/events/${event.id}`)).json()).toMatchObject({
    publication: 'proposed',
  });
  await approve.click();
  await expect(toastOf(admin)).toContainText('Evento publicado');
  await remove(admin, event);
});

test('changes that were not saved are not left behind without a question', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/proyectos');
  await page.getByRole('link', { name: 'Crear proyecto' }).first().click();
  const title = page.getByLabel('Título');
  await title.fill('A medio escribir');
  const dialog = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Proyectos' }).click();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('A medio escribir');

  await expectNoLayerEntry(page);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/admin/proyectos/nuevo');
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('A medio escribir');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(title).toHaveValue('A medio escribir');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/admin/proyectos');
  await page.getByRole('link', { name: 'Crear proyecto' }).first().click();
  await expect(title).toHaveValue('');
});

test('what was typed when the session ended is there after logging in again', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/noticias/nueva');
  await page.getByLabel('Título').fill('Escrito con la sesión vencida');
  await page.getByLabel('Resumen').fill('Un resumen.');
  await page.context().clearCookies();
  const release = await stallRequests(page, '**/api/login?*');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toHaveText('No autorizadoIniciando sesión nuevamente...');
  release();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fnoticias%2Fnueva');
  await logIn(page, demo.admin);
  await expect(page).toHaveURL('/admin/noticias/nueva');
  await expect(page.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Escrito con la sesión vencida');
});

test('attendance is found by e-mail, marked and taken back, and the list is a file', async ({ page }) => {
  await signIn(page, demo.admin);
  const { events } = await (await page.request.get('/api/admin/events?state=past&search=hoteles')).json();
  const path = `/api/admin/events/${events[0].id}/attendees`;
  const { attendees, counts } = await (await page.request.get(`${path}?status=confirmed`)).json();
  const absent = attendees.find(({ attendedAt }: { attendedAt: string | null }) => !attendedAt);
  await page.goto(`/admin/eventos/${events[0].id}/asistentes`);
  await page.getByLabel('Buscar por nombre, correo o empresa').fill(absent.email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: absent.email });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Marcar asistencia' }).click();
  await expect(toastOf(page)).toContainText('Asistencia marcada');
  await page.getByRole('button', { name: `Asistieron (${counts.attended + 1})` }).click();
  await expect(row).toContainText(absent.email);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^inscritos-.*\.csv$/);
  await row.getByRole('button', { name: 'Quitar' }).click();
  await expect(toastOf(page)).toContainText('Asistencia retirada');
  await expect(page.getByText('No se encontró nada')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Asistieron' })).toBeFocused();
});

test('a visitor who wants to send an event logs in and comes back to the form', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newEmail();
  const other = await playwright.request.newContext({ baseURL });
  const data = { email, password: demo.password, firstName: 'Yubelkis', lastName: 'Prueba' };
  expect((await other.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await other.dispose();
  await page.goto('/events?enviar=1', { waitUntil: 'commit' });
  await expect(toastOf(page)).toContainText('Iniciando sesión para enviar tu evento...');
  await expect(page).toHaveURL('/login?next=%2Fevents%3Fenviar%3D1');
  await logIn(page, email);
  await expect(page).toHaveURL('/events?enviar=1');
  await expect(page.getByRole('dialog', { name: 'Enviar evento' }).getByLabel('Título')).toBeFocused();
});

for (const timezoneId of ['America/Santo_Domingo', 'Europe/Madrid', 'Asia/Tokyo']) {
  test(`an event of the 28th is of the 28th in ${timezoneId}`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, locale: 'es-DO', timezoneId })).newPage();
    const { events } = await (await page.request.get('/api/events?scope=upcoming')).json();
    const { id, title, date } = events.find((event: { date: string }) => event.date.endsWith('-08-28'));
    const day = new RegExp(`28 de agosto de ${date.slice(0, 4)}`);
    for (const path of [`/?vista=calendario&fecha=${date}&mes=${date.slice(0, 7)}`, '/events']) {
      await page.goto(path);
      await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText(day);
    }
    await page.goto(`/events/${id}`);
    await expect(box(page)).toContainText(day);
    await expect(box(page).locator('time')).toHaveAttribute('datetime', date);
  });
}

test('a visitor and a member do not get to the administration', async ({ page }) => {
  await page.goto('/admin/eventos', { waitUntil: 'commit' });
  await expect(toastOf(page)).toContainText('Iniciando sesión para acceder al panel de administración...');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Feventos');
  await signInAsNewMember(page, 'Casilda');
  for (const path of ['/admin/eventos', '/admin/proyectos/nuevo', '/admin/noticias']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tienes permiso');
  }
});
