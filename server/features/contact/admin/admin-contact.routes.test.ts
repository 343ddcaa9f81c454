import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createProject, signedIn } from '../../../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts';
import { auditLog } from '../../../database/schema/audit.ts';
import { contactDepartments, contactMessages } from '../../../database/schema/contact.ts';
import { siteSettings } from '../../../database/schema/site.ts';

const LIST = '/api/admin/contact-messages';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url } });
  await portal.database.update(siteSettings).set({ contactEmail: 'info@oficina.example' });
  await portal.database.insert(contactDepartments).values({ key: 'activities', email: 'eventos@oficina.example' });
  admin = (await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Gil' })).client;
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

async function createMessage(values: Partial<typeof contactMessages.$inferInsert> = {}) {
  const [row] = await portal.database
    .insert(contactMessages)
    .values({
      name: 'Yunior Almonte',
      email: 'yunior@prueba.example',
      subject: 'events',
      message: '¿Habrá parqueo en la feria?',
      ...values,
    })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

const recorded = (id: string) =>
  portal.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.targetId, id));

describe('the inbox', () => {
  it('shows the unread first, the newest of each before the others, and pages', async () => {
    const company = 'Orden';
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const read = await createMessage({ company, isRead: true, createdAt: at(4) });
    const older = await createMessage({ company, createdAt: at(1) });
    const newer = await createMessage({ company, createdAt: at(2) });
    const first = await admin.get(`${LIST}?search=orden&limit=2`);
    expect(first.body).toMatchObject({ total: 3, page: 1, totalPages: 2 });
    expect(first.body.messages.map((message: { id: string }) => message.id)).toEqual([newer.id, older.id]);
    const second = await admin.get(`${LIST}?search=orden&limit=2&page=2`);
    expect(second.body.messages.map((message: { id: string }) => message.id)).toEqual([read.id]);
  });

  it('is narrowed down by state, subject and words, whatever their accents', async () => {
    await createMessage({ subject: 'media', name: 'Íngrid Núñez', message: 'Una entrevista para la radio' });
    const found = await admin.get(`${LIST}?state=unread&subject=media&search=nunez`);
    expect(found.body.messages).toMatchObject([{ name: 'Íngrid Núñez', subject: 'media', isRead: false }]);
    expect((await admin.get(`${LIST}?state=answered&search=nunez`)).body.total).toBe(0);
    const { counts } = found.body;
    expect(counts.all).toBe(counts.unanswered + counts.answered);
  });

  it('is sorted by name or day when asked, and downloaded as seen', async () => {
    const company = 'Ordenada';
    for (const [name, day] of [
      ['Zoila', 1],
      ['Álvaro', 3],
      ['=SUM(1)', 2],
    ] as const) {
      await createMessage({ company, name, isRead: day === 1, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    const names = async (sort: string) =>
      (await admin.get(`${LIST}?search=ordenada&sort=${sort}`)).body.messages.map(({ name }: { name: string }) => name);
    expect(await names('name')).toEqual(['=SUM(1)', 'Álvaro', 'Zoila']);
    expect(await names('-createdAt')).toEqual(['Álvaro', '=SUM(1)', 'Zoila']);
    const file = await admin.get(`${LIST}.csv?search=ordenada&sort=createdAt&columns=name,state`);
    expect(file.body).toBe("\uFEFFNombre,Estado\r\nZoila,Leído\r\n'=SUM(1),Sin leer\r\nÁlvaro,Sin leer\r\n");
    expect(await recorded('contact-messages')).toEqual([{ action: 'contact.export' }]);
  });

  it.each(['state=otra', 'subject=otro', 'sort=message', 'page=0', 'limit=101', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`${LIST}?${query}`)).status).toBe(400);
    },
  );
});

describe('one message', () => {
  it('tells of the project and the account it came from', async () => {
    const { user } = await signedIn(portal);
    const project = await createProject(portal.database, { title: 'Vivero' });
    const { id } = await createMessage({ userId: user.id, projectId: project.id });
    expect((await admin.get(`${LIST}/${id}`)).body).toMatchObject({
      memberId: user.id,
      project: { id: project.id, title: 'Vivero' },
      reference: expect.stringMatching(/^MSJ-\d{5}$/),
      answer: null,
    });
  });

  it('is marked as read and as unread; repeating it changes nothing', async () => {
    const { id } = await createMessage();
    for (const isRead of [true, true]) expect((await admin.put(`${LIST}/${id}/read`)).body.isRead).toBe(isRead);
    for (const isRead of [false, false]) expect((await admin.delete(`${LIST}/${id}/read`)).body.isRead).toBe(isRead);
  });

  it('is answered by mail, once, however many press at the same time', async () => {
    const message = await createMessage({ createdAt: new Date('2026-03-02T16:00:00Z') });
    const answers = await Promise.all(
      ['Sí, habrá parqueo.\nGratis.', 'Todavía no se sabe.'].map((answer) =>
        admin.post(`${LIST}/${message.id}/answer`, { answer }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const done = answers.find(({ status }) => status === 201)?.body;
    expect(done).toMatchObject({ isRead: true, answeredBy: { name: 'Ana Gil' } });

    const about = () => smtp.mails.filter((mail) => mailSubject(mail).includes(done.reference));
    await expect.poll(() => about().length).toBe(1);
    const [mail] = about();
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual(['yunior@prueba.example']);
    expect(mailSubject(mail)).toBe(`Re: Eventos y conferencias (${done.reference})`);
    expect(mail.raw).toMatch(/^Reply-To: Eventos y proyectos <eventos@oficina\.example>\r$/m);
    const text = mailPart(mail, 'text/plain').replaceAll('\r\n', '\n');
    expect(text).toContain(done.answer);
    expect(text).toContain('El lunes, 2 de marzo de 2026 escribiste:\n> ¿Habrá parqueo en la feria?');
    expect(await recorded(message.id)).toEqual([{ action: 'contact.answer' }]);
  });

  it('has a note that the sender never sees, and that is taken away when empty', async () => {
    const { id } = await createMessage();
    expect((await admin.put(`${LIST}/${id}/note`, { note: 'Llamar el lunes' })).body.note).toBe('Llamar el lunes');
    expect((await admin.put(`${LIST}/${id}/note`, { note: ' ' })).body.note).toBeNull();
    expect(await recorded(id)).toHaveLength(2);
  });

  it('is deleted, and the log keeps who did it', async () => {
    const { id } = await createMessage();
    expect((await admin.delete(`${LIST}/${id}`)).body).toEqual({ id });
    expect((await admin.get(`${LIST}/${id}`)).status).toBe(404);
    expect((await admin.delete(`${LIST}/${id}`)).status).toBe(404);
    expect(await recorded(id)).toEqual([{ action: 'contact.delete' }]);
  });

  it.each([
    ['answer', { answer: ' ' }, { answer: 'Escribe la respuesta' }],
    ['answer', {}, { answer: 'Escribe la respuesta' }],
    ['answer', { answer: 'x'.repeat(5001) }, { answer: 'La respuesta no puede exceder 5000 caracteres' }],
    ['note', { note: 'x'.repeat(2001) }, { note: 'La nota no puede exceder 2000 caracteres' }],
  ])('refuses a bad %s', async (part, body, fields) => {
    const { id } = await createMessage();
    const answer = await (part === 'answer'
      ? admin.post(`${LIST}/${id}/answer`, body)
      : admin.put(`${LIST}/${id}/note`, body));
    expect(answer).toMatchObject({ status: 400, body: { fields } });
  });
});

describe('departments', () => {
  it('are changed, and new messages go there', async () => {
    const body = { email: 'Socios@Consejo.example', phone: '829-555-0110' };
    const answer = await admin.put('/api/admin/contact-departments/membership', body);
    expect(answer.body).toMatchObject({ key: 'membership', email: 'socios@consejo.example', phone: '829-555-0110' });
    const { client } = await signedIn(portal);
    const sent = await client.post('/api/contact', {
      name: 'Ana Gil',
      email: 'ana@prueba.example',
      subject: 'membership',
      message: 'Quisiera ser parte del consejo.',
    });
    const about = () => smtp.mails.filter((mail) => mailSubject(mail).includes(sent.body.reference));
    await expect.poll(() => about().map(({ to }) => to)).toEqual([['socios@consejo.example']]);
  });

  it('that do not exist, or the general one, are refused', async () => {
    const body = { email: 'a@b.example', phone: '829-555-0110' };
    for (const key of ['general', 'otro']) {
      expect((await admin.put(`/api/admin/contact-departments/${key}`, body)).status).toBe(400);
    }
    const bad = await admin.put('/api/admin/contact-departments/membership', { email: 'nada', phone: '' });
    expect(bad.body.fields).toEqual({ email: 'Ingresa un correo electrónico válido' });
  });

  it('may have only a telephone, or nothing: then their messages go to the general address', async () => {
    const { client } = await signedIn(portal);
    for (const phone of ['829-555-0110', '']) {
      const saved = await admin.put('/api/admin/contact-departments/activities', { email: '', phone });
      expect(saved.body).toMatchObject({ key: 'activities', email: null, phone: phone || null });
      const sent = await client.post('/api/contact', {
        name: 'Ana Gil',
        email: 'ana@prueba.example',
        subject: 'events',
        message: '¿Dónde es el desayuno?',
      });
      const about = () => smtp.mails.filter((mail) => mailSubject(mail).includes(sent.body.reference));
      await expect.poll(() => about().map(({ to }) => to)).toEqual([['info@oficina.example']]);
    }
  });
});

describe('only administrators', () => {
  it('get to see or change any of it', async () => {
    const { id } = await createMessage();
    const { client } = await signedIn(portal);
    const answers = [
      await client.get(LIST),
      await client.get(`${LIST}/${id}`),
      await client.put(`${LIST}/${id}/read`),
      await client.delete(`${LIST}/${id}/read`),
      await client.post(`${LIST}/${id}/answer`, { answer: 'Hola' }),
      await client.put(`${LIST}/${id}/note`, { note: 'Hola' }),
      await client.delete(`${LIST}/${id}`),
      await client.put('/api/admin/contact-departments/membership', { email: 'a@b.example', phone: '1' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
  });
});
