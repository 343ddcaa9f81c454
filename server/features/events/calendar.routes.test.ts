import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createEvent, signedIn } from '../../../tests/support/factories.ts';
import { events } from '../../database/schema/events.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({
    config: { publicUrl: 'https://portal.example' },
    now: () => new Date('2030-03-10T16:00:00Z'),
  });
});
beforeEach(async () => {
  await portal.database.delete(events);
});
afterAll(() => portal.close());

/** Read by a parser that is not ours. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { calendar, entries };
}

const title = 'Impuestos; "e-CF", ITBIS y más: cómo poner en orden el negocio \\ sin perder el sueño — edición 2030';

describe('GET /api/events/{id}/calendar.ics', () => {
  it('is read by any calendar, at the right instant, with the text as it was written', async () => {
    const event = await createEvent(portal.database, {
      title,
      description: 'Primera línea, con coma\nSegunda; con punto y coma 🎉',
      date: '2030-08-28',
      time: '20:30',
      duration: '2 horas y media',
      location: 'Auditorio, Av. Libertad 45',
      price: 'RD$ 500',
      memberPrice: 0,
      sequence: 3,
    });
    const answer = await portal.visitor().get(`/api/events/${event.id}/calendar.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="impuestos-e-cf-itbis-[a-z0-9-]+\.ics"$/,
    );

    const { calendar, entries } = read(answer.body);
    const [entry] = entries;
    expect(entries).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(entry).toMatchObject({
      uid: event.id,
      summary: title,
      location: 'Auditorio, Av. Libertad 45',
      sequence: 3,
      description: `Primera línea, con coma\nSegunda; con punto y coma 🎉\n\nPrecio: RD$ 500 · Miembros: Gratis\n\nhttps://portal.example/events/${event.id}`,
    });
    // 8:30 p. m. in Santo Domingo is past midnight in UTC.
    expect(entry?.startDate.toJSDate().toISOString()).toBe('2030-08-29T00:30:00.000Z');
    expect(entry?.endDate.toJSDate().toISOString()).toBe('2030-08-29T03:00:00.000Z');
    expect(entry?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(entry?.organizer).toBeNull();

    await portal.database.update(siteSettings).set({ contactEmail: 'info@oficina.example' });
    const [organized] = read((await portal.visitor().get(`/api/events/${event.id}/calendar.ics`)).body).entries;
    expect(organized?.organizer).toBe('mailto:info@oficina.example');
  });

  it('keeps to lines of 75 octets that end in CRLF', async () => {
    const event = await createEvent(portal.database, {
      title: 'ñandú '.repeat(40).trim(),
      description: 'á'.repeat(900),
    });
    const { body } = await portal.visitor().get(`/api/events/${event.id}/calendar.ics`);
    const lines = body.split('\r\n');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line: string) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(read(body).entries[0]?.summary).toBe('ñandú '.repeat(40).trim());
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('cannot be made to say more than it does', async () => {
    const event = await createEvent(portal.database, {
      title: 'Uno\r\nATTENDEE:mailto:otro@prueba.example',
      location: 'Aquí\nEND:VEVENT',
    });
    const { entries } = read((await portal.visitor().get(`/api/events/${event.id}/calendar.ics`)).body);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.attendees).toEqual([]);
  });

  it('says of a cancelled one that it is', async () => {
    const event = await createEvent(portal.database, { status: 'cancelled' });
    const { entries } = read((await portal.visitor().get(`/api/events/${event.id}/calendar.ics`)).body);
    expect(entries[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('answers 404 for what is not there and what is not public', async () => {
    const proposed = await createEvent(portal.database, { publication: 'proposed' });
    for (const id of [proposed.id, crypto.randomUUID()]) {
      expect((await portal.visitor().get(`/api/events/${id}/calendar.ics`)).status).toBe(404);
    }
    const admin = await signedIn(portal, { role: 'admin' });
    expect((await admin.client.get(`/api/events/${proposed.id}/calendar.ics`)).status).toBe(200);
  });
});

describe('GET /api/events/calendar.ics', () => {
  it('holds everything that is public, of the last year on', async () => {
    await createEvent(portal.database, { title: 'Próximo', date: '2030-06-01' });
    await createEvent(portal.database, { title: 'Reciente', date: '2029-06-01' });
    await createEvent(portal.database, { title: 'Antiguo', date: '2028-06-01' });
    await createEvent(portal.database, { title: 'Cancelado', date: '2030-07-01', status: 'cancelled' });
    await createEvent(portal.database, { title: 'Propuesto', date: '2030-06-02', publication: 'proposed' });
    await createEvent(portal.database, { title: 'Borrador', date: '2030-06-02', publication: 'draft' });

    const answer = await portal.visitor().get('/api/events/calendar.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { calendar, entries } = read(answer.body);
    expect(entries.map((entry) => entry.summary)).toEqual(['Reciente', 'Próximo', 'Cancelado']);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Eventos · Consejo de Desarrollo Empresarial del Este');
  });

  it('is a calendar also when there is nothing in it', async () => {
    expect(read((await portal.visitor().get('/api/events/calendar.ics')).body).entries).toEqual([]);
  });
});
