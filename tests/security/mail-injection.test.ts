import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterIssues, newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { siteSettings } from '../../server/database/schema/site.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { createOpenEvent, createPost, signedIn } from '../support/factories.ts';
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { type ValidRequests, validRequest, validRequests } from './valid-requests.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let requests: ValidRequests;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' } });
  admin = await signedIn(portal, { role: 'admin' });
  requests = await validRequests(portal);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u000b', '\u0000'];
const hostile = (lineBreak: string) => `Ana${lineBreak}Bcc: otra@evil.example${lineBreak}X-Inyectada: si`;

/** Fields that end up in a header, and must be a single line. */
const ONE_LINE_FIELDS = [
  ['POST /api/auth/register', 'firstName'],
  ['POST /api/auth/register', 'lastName'],
  ['POST /api/auth/register', 'email'],
  ['PUT /api/users/profile', 'firstName'],
  ['PUT /api/users/profile', 'lastName'],
  ['PUT /api/users/profile', 'email'],
  ['PATCH /api/users/profile', 'firstName'],
  ['PATCH /api/users/profile', 'lastName'],
  ['PATCH /api/users/profile', 'email'],
  ['POST /api/contact', 'name'],
  ['POST /api/contact', 'email'],
  ['POST /api/events', 'title'],
  ['POST /api/admin/events', 'title'],
  ['PUT /api/admin/events/:id', 'title'],
  ['PATCH /api/admin/events/:id', 'title'],
  ['POST /api/admin/events/:id/attendees', 'firstName'],
  ['POST /api/admin/events/:id/attendees', 'email'],
  ['POST /api/admin/events/:id/attendees/messages', 'subject'],
  ['PUT /api/events/proposals/:id', 'title'],
  ['POST /api/admin/newsletter/issues', 'subject'],
  ['PUT /api/admin/newsletter/issues/:id', 'subject'],
  ['PATCH /api/admin/newsletter/issues/:id', 'subject'],
  ['POST /api/newsletter/subscribe', 'email'],
  ['POST /api/admin/newsletter/subscribers', 'email'],
  ['POST /api/admin/invitations', 'firstName'],
  ['POST /api/admin/invitations', 'email'],
  ['PUT /api/admin/contact-departments/:key', 'email'],
  ['PUT /api/admin/settings', 'siteName'],
  ['PUT /api/admin/settings', 'contactEmail'],
  ['PATCH /api/admin/settings', 'siteName'],
  ['PATCH /api/admin/settings', 'contactEmail'],
  ['POST /api/auth/forgot-password', 'email'],
] as const;

it.each(ONE_LINE_FIELDS)('%s takes no line break in %s', async (name, field) => {
  const { client, url, body } = await validRequest(requests, name);
  const [method] = name.split(' ') as ['POST' | 'PUT' | 'PATCH'];
  for (const lineBreak of BREAKS) {
    const value = field.toLowerCase().endsWith('email')
      ? `ana@prueba.example${lineBreak}Bcc: otra@evil.example`
      : hostile(lineBreak);
    expect((await client.send(method, url, { ...body, [field]: value })).status).toBe(400);
  }
});

const HEADERS = [
  'From',
  'To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Reply-To',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-ID',
  'Precedence',
];

/** Header names of a mail. */
function headersOf({ raw }: ReceivedMail): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')));
}

/** Defence in depth: hostile rows that bypassed validation. */
it('no row of the database can add a header or a recipient to a mail', async () => {
  const { database } = portal;
  const evil = hostile('\r\n');
  await database.update(siteSettings).set({ siteName: evil });
  const [author, reader] = await Promise.all([
    signedIn(portal, { firstName: evil, lastName: evil }),
    signedIn(portal, { firstName: evil, lastName: evil }),
  ]);
  await reader.client.put('/api/notifications/preferences/forum', { site: true, mail: true });

  const { body: request } = await author.client.post('/api/connections/send', { receiverId: reader.user.id });
  await reader.client.put(`/api/connections/${request.id}/respond`, { status: 'accepted' });
  const event = await createOpenEvent(database, { title: evil });
  await reader.client.post(`/api/events/${event.id}/registration`);
  await admin.client.put(`/api/admin/events/${event.id}/cancellation`, { reason: evil });
  const post = await createPost(database, { title: evil, authorId: reader.user.id });
  await author.client.post(`/api/forum/posts/${post.id}/comments`, { content: 'Un comentario' });
  await portal.visitor().post('/api/auth/forgot-password', { email: reader.user.email });
  await portal.visitor().post('/api/newsletter/subscribe', { email: 'nueva@prueba.example' });
  const { body: contact } = await author.client.post('/api/contact', {
    name: '"Ana" <otra@evil.example>, otra@evil.example',
    email: 'ana@prueba.example',
    subject: 'other',
    message: 'Hola:\r\n.\r\nMAIL FROM:<x@evil.example>\r\nBcc: otra@evil.example',
  });
  await database.insert(newsletterSubscribers).values({ email: 'lectora@prueba.example', confirmedAt: new Date() });
  const [issue] = await database.insert(newsletterIssues).values({ subject: evil, intro: evil }).returning();
  expect((await admin.client.post(`/api/admin/newsletter/issues/${issue?.id}/test`)).status).toBe(200);
  expect((await admin.client.post(`/api/admin/newsletter/issues/${issue?.id}/send`)).status).toBe(200);

  const expected = {
    // Connection request, registration, cancellation, reply, password link.
    [reader.user.email]: 5,
    [author.user.email]: 1,
    [admin.user.email]: 1,
    'nueva@prueba.example': 1,
    'lectora@prueba.example': 1,
  };
  const countOf = (address: string) => smtp.mails.filter(({ to }) => to.includes(address)).length;
  await expect
    .poll(() => Object.fromEntries(Object.keys(expected).map((address) => [address, countOf(address)])))
    .toEqual(expected);
  const aboutContact = () => smtp.mails.filter(({ raw }) => raw.includes(contact.reference));
  await expect.poll(() => aboutContact().length).toBeGreaterThan(0);

  for (const mail of smtp.mails) {
    const names = headersOf(mail);
    expect(names.filter((name) => !HEADERS.includes(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    expect(mail.to).toHaveLength(1);
    expect(mail.to[0]).not.toContain('evil');
  }
});
