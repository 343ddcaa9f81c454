import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, signedIn } from '../../../tests/support/factories.ts';
import {
  mailAttachment,
  mailPart,
  mailSubject,
  startSmtpServer,
  type TestSmtpServer,
} from '../../../tests/support/smtp-server.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({
    config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' },
    now: () => new Date('2030-03-10T16:00:00Z'),
  });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

async function mailTo(email: string, subject: string) {
  const find = () => smtp.mails.filter((mail) => mail.to.includes(email) && mailSubject(mail).startsWith(subject));
  await expect.poll(find).toHaveLength(1);
  const [mail] = find();
  if (!mail) throw new Error('no mail');
  return mail;
}

function calendarOf(mail: Parameters<typeof mailAttachment>[0]) {
  const file = mailAttachment(mail);
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no entry');
  const { uid, sequence, startDate, location } = new ICAL.Event(component);
  return {
    type: file?.type,
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid,
    sequence,
    location,
    startsAt: startDate.toJSDate().toISOString(),
  };
}

const form = {
  title: 'Taller de costos <b>&</b> precios',
  date: '2030-04-20',
  time: '13:00',
  location: 'Salón A',
  type: 'workshop',
  registrationRequired: true,
  capacity: 1,
};

describe('mails about an event', () => {
  it('tell of each step, as text and as HTML, with the calendar in step', async () => {
    const admin = await signedIn(portal, { role: 'admin' });
    const [holder, waiting] = await Promise.all([
      signedIn(portal, { firstName: 'Ana <i>' }),
      signedIn(portal, { firstName: 'Luis' }),
    ]);
    const { body: event } = await admin.client.post('/api/admin/events', form);
    const path = `/api/events/${event.id}/registration`;
    await holder.client.post(path);
    await waiting.client.post(path);

    const confirmed = await mailTo(holder.user.email, 'Inscripción confirmada: Taller de costos <b>&</b> precios');
    const text = mailPart(confirmed, 'text/plain');
    expect(text).toContain('Hola, Ana <i>:');
    expect(text).toContain('Fecha: sábado, 20 de abril de 2030 · Hora: 1:00 p. m. · Lugar: Salón A');
    expect(text).toContain(`https://portal.example/events/${event.id}`);
    const html = mailPart(confirmed, 'text/html');
    expect(html).toMatch(/<p[^>]*>Hola, Ana &lt;i&gt;:<\/p>/);
    expect(html).toContain('«Taller de costos &lt;b&gt;&amp;&lt;/b&gt; precios»');
    expect(html).toMatch(new RegExp(`<a href="https://portal\\.example/events/${event.id}"[^>]*>Ver el evento</a>`));
    expect(calendarOf(confirmed)).toEqual({
      type: expect.stringContaining('text/calendar; charset=utf-8; method=PUBLISH'),
      method: 'PUBLISH',
      status: 'CONFIRMED',
      uid: event.id,
      sequence: 0,
      location: 'Salón A',
      startsAt: '2030-04-20T17:00:00.000Z',
    });

    const listed = await mailTo(waiting.user.email, 'Lista de espera');
    expect(mailPart(listed, 'text/plain')).toContain('en la lista de espera, en el puesto 1.');
    expect(mailAttachment(listed)).toBeUndefined();

    await admin.client.put(`/api/admin/events/${event.id}`, { ...form, time: '15:30', location: 'Salón B' });
    const changed = await mailTo(holder.user.email, 'Cambios en el evento');
    expect(mailPart(changed, 'text/plain')).toContain('Nueva hora: 3:30 p. m. Nuevo lugar: Salón B.');
    expect(calendarOf(changed)).toMatchObject({
      uid: event.id,
      sequence: 1,
      location: 'Salón B',
      startsAt: '2030-04-20T19:30:00.000Z',
    });
    expect(mailAttachment(await mailTo(waiting.user.email, 'Cambios en el evento'))).toBeUndefined();

    await holder.client.delete(path);
    expect(calendarOf(await mailTo(holder.user.email, 'Inscripción cancelada'))).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: event.id,
    });
    const promoted = await mailTo(waiting.user.email, 'Ya tienes cupo');
    expect(mailPart(promoted, 'text/html')).toContain('tu inscripción quedó confirmada.');
    expect(calendarOf(promoted)).toMatchObject({ method: 'PUBLISH', uid: event.id, sequence: 1 });

    await admin.client.put(`/api/admin/events/${event.id}/cancellation`, { reason: 'Se anuncia una tormenta.' });
    const cancelled = await mailTo(waiting.user.email, 'Evento cancelado');
    expect(mailPart(cancelled, 'text/plain')).toContain('Motivo: Se anuncia una tormenta.');
    expect(calendarOf(cancelled)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2 });
    // No mail to the one who withdrew.
    expect(smtp.mails.filter(({ to }) => to.includes(holder.user.email))).toHaveLength(3);
  });

  it('cannot be given headers or recipients by a title', async () => {
    const event = await createOpenEvent(portal.database, { title: 'Uno\r\nBcc: otro@prueba.example' });
    const { client, user } = await signedIn(portal);
    await client.post(`/api/events/${event.id}/registration`);
    const mail = await mailTo(user.email, 'Inscripción confirmada: Uno Bcc');
    expect(mail.to).toEqual([user.email]);
    expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });
});
