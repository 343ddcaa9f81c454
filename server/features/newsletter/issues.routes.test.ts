import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createDrawing, createEvent, createNews, signedIn } from '../../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { news } from '../../database/schema/news.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';

const ISSUES = '/api/admin/newsletter/issues';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: ApiClient;
let adminEmail: string;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const publicUrl = 'https://portal.example';
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl } });
  const { client, user } = await signedIn(portal, { role: 'admin' });
  admin = client;
  adminEmail = user.email;
});
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.unknown.clear();
  await portal.database.delete(newsletterSubscribers);
  await portal.database.update(siteSettings).set({ enableNewsletter: true, address: 'Calle Sánchez 12' });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const form = (changes: Record<string, unknown> = {}) => ({
  subject: 'Boletín de agosto',
  intro: 'Estimados socios:\n\nEste mes hay mucho que contar.',
  ...changes,
});

async function subscribe(...emails: string[]) {
  const rows = emails.map((email) => ({ email, confirmedAt: new Date() }));
  await portal.database.insert(newsletterSubscribers).values(rows);
}

async function createIssue(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin.post(ISSUES, form(changes));
  expect(status).toBe(201);
  return body.id;
}

const send = (id: string) => admin.post(`${ISSUES}/${id}/send`);
const issueOf = async (id: string) => (await admin.get(`${ISSUES}/${id}`)).body;
const untilSent = (id: string) => expect.poll(async () => (await issueOf(id)).state, { interval: 100 }).toBe('sent');

const recorded = (id: string) =>
  portal.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.targetId, id));

describe('the picture of an issue', () => {
  async function upload() {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0e7490' } })
      .png()
      .toBuffer();
    const { body } = await admin.send('POST', '/api/admin/media', png, { 'content-type': 'image/png' });
    await admin.put(`/api/admin/media/${body.id}`, { alt: 'El muelle al amanecer', focal: { x: 0.5, y: 0.5 } });
    return body as { id: string; jpegUrl: string };
  }

  it('is a JPEG with an absolute address, a width and a description, which the text part has too', async () => {
    const { id: imageId, jpegUrl } = await upload();
    const id = await createIssue({ imageId });
    expect(await issueOf(id)).toMatchObject({ imageId });
    await subscribe('lectora@imagen.example');
    await send(id);
    await untilSent(id);
    const [mail] = smtp.mails;
    if (!mail) throw new Error('no mail came');
    const [image = ''] = /<img[^>]*>/.exec(mailPart(mail, 'text/html')) ?? [];
    expect(image).toContain(`src="https://portal.example${jpegUrl}"`);
    expect(image).toContain('width="552"');
    expect(image).toContain('alt="El muelle al amanecer"');
    expect(mailPart(mail, 'text/plain')).toContain('[Imagen: El muelle al amanecer]');
    // In the mailboxes of the readers.
    expect(await admin.delete(`/api/admin/media/${imageId}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('el boletín «Boletín de agosto»') },
    });
  });

  it('is kept by an edit that does not name it, taken away by an empty one, and no drawing', async () => {
    const { id: imageId } = await upload();
    const id = await createIssue({ imageId });
    expect((await admin.put(`${ISSUES}/${id}`, form())).body.imageId).toBe(imageId);
    const drawn = await admin.put(`${ISSUES}/${id}`, form({ imageId: await createDrawing(portal.database) }));
    expect([drawn.status, Object.keys(drawn.body.fields)]).toEqual([400, ['imageId']]);
    expect((await admin.put(`${ISSUES}/${id}`, form({ imageId: '' }))).body.imageId).toBeNull();
    expect((await admin.delete(`/api/admin/media/${imageId}`)).status).toBe(200);
  });
});

describe('a draft', () => {
  it('is made from chosen news and events to come, in the chosen order, without what is gone', async () => {
    const [first, second, hidden] = [
      await createNews(portal.database, { title: 'Primera' }),
      await createNews(portal.database, { title: 'Segunda' }),
      await createNews(portal.database, { isPublished: false }),
    ];
    const coming = await createEvent(portal.database, { title: 'Por venir' });
    const past = await createEvent(portal.database, { date: '2020-01-01' });
    const { body } = await admin.post(
      ISSUES,
      form({ newsIds: [second.id, hidden.id, first.id], eventIds: [past.id, coming.id] }),
    );
    expect(body).toMatchObject({
      state: 'draft',
      news: [{ title: 'Segunda' }, { title: 'Primera' }],
      events: [{ title: 'Por venir', date: '2099-01-15' }],
      progress: { total: 0 },
    });
  });

  it('is changed, listed, searched and deleted, and the log keeps that', async () => {
    const id = await createIssue({ subject: 'Número especial de mangó' });
    await admin.put(`${ISSUES}/${id}`, form({ subject: 'Número de mangó', intro: null }));
    const { body } = await admin.get(`${ISSUES}?search=mango&state=draft`);
    expect(body).toMatchObject({ total: 1, issues: [{ id, subject: 'Número de mangó', intro: '' }] });
    expect((await admin.delete(`${ISSUES}/${id}`)).body).toEqual({ id });
    expect((await admin.get(`${ISSUES}/${id}`)).status).toBe(404);
    const actions = (await recorded(id)).map(({ action }) => action);
    expect(actions).toEqual(['issue.create', 'issue.update', 'issue.delete']);
  });

  it('takes single changes with the version that was read, and refuses another', async () => {
    const item = await createNews(portal.database, { title: 'La elegida' });
    const id = await createIssue({ newsIds: [item.id] });
    expect(await admin.patch(`${ISSUES}/${id}`, { subject: 'Otro asunto', version: 1 })).toMatchObject({
      status: 200,
      body: { subject: 'Otro asunto', intro: form().intro, news: [{ id: item.id }], version: 2 },
    });
    expect(await admin.patch(`${ISSUES}/${id}`, { newsIds: [], version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { subject: 'Otro asunto', news: [{ id: item.id }], version: 2 } },
    });
    expect((await admin.patch(`${ISSUES}/${id}`, { state: 'sent', version: 2 })).body.version).toBe(2);
    expect((await admin.patch(`${ISSUES}/${id}`, { subject: ' ', version: 2 })).body.fields).toEqual({
      subject: 'El asunto es requerido',
    });
    expect((await recorded(id)).map(({ action }) => action)).toEqual(['issue.create', 'issue.update']);
  });

  it.each([
    [{ subject: '  ' }, { subject: 'El asunto es requerido' }],
    [{ subject: 'a\r\nBcc: b@c.example' }, { subject: 'Contiene caracteres que no se permiten' }],
    [{ intro: 'x'.repeat(3001) }, { intro: 'La introducción no puede exceder 3000 caracteres' }],
    [{ newsIds: ['no-es'] }, { 'newsIds.0': 'El identificador no es válido' }],
    [{ newsIds: Array.from({ length: 11 }, () => crypto.randomUUID()) }, { newsIds: 'Elige 10 noticias como máximo' }],
    [{ eventIds: Array(2).fill('3f0e4f8e-8a44-4a43-9a51-3b1c64a5c1aa') }, { eventIds: 'Hay elementos repetidos' }],
  ])('refuses %j', async (change, fields) => {
    expect(await admin.post(ISSUES, form(change))).toMatchObject({ status: 400, body: { fields } });
  });

  it('is seen as the mail that it will be, in a document that can do nothing', async () => {
    const item = await createNews(portal.database, { title: '<script>alert(1)</script> & más' });
    const id = await createIssue({ newsIds: [item.id], intro: 'Hola <b>todos</b>' });
    const { body, headers } = await admin.get(`${ISSUES}/${id}/preview`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'self'.*sandbox$/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; más');
    expect(body).toContain(`https://portal.example/noticias/${item.id}`);
    expect(body).toContain('Hola &lt;b&gt;todos&lt;/b&gt;');
    expect(body).not.toMatch(/<script|<img|%%/);
  });

  it('is sent to oneself to try it', async () => {
    const id = await createIssue();
    const answer = await admin.post(`${ISSUES}/${id}/test`);
    expect(answer).toMatchObject({ status: 200, body: { message: `Enviamos una prueba a ${adminEmail}.` } });
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([[adminEmail]]);
    expect(smtp.mails.map(mailSubject)).toEqual(['[Prueba] Boletín de agosto']);
    expect((await issueOf(id)).state).toBe('draft');
  });
});

describe('sending', () => {
  it('goes once to everybody who confirmed and has not left, each with their own way out', async () => {
    await subscribe('ana@prueba.example', 'luis@prueba.example');
    await portal.database
      .insert(newsletterSubscribers)
      .values([
        { email: 'sin-confirmar@prueba.example' },
        { email: 'baja@prueba.example', isActive: false, confirmedAt: new Date() },
      ]);
    const item = await createNews(portal.database, { title: 'Exportación de aguacate' });
    const id = await createIssue({ newsIds: [item.id] });
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await untilSent(id);
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual([['ana@prueba.example'], ['luis@prueba.example']]);
    expect((await issueOf(id)).progress).toMatchObject({ total: 2, sent: 2, pending: 0, failed: 0 });

    const [mail, other] = smtp.mails;
    if (!mail || !other) throw new Error('no mail');
    const header = (raw: string, name: string) => new RegExp(`^${name}: ?((?:.|\\r\\n )*)`, 'm').exec(raw)?.[1]?.trim();
    const link = /^<(https:\/\/portal\.example\/api\/newsletter\/unsubscribe\?token=\S+)>$/.exec(
      header(mail.raw, 'List-Unsubscribe')?.replaceAll('\r\n ', '') ?? '',
    )?.[1];
    expect(link).toBeDefined();
    expect(header(mail.raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail.raw, 'Message-ID')).toMatch(new RegExp(`^<${id}\\.[0-9a-f-]{36}@portal\\.example>$`));
    expect(mail.raw).not.toContain(link && other.raw.includes(link) ? link : 'the link of another reader');
    for (const type of ['text/plain', 'text/html'] as const) {
      expect(mailPart(mail, type)).toContain('Exportación de aguacate');
      expect(mailPart(mail, type)).toContain('Este mes hay mucho que contar.');
      expect(mailPart(mail, type)).toContain('https://portal.example/boletin/baja?token=');
      expect(mailPart(mail, type)).toContain('Calle Sánchez 12');
    }
    const token = new URL(link ?? '').searchParams.get('token');
    const program = portal.visitor({});
    const answer = await program.post(`/api/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(200);
    const [reader] = await portal.database
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, mail.to[0] ?? ''));
    expect(reader?.isActive).toBe(false);
  });

  it('is of what was there when it began, and cannot be changed or deleted afterwards', async () => {
    await subscribe('ana@prueba.example');
    const item = await createNews(portal.database, { title: 'Como era' });
    const id = await createIssue({ newsIds: [item.id] });
    await send(id);
    await untilSent(id);
    await portal.database.update(news).set({ title: 'Como es ahora' }).where(eq(news.id, item.id));
    expect((await admin.get(`${ISSUES}/${id}/preview`)).body).toContain('Como era');
    const refusal = { status: 409, body: { message: 'Esta edición ya se envió, y no se puede cambiar.' } };
    expect(await admin.put(`${ISSUES}/${id}`, form())).toMatchObject(refusal);
    expect(await admin.delete(`${ISSUES}/${id}`)).toMatchObject(refusal);
  });

  it('needs something to say, and somebody to say it to', async () => {
    const empty = await createIssue({ intro: '' });
    expect((await send(empty)).body.message).toMatch(/^Esta edición está vacía/);
    const unread = await createIssue();
    expect((await send(unread)).body.message).toBe('No hay suscriptores activos a quienes enviarlo.');
    expect((await issueOf(unread)).state).toBe('draft');
  });

  it('lists whom the mail server refused, and tries those again when asked to', async () => {
    await subscribe('ana@prueba.example', 'nadie@prueba.example');
    smtp.unknown.add('nadie@prueba.example');
    const id = await createIssue();
    await send(id);
    await untilSent(id);
    expect((await issueOf(id)).progress).toMatchObject({ total: 2, sent: 1, failed: 1 });
    const { body } = await admin.get(`${ISSUES}/${id}/deliveries?state=failed`);
    expect(body).toMatchObject({
      total: 1,
      deliveries: [{ email: 'nadie@prueba.example', problem: expect.stringContaining('550 no such user') }],
    });
    smtp.unknown.clear();
    expect((await admin.post(`${ISSUES}/${id}/resend`, { state: 'failed' })).body.state).toBe('sending');
    await untilSent(id);
    expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual(['ana@prueba.example', 'nadie@prueba.example']);
    expect((await recorded(id)).map(({ action }) => action)).toEqual(['issue.create', 'issue.send', 'issue.resend']);
  });

  it('is of what was read, not of what somebody made of it since', async () => {
    await subscribe('ana@prueba.example');
    const id = await createIssue();
    await admin.put(`${ISSUES}/${id}`, form({ subject: 'Otro asunto' }));
    expect(await admin.post(`${ISSUES}/${id}/send`, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { subject: 'Otro asunto', state: 'draft', version: 2 } },
    });
    expect(smtp.mails).toEqual([]);
    expect(await admin.post(`${ISSUES}/${id}/send`, { version: 2 })).toMatchObject({ status: 200 });
    await untilSent(id);
    expect(await admin.patch(`${ISSUES}/${id}`, { subject: 'Tarde', version: 2 })).toMatchObject({
      status: 409,
      body: { message: 'Esta edición ya se envió, y no se puede cambiar.' },
    });
  });

  it('does not happen while the newsletter is switched off', async () => {
    await subscribe('ana@prueba.example');
    const id = await createIssue();
    await portal.database.update(siteSettings).set({ enableNewsletter: false });
    const off = { status: 409, body: { message: 'El boletín está desactivado en la configuración del sitio.' } };
    expect(await send(id)).toMatchObject(off);
    expect(await admin.post(`${ISSUES}/${id}/test`)).toMatchObject(off);
    expect(smtp.mails).toEqual([]);
  });
});

describe('only administrators', () => {
  it('get to see or change any of it', async () => {
    const id = await createIssue();
    const { client } = await signedIn(portal);
    const answers = [
      await client.get(ISSUES),
      await client.get(`${ISSUES}/${id}`),
      await client.get(`${ISSUES}/${id}/preview`),
      await client.get(`${ISSUES}/${id}/deliveries?state=failed`),
      await client.post(ISSUES, form()),
      await client.put(`${ISSUES}/${id}`, form()),
      await client.post(`${ISSUES}/${id}/test`),
      await client.post(`${ISSUES}/${id}/send`),
      await client.post(`${ISSUES}/${id}/resend`, { state: 'failed' }),
      await client.delete(`${ISSUES}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(403));
  });

  it('and what is not there is not found', async () => {
    const path = `${ISSUES}/${crypto.randomUUID()}`;
    const answers = [
      await admin.get(path),
      await admin.get(`${path}/preview`),
      await admin.get(`${path}/deliveries?state=failed`),
      await admin.put(path, form()),
      await admin.post(`${path}/test`),
      await admin.post(`${path}/send`),
      await admin.delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
  });
});
