import { expect, type Page, test } from '@playwright/test';
import { logIn, signInAsNewMember, unique } from './forum-support.ts';
import {
  demo,
  expectCleanAtExtremes,
  expectNoViolations,
  newEmail,
  overlap,
  stallRequests,
  toastOf,
} from './support.ts';

interface Listed {
  id: string;
  title: string;
  registered: number;
  capacity: number | null;
}

const headers = { 'sec-fetch-site': 'same-origin' };

/** Each test has an event of its own, because all of them change how many seats are taken. */
async function eventNamed(page: Page, words: string): Promise<Listed> {
  const { events } = await (await page.request.get('/api/events?scope=upcoming')).json();
  const found = events.find(({ title }: Listed) => title.includes(words));
  if (!found) throw new Error(`there is no event about ${words}`);
  return found;
}

const seats = ({ registered, capacity }: Listed, more = 0) => `${registered + more} de ${capacity} cupos`;
const cardOf = (page: Page, { title }: Listed) => page.getByRole('article').filter({ hasText: title });
const box = (page: Page) => page.getByRole('complementary', { name: 'Datos del evento' });

test('a visitor who presses Inscribirse logs in, comes back registered, and cancels', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newEmail();
  const other = await playwright.request.newContext({ baseURL });
  const data = { email, password: demo.password, firstName: 'Yanelis', lastName: 'Prueba' };
  expect((await other.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await other.dispose();

  const event = await eventNamed(page, 'Mesa redonda: agua');
  await page.goto('/');
  await cardOf(page, event).getByRole('link', { name: 'Inscribirse' }).click();
  await expect(page).toHaveURL(`/login?next=%2Fevents%2F${event.id}`);
  await logIn(page, email);
  await expect(page).toHaveURL(`/events/${event.id}`);
  // Pressed once, before the login.
  await expect(toastOf(page)).toContainText('¡Inscripción confirmada!');
  await expect(toastOf(page)).toContainText(event.title);
  await expect(box(page).getByText('Tienes tu cupo', { exact: true })).toBeVisible();
  expect(await overlap(page.locator('.toast'), box(page))).toBe(false);
  await expect(box(page)).toContainText(seats(event, 1));
  await page.reload();
  await expect(box(page).getByText('Tienes tu cupo', { exact: true })).toBeVisible();

  await box(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Cancelar tu inscripción en «${event.title}»?` });
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(dialog).toBeHidden();
  await expect(box(page).getByRole('button', { name: 'Cancelar inscripción' })).toBeFocused();
  await box(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
  await dialog.getByRole('button', { name: 'Cancelar inscripción' }).click();
  await expect(toastOf(page)).toContainText('Inscripción cancelada');
  await expect(box(page).getByRole('button', { name: 'Inscribirse' })).toBeEnabled();
  await expect(box(page)).toContainText(seats(event));
});

test('one press on a card registers once, and every list knows', async ({ page }) => {
  await signInAsNewMember(page, 'Wilkin');
  const event = await eventNamed(page, 'Rueda de negocios: construcción');
  await page.goto('/events');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registration')) calls.push(request.method());
  });
  const release = await stallRequests(page, '**/registration');
  const card = cardOf(page, event);
  await card.getByRole('button', { name: 'Registrarse' }).dblclick();
  await expect(card.getByRole('button', { name: 'Inscribiendo...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('¡Inscripción confirmada!');
  await expect(toastOf(page)).toContainText(/\s[ap]\.\sm\.$/);
  await expect(card).toContainText(seats(event, 1));
  await expect(card.getByText('Tienes tu cupo', { exact: true })).toBeVisible();
  expect(calls).toEqual(['POST']);

  await page.goto('/home');
  const own = page.getByRole('region', { name: 'Tus próximos eventos' });
  await own.getByRole('link', { name: event.title }).click();
  await expect(box(page).getByText('Tienes tu cupo', { exact: true })).toBeVisible();
  await box(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
  await expect(box(page).getByRole('button', { name: 'Inscribirse' })).toBeEnabled();
  await expect(box(page)).toContainText(seats(event));
  await page.goBack();
  await expect(own).toContainText('No tienes eventos por delante.');
  const { registration } = await (await page.request.get(`/api/events/${event.id}`)).json();
  expect(registration).toBeNull();
});

test('on a phone the word of a registration does not follow into the dialog that takes it back', async ({ page }) => {
  await signInAsNewMember(page, 'Mayra');
  const event = await eventNamed(page, 'Conferencia: financiamiento');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/events/${event.id}`);
  await box(page).getByRole('button', { name: 'Inscribirse' }).click();
  const cancel = box(page).getByRole('button', { name: 'Cancelar inscripción' });
  await expect(cancel).toBeVisible();
  // Last, as it is seen.
  await box(page).getByRole('link', { name: 'Agregar al calendario' }).focus();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancelar inscripción' })).toBeVisible();
  await expect(dialog.getByText('¡Inscripción confirmada!')).toHaveCount(0);
});

test('a full event offers its waiting list, tells the place in it and lets one leave', async ({ page }) => {
  await signInAsNewMember(page, 'Mayra');
  const event = await eventNamed(page, 'WhatsApp para vender');
  await page.goto(`/events/${event.id}`);
  await expect(box(page)).toContainText('Cupo lleno');
  await box(page).getByRole('button', { name: 'Unirme a la lista de espera' }).click();
  await expect(toastOf(page)).toContainText('Estás en la lista de espera');
  const { registration } = await (await page.request.get(`/api/events/${event.id}`)).json();
  expect(registration.status).toBe('waitlisted');
  await expect(box(page)).toContainText(`Lista de espera, puesto ${registration.position}`);
  await expect(box(page)).toContainText(seats(event));

  await box(page).getByRole('button', { name: 'Salir de la lista' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Salir de la lista de espera de «${event.title}»?` });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Salir de la lista' }).click();
  await expect(toastOf(page)).toContainText('Saliste de la lista de espera');
  await expect(box(page).getByRole('button', { name: 'Unirme a la lista de espera' })).toBeEnabled();
});

test('where one cannot register, the reason is there', async ({ page }) => {
  await signInAsNewMember(page, 'Starlin');
  await page.goto('/events');
  const closed = cardOf(page, await eventNamed(page, 'Gran rueda de negocios'));
  await expect(closed.getByRole('button', { name: 'Registrarse' })).toBeDisabled();
  await expect(closed).toContainText('Las inscripciones de este evento todavía no están abiertas.');
  const free = cardOf(page, await eventNamed(page, 'Café de bienvenida'));
  await expect(free).toContainText('Este evento no requiere inscripción: puedes asistir directamente.');
  await expect(free.getByRole('button', { name: 'Registrarse' })).toHaveCount(0);

  const { events } = await (await page.request.get('/api/events?scope=past&limit=1')).json();
  await page.goto(`/events/${events[0].id}`);
  await expect(box(page)).toContainText('Finalizado');
  await page.route(`**/api/events/${events[0].id}`, async (route) => {
    const answer = await route.fetch();
    const event = { ...(await answer.json()), status: 'registration-open', registrationState: 'started' };
    await route.fulfill({ json: event });
  });
  await page.reload();
  await expect(box(page)).toContainText('Este evento ya comenzó y no admite más inscripciones.');
  await expect(box(page).getByRole('button', { name: 'Inscribirse' })).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: 'Agregar al calendario' })).toHaveCount(0);
});

test('a refusal is told in the words of the server, and an ended session leads over the login to the seat', async ({
  page,
}) => {
  await signInAsNewMember(page, 'Dahiana');
  const event = await eventNamed(page, 'fábrica de hielo');
  await page.goto(`/events/${event.id}`);
  const message = 'Este evento ya comenzó y no admite más inscripciones.';
  await page.route('**/registration', (route) => route.fulfill({ status: 409, json: { message } }));
  await box(page).getByRole('button', { name: 'Inscribirse' }).click();
  await expect(toastOf(page)).toHaveText(`No se pudo completar la inscripción${message}`);
  await expect(box(page).getByRole('button', { name: 'Inscribirse' })).toBeEnabled();
  await page.unroute('**/registration');

  const { email } = await (await page.request.get('/api/auth/user')).json();
  await page.context().clearCookies();
  const release = await stallRequests(page, '**/api/login?*');
  await box(page).getByRole('button', { name: 'Inscribirse' }).click();
  await expect(toastOf(page)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
  release();
  await expect(page).toHaveURL(`/login?next=%2Fevents%2F${event.id}`);
  await logIn(page, email);
  await expect(toastOf(page)).toContainText('¡Inscripción confirmada!');
  const seat = box(page).getByText('Tienes tu cupo', { exact: true });
  await expect(seat).toBeVisible();

  // Without signal nothing changes, and nothing is amiss once it is back.
  await page.context().setOffline(true);
  await box(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
  const unsent = page.getByText('Sin conexión: no se envió.');
  await expect(unsent).toBeVisible();
  await page.context().setOffline(false);
  await expect(unsent).toBeHidden();
  await expect(seat).toBeVisible();
});

test('an event goes into the calendar of a phone', async ({ page }) => {
  const event = await eventNamed(page, 'Desayuno empresarial');
  await page.goto(`/events/${event.id}`);
  const href = await box(page).getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});

test('notifications are switched on and off, and stay that way', async ({ page }) => {
  await signInAsNewMember(page, 'Arisleyda');
  await page.goto('/events');
  await page.getByRole('button', { name: 'Activar Notificaciones', exact: true }).click();
  await expect(toastOf(page)).toContainText('Notificaciones activadas');
  await page.reload();
  await page.getByRole('button', { name: 'Desactivar Notificaciones' }).click();
  await expect(toastOf(page)).toContainText('Notificaciones desactivadas');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Activar Notificaciones', exact: true })).toBeEnabled();
  expect(await (await page.request.get('/api/events/notifications')).json()).toEqual({ enabled: false });
});

test('a member proposes an event; nothing typed is lost on the way', async ({ page }) => {
  await signInAsNewMember(page, 'Ramona');
  const title = unique('Feria de quesos');
  await page.goto('/events');
  await page.getByRole('link', { name: 'Enviar evento' }).click();
  await expect(page).toHaveURL('/events?enviar=1');
  const dialog = page.getByRole('dialog', { name: 'Enviar evento' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
  for (const message of ['El título es requerido', 'La fecha es requerida', 'La hora es requerida']) {
    await expect(dialog.getByRole('link', { name: message })).toBeVisible();
  }
  await expectNoViolations(page);

  await dialog.getByLabel('Título').fill(title);
  await dialog.getByLabel('Fecha').fill('2020-01-01');
  await dialog.getByLabel('Hora').fill('15:30');
  await dialog.getByLabel('Cupo').fill('cuarenta');
  await expect(dialog.getByRole('link', { name: 'La fecha debe ser de hoy en adelante' })).toBeVisible();
  await expect(dialog.getByText(/^El cupo debe ser un número entero/).first()).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Título')).toHaveValue(title);
  await expect(dialog.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();

  await dialog.getByLabel('Fecha').fill('2099-05-09');
  await dialog.getByLabel('Cupo').fill('40');
  await dialog.getByLabel('Expositores').fill('Ana Gil\n\nJosé Peña');
  const release = await stallRequests(page, '**/api/events');
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('¡Evento enviado!');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/events');

  const { proposals } = await (await page.request.get('/api/events/proposals')).json();
  expect(proposals).toMatchObject([
    {
      title,
      date: '2099-05-09',
      time: '15:30',
      capacity: 40,
      speakers: ['Ana Gil', 'José Peña'],
      publication: 'proposed',
    },
  ]);
  await page.goto('/events?enviar=1');
  await expect(dialog.getByLabel('Título')).toHaveValue('');
  await page.request.delete(`/api/events/proposals/${proposals[0].id}`, { headers });
});

test('events are clean for axe to a member', { tag: '@slow' }, async ({ page }) => {
  await signInAsNewMember(page, 'Altagracia');
  const event = await eventNamed(page, 'un inventario que cuadra');
  await page.request.post(`/api/events/${event.id}/registration`, { headers });
  for (const path of ['/events', `/events/${event.id}`, '/events?enviar=1']) {
    await page.goto(path);
    await expect(page.getByText('Tienes tu cupo', { exact: true }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Activar Notificaciones' }).or(box(page))).toBeAttached();
    await expectCleanAtExtremes(page);
  }
  await page.request.delete(`/api/events/${event.id}/registration`, { headers });
});
