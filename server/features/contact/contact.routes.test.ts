import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createProject, signedIn } from '../../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { contactDepartments, contactMessages } from '../../database/schema/contact.ts';
import { siteSettings } from '../../database/schema/site.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' } });
  await portal.database.update(siteSettings).set({ contactEmail: 'info@oficina.example' });
  await portal.database.insert(contactDepartments).values([
    { key: 'membership', email: 'membresia@oficina.example', phone: '809-555-0102' },
    { key: 'activities', email: 'eventos@oficina.example', phone: '809-555-0105' },
  ]);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Yokasta Peña',
  email: 'yokasta@prueba.example',
  phone: '809-555-0101',
  company: 'Ferretería Peña',
  subject: 'membership',
  message: '¿Qué documentos hacen falta para afiliar mi empresa?',
  ...changes,
});

const mailsAbout = (reference: string) => smtp.mails.filter((mail) => mailSubject(mail).includes(reference));

async function mailAbout(reference: string) {
  await expect.poll(() => mailsAbout(reference).length).toBe(1);
  const [mail] = mailsAbout(reference);
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('POST /api/contact', () => {
  it('keeps the message and mails it to the department of its subject, to be answered to the sender', async () => {
    const { client, user } = await signedIn(portal);
    const answer = await client.post('/api/contact', form());
    expect(answer).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^MSJ-\d{5}$/) } });
    expect(answer.body.copySent).toBe(false);
    const [row] = await portal.database.select().from(contactMessages).where(eq(contactMessages.id, answer.body.id));
    expect(row).toMatchObject({ name: 'Yokasta Peña', phone: '+18095550101', userId: user.id, isRead: false });

    const mail = await mailAbout(answer.body.reference);
    expect(mail.to).toEqual(['membresia@oficina.example']);
    expect(mail.raw).toMatch(/^Reply-To: =\?UTF-8\?Q\?Yokasta_Pe=C3=B1a\?= <yokasta@prueba\.example>\r$/m);
    for (const type of ['text/plain', 'text/html'] as const) {
      expect(mailPart(mail, type)).toContain('¿Qué documentos hacen falta para afiliar mi empresa?');
      expect(mailPart(mail, type)).toContain('Información sobre membresía');
      expect(mailPart(mail, type)).toContain(`la cuenta de ${user.firstName} ${user.lastName} (${user.email}`);
      expect(mailPart(mail, type)).toContain(`https://portal.example/members/${user.id}`);
      expect(mailPart(mail, type)).toContain(`https://portal.example/admin/mensajes/${answer.body.id}`);
    }
  });

  it('sends each subject to those who look after it', async () => {
    const { client } = await signedIn(portal);
    const expected = {
      membership: 'membresia@oficina.example',
      partnership: 'membresia@oficina.example',
      events: 'eventos@oficina.example',
      projects: 'eventos@oficina.example',
      media: 'info@oficina.example',
      other: 'info@oficina.example',
    };
    for (const [subject, address] of Object.entries(expected)) {
      const { body } = await client.post('/api/contact', form({ subject }));
      expect((await mailAbout(body.reference)).to).toEqual([address]);
    }
  });

  it('keeps the message where the office has no address yet, and its answer goes out all the same', async () => {
    const own = await startSmtpServer();
    const empty = await createTestApp({ config: { smtpUrl: own.url } });
    const { client, user } = await signedIn(empty, { isEmailVerified: true });
    const { status, body } = await client.post('/api/contact', form({ email: user.email }));
    expect([status, body.copySent]).toEqual([201, true]);
    const { client: admin } = await signedIn(empty, { role: 'admin' });
    const path = `/api/admin/contact-messages/${body.id}`;
    expect((await admin.get(path)).body.message).toContain('documentos');
    expect((await admin.post(`${path}/answer`, { answer: 'La cédula y el RNC.' })).status).toBe(201);
    await expect.poll(() => own.mails.length).toBe(2);
    expect(own.mails.map(({ to, raw }) => [to, raw.includes('Reply-To')])).toEqual([
      [[user.email], false],
      [[user.email], false],
    ]);
    await empty.close();
    await own.close();
  });

  it('names the project that it is about, if members can see it', async () => {
    const { client } = await signedIn(portal);
    const project = await createProject(portal.database, { title: 'Mercado techado' });
    const { body } = await client.post('/api/contact', form({ subject: 'projects', projectId: project.id }));
    expect(mailPart(await mailAbout(body.reference), 'text/plain')).toContain('Proyecto: Mercado techado');

    const hidden = await createProject(portal.database, { isPublished: false });
    const refused = await client.post('/api/contact', form({ subject: 'projects', projectId: hidden.id }));
    expect(refused).toMatchObject({ status: 400, body: { message: 'El proyecto ya no está disponible' } });
  });

  it('sends a copy only to the confirmed address of the account itself', async () => {
    const confirmed = await signedIn(portal, { isEmailVerified: true });
    const own = await confirmed.client.post('/api/contact', form({ email: confirmed.user.email }));
    expect(own.body.copySent).toBe(true);
    await expect.poll(() => mailsAbout(own.body.reference).length).toBe(2);
    const copy = mailsAbout(own.body.reference).find(({ to }) => to.includes(confirmed.user.email));
    expect(copy && mailSubject(copy)).toBe(`Recibimos tu mensaje (${own.body.reference})`);

    const unconfirmed = await signedIn(portal);
    const other = await unconfirmed.client.post('/api/contact', form({ email: unconfirmed.user.email }));
    expect(other.body.copySent).toBe(false);
  });

  it.each([
    [{ name: 'Y' }, { name: 'El nombre debe tener al menos 2 caracteres' }],
    [{ name: ' Y ' }, { name: 'El nombre debe tener al menos 2 caracteres' }],
    [{ name: undefined }, { name: 'El nombre debe tener al menos 2 caracteres' }],
    [{ email: 'nada' }, { email: 'Ingresa un correo electrónico válido' }],
    [{ email: undefined }, { email: 'Ingresa un correo electrónico válido' }],
    [{ subject: '' }, { subject: 'Selecciona un asunto' }],
    [{ subject: 'otra cosa' }, { subject: 'Selecciona un asunto' }],
    [{ subject: undefined }, { subject: 'Selecciona un asunto' }],
    [{ message: 'Corto' }, { message: 'El mensaje debe tener al menos 10 caracteres' }],
    [{ message: '          ' }, { message: 'El mensaje debe tener al menos 10 caracteres' }],
    [{ message: undefined }, { message: 'El mensaje debe tener al menos 10 caracteres' }],
    [{ message: 'x'.repeat(5001) }, { message: 'El mensaje no puede exceder 5000 caracteres' }],
    [{ projectId: 'no-es' }, { projectId: 'El identificador no es válido' }],
    [{ name: ['Ana'] }, { name: 'El nombre debe tener al menos 2 caracteres' }],
  ])('refuses %j', async (change, fields) => {
    const { client } = await signedIn(portal);
    expect(await client.post('/api/contact', form(change))).toMatchObject({ status: 400, body: { fields } });
  });

  it('lets telephone and company be left out, empty or null', async () => {
    const { client } = await signedIn(portal);
    for (const nothing of [undefined, null, '']) {
      const { status } = await client.post('/api/contact', form({ phone: nothing, company: nothing }));
      expect(status).toBe(201);
    }
  });

  it('lets nobody put a header, a recipient or markup into the mail', async () => {
    const { client } = await signedIn(portal);
    for (const change of [
      { name: 'Ana\r\nBcc: otra@evil.example' },
      { company: 'Ana\nBcc: otra@evil.example' },
      { email: '"a@evil.example x"@prueba.example' },
      { email: 'a@prueba.example, otra@evil.example' },
      { email: 'a@prueba.example\r\nBcc: otra@evil.example' },
    ]) {
      expect((await client.post('/api/contact', form(change))).status).toBe(400);
    }
    const { body } = await client.post(
      '/api/contact',
      form({
        name: '<b>Ana</b>, "otra" <otra@evil.example>',
        message: 'Primera línea\r\nBcc: otra@evil.example\r\n.\r\nMAIL FROM:<x@evil.example> <script>alert(1)</script>',
      }),
    );
    const mail = await mailAbout(body.reference);
    expect(mail.to).toEqual(['membresia@oficina.example']);
    const headers = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^Reply-To:/gim)).toHaveLength(1);
    expect(headers.replaceAll('\r\n ', ' ')).toMatch(/^Reply-To: "[^\n]*" <yokasta@prueba\.example>\r$/m);
    expect(mailPart(mail, 'text/html')).not.toMatch(/<script>|<b>Ana/);
    expect(mailPart(mail, 'text/html')).toContain('Primera línea<br/>');
  });

  it('asks for a session, also to see how to reach the departments', async () => {
    const visitor = portal.visitor();
    for (const answer of [await visitor.post('/api/contact', form()), await visitor.get('/api/contact/departments')]) {
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  it('is limited for each account', async () => {
    const limited = await createTestApp({ sharing: portal, config: { rateLimits: true } });
    const { client } = await signedIn(limited);
    const answers = await Promise.all(Array.from({ length: 7 }, () => client.post('/api/contact', form())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    await limited.close();
  });
});

describe('GET /api/contact/departments', () => {
  it('has no addresses but those that the office gave', async () => {
    const empty = await createTestApp();
    const { client } = await signedIn(empty);
    const { body } = await client.get('/api/contact/departments');
    expect(body.slice(1)).toEqual([
      { key: 'membership', name: 'Membresía y alianzas', email: null, phone: null },
      { key: 'activities', name: 'Eventos y proyectos', email: null, phone: null },
    ]);
    await empty.close();
  });

  it('has three: the general one is the settings of the site', async () => {
    await portal.database.update(siteSettings).set({ contactPhone: '809-555-0199' });
    const { client } = await signedIn(portal);
    const { body } = await client.get('/api/contact/departments');
    expect(body).toEqual([
      { key: 'general', name: 'Información general', email: 'info@oficina.example', phone: '809-555-0199' },
      {
        key: 'membership',
        name: 'Membresía y alianzas',
        email: 'membresia@oficina.example',
        phone: '809-555-0102',
      },
      { key: 'activities', name: 'Eventos y proyectos', email: 'eventos@oficina.example', phone: '809-555-0105' },
    ]);
  });
});
