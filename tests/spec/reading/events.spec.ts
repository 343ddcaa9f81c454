import type { Page } from '@playwright/test';
import { anEvent, conferenceOf, eventsOf, nextEventOf } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, terms, tone } from '../support/screens.ts';
import { section } from '../support/section.ts';
import { fullDate, twelveHours } from '../support/spanish-dates.ts';

const upcoming = (page: Page) => page.getByRole('region', { name: 'Próximos Eventos' });
const cardOf = (page: Page, title: string) => cards(upcoming(page)).filter({ hasText: title });

section('2 Events page', ({ row }) => {
  for (const [figure, label] of [
    ['250+', 'participantes promedio'],
    ['24', 'eventos anuales'],
    ['95%', 'satisfacción'],
    ['150+', 'empresas participantes'],
  ] as const) {
    row(`the hero says ${figure} ${label}`, async ({ openAs }) => {
      const figures = await terms(main(await openAs.visitor('/events')).locator('header dl > div'));
      expect(figures[label]).toBe(figure);
    });
  }
  row('lists the upcoming events and those with open registration', async ({ openAs, api }) => {
    const titles = (await eventsOf(api)).map(({ title }) => title);
    await expect(cards(upcoming(await openAs.visitor('/events'))).getByRole('heading', { level: 3 })).toHaveText(
      titles,
    );
  });
  row('each of them is upcoming or open for registration', async ({ api }) => {
    const events = await eventsOf(api);
    expect(
      events.map(({ status }) => status).filter((status) => !/^(upcoming|registration-open)$/.test(status)),
    ).toEqual([]);
  });
  row('an event shows the icon and name of its category', async ({ openAs, api }) => {
    const card = cardOf(await openAs.visitor('/events'), (await conferenceOf(api)).title);
    await expect(card.getByText('Conferencia', { exact: true }).locator('svg')).toHaveCount(1);
  });
  row('an event shows its status badge', async ({ openAs, api }) => {
    const card = cardOf(await openAs.visitor('/events'), (await conferenceOf(api)).title);
    await expect(card.getByText('Inscripciones Abiertas', { exact: true })).toBeVisible();
  });
  row('an event shows its price', async ({ openAs, api }) => {
    const { title, price } = await conferenceOf(api);
    await expect(cardOf(await openAs.visitor('/events'), title)).toContainText(price);
  });
  row('an event shows the registered and the maximum', async ({ openAs, api }) => {
    await expect(cardOf(await openAs.visitor('/events'), (await conferenceOf(api)).title)).toContainText('50 de 110');
  });
  row('an event shows its description', async ({ openAs, api }) => {
    const { id, title } = await conferenceOf(api);
    const { description } = (await api.visitor.get(`/api/events/${id}`)).body;
    await expect(cardOf(await openAs.visitor('/events'), title)).toContainText(description);
  });
  row('an event shows its date in long Spanish form', async ({ openAs, api }) => {
    const { title, date } = await conferenceOf(api);
    await expect(cardOf(await openAs.visitor('/events'), title)).toContainText(fullDate(date));
    expect(fullDate(date)).toMatch(/^[a-záé]+, 28 de agosto de \d{4}$/);
  });
  row('an event shows its time and location', async ({ openAs, api }) => {
    const { title, time, location } = await conferenceOf(api);
    const card = cardOf(await openAs.visitor('/events'), title);
    await expect(card).toContainText(twelveHours(time));
    await expect(card).toContainText(location);
  });
  row('an event shows how many take part', async ({ openAs, api }) => {
    await expect(cardOf(await openAs.visitor('/events'), (await conferenceOf(api)).title)).toContainText(
      '50 participantes',
    );
  });
  row('an event shows its topics', async ({ openAs, api }) => {
    const { title, topics } = await conferenceOf(api);
    const list = cardOf(await openAs.visitor('/events'), title).getByRole('list', { name: 'Temas' });
    await expect(list.getByRole('listitem')).toHaveText(topics);
  });
  row('an event shows its speakers', async ({ openAs, api }) => {
    const { title, speakers } = await conferenceOf(api);
    for (const speaker of speakers) await expect(cardOf(await openAs.visitor('/events'), title)).toContainText(speaker);
  });
  row('an event has "Registrarse"', async ({ openAs, api }) => {
    const { title } = await conferenceOf(api);
    await expect(
      cardOf(await openAs.visitor('/events'), title).getByRole('link', { name: 'Registrarse' }),
    ).toBeVisible();
    await expect(
      cardOf(await openAs.member('/events'), title).getByRole('button', { name: /Registrarse|Cancelar/ }),
    ).toBeVisible();
  });
  row('an event has "Más Información"', async ({ openAs, api }) => {
    const { id, title } = await conferenceOf(api);
    const more = cardOf(await openAs.visitor('/events'), title).getByRole('link', { name: 'Más Información' });
    await expect(more).toHaveAttribute('href', `/events/${id}`);
  });
  row('the sidebar has a calendar that picks a single day', async ({ visitor }) => {
    await visitor.goto('/events');
    const days = visitor
      .getByRole('region', { name: 'Calendario de eventos' })
      .getByRole('grid')
      .getByRole('button', { name: /\d+ eventos?/ });
    await days.first().click();
    await expect(visitor.getByRole('grid').getByRole('button', { pressed: true })).toHaveCount(1);
  });
  row('the sidebar has a card about notifications with "Activar Notificaciones"', async ({ openAs }) => {
    const page = await openAs.visitor('/events');
    await expect(page.getByRole('heading', { name: 'Notificaciones' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activar Notificaciones' })).toBeVisible();
    await expect(
      (await openAs.member('/events')).getByRole('button', { name: 'Activar Notificaciones' }),
    ).toBeVisible();
  });
  for (const [name, count] of [
    ['Conferencias', '4'],
    ['Talleres', '6'],
    ['Networking', '12'],
    ['Mesas Redondas', '3'],
  ] as const) {
    row(`the tally counts ${name} ${count}`, async ({ openAs }) => {
      const tally = (await openAs.visitor('/events'))
        .locator('section')
        .filter({ has: (await openAs.visitor('/events')).getByRole('heading', { name: 'Tipos de Eventos' }) });
      expect((await terms(tally.last().locator('dl > div')))[name]).toBe(count);
    });
  }
  row('"Eventos Anteriores" lists completed events', async ({ openAs }) => {
    const past = (await openAs.visitor('/events')).getByRole('region', { name: 'Eventos Anteriores' });
    await expect(cards(past).first()).toBeVisible();
    await expect(cards(past).getByText('Completado', { exact: true })).toHaveCount(await cards(past).count());
  });
});

section('4 States', ({ row }) => {
  for (const [status, label, colour] of [
    ['upcoming', 'Próximo', 'blue'],
    ['registration-open', 'Inscripciones Abiertas', 'green'],
    ['completed', 'Completado', 'grey'],
    ['cancelled', 'Cancelado', 'red'],
    ['aplazado', 'Sin Estado', 'grey'],
  ] as const) {
    row(`an event that is ${status} has the ${colour} badge "${label}"`, async ({ member, api }) => {
      const { id } = await conferenceOf(api);
      await member.route(`**/api/events/${id}`, async (route) => {
        await route.fulfill({ json: { ...(await (await route.fetch()).json()), status } });
      });
      await member.goto(`/events/${id}`);
      const badge = main(member).locator('header').getByText(label, { exact: true });
      await expect(badge).toBeVisible();
      expect(await tone(badge)).toBe(colour);
    });
  }
});

section('R Stubs', ({ row }) => {
  row('a visitor who presses "Inscribirse" logs in first and comes back to the event', async ({ openAs, api }) => {
    const { id, title } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator('#eventos')).filter({ hasText: title });
    await expect(card.getByRole('link', { name: 'Inscribirse' })).toHaveAttribute(
      'href',
      `/login?next=%2Fevents%2F${id}`,
    );
  });
  row('a visitor who presses "Registrarse" logs in first and comes back to the event', async ({ openAs, api }) => {
    const { id, title } = await conferenceOf(api);
    const link = cardOf(await openAs.visitor('/events'), title).getByRole('link', { name: 'Registrarse' });
    await expect(link).toHaveAttribute('href', `/login?next=%2Fevents%2F${id}`);
  });
  row('"Más Información" opens the page of the event', async ({ visitor, api }) => {
    const { id, title } = await anEvent(api, ({ registrationRequired }) => !registrationRequired);
    await visitor.goto('/');
    await cards(visitor.locator('#eventos'))
      .filter({ hasText: title })
      .getByRole('link', { name: 'Más Información' })
      .click();
    await expect(visitor).toHaveURL(`/events/${id}`);
    await expect(h1(visitor)).toHaveText(title);
  });
  row('the page of an event has add-to-calendar as an .ics file', async ({ openAs, api }) => {
    const { id } = await conferenceOf(api);
    const link = (await openAs.visitor(`/events/${id}`)).getByRole('link', { name: 'Agregar al calendario' });
    await expect(link).toHaveAttribute('href', `/api/events/${id}/calendar.ics`);
  });
  row('the page of an event can be shared', async ({ openAs, api }) => {
    const { id } = await conferenceOf(api);
    const share = (await openAs.visitor(`/events/${id}`)).getByRole('link', { name: 'Compartir por WhatsApp' });
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(`/events/${id}`);
  });
  row('send-event: a visitor logs in and comes back to the proposal', async ({ openAs }) => {
    const link = (await openAs.visitor('/events')).getByRole('link', { name: 'Enviar evento' });
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', 'http://portal.example');
    expect([pathname, searchParams.get('next')]).toEqual(['/login', '/events?enviar=1']);
  });
  row('send-event: a member gets the form of a proposal', async ({ member }) => {
    await member.goto('/events');
    await member.getByRole('link', { name: 'Enviar evento' }).click();
    await expect(member.getByRole('dialog')).toContainText(/aprobación|revis/i);
  });
  row('contact-events opens the contact form with the subject chosen', async ({ member }) => {
    await member.goto('/events');
    await member.getByRole('link', { name: 'Contactar', exact: true }).click();
    await expect(member.getByLabel('Asunto *')).toHaveValue('events');
  });
  row('picking a day filters the list to that day', async ({ visitor, api }) => {
    await visitor.goto('/events');
    await visitor
      .getByRole('grid')
      .getByRole('button', { name: /\d+ eventos?/ })
      .first()
      .click();
    const day = new URL(visitor.url()).searchParams.get('fecha');
    const titles = (await eventsOf(api)).filter(({ date }) => date === day).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    await expect(cards(upcoming(visitor)).getByRole('heading', { level: 3 })).toHaveText(titles);
  });
  row('days with events are marked, others are not', async ({ openAs, api }) => {
    const [next] = await eventsOf(api);
    const grid = (await openAs.visitor(`/events?mes=${next?.date.slice(0, 7)}`)).getByRole('grid');
    const days = new Set(
      (await eventsOf(api)).map(({ date }) => date).filter((date) => date.startsWith(next?.date.slice(0, 7) ?? '-')),
    );
    await expect(grid.getByRole('button', { name: /\d+ eventos?/ })).toHaveCount(days.size);
  });
  row('the tally of types is counted from the database', async ({ api, database }) => {
    const counted = await database.rows<{ type: string; count: number }>(
      `select type, count(*)::int as count from events where publication = 'published' group by type`,
    );
    const { countsByType } = (await api.visitor.get('/api/events')).body;
    for (const { type, count } of counted) expect(countsByType[type]).toBe(count);
  });
});
