import { eq } from 'drizzle-orm';
import { createLinkToken, hashLinkToken } from '../../server/core/link-token.ts';
import { eventRegistrations } from '../../server/database/schema/events.ts';
import { invitations } from '../../server/database/schema/invitations.ts';
import { newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { issueToken } from '../../server/features/account/account-tokens.ts';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import { confirmationToken } from '../../server/features/newsletter/subscription.service.ts';
import type { ApiClient } from '../support/api-client.ts';
import { KEYRING, type TestApp } from '../support/app.ts';
import { Authenticator } from '../support/authenticator.ts';
import {
  createCategory,
  createComment,
  createConnection,
  createDrawing,
  createEvent,
  createNews,
  createOpenEvent,
  createPost,
  createProject,
  createUser,
  PASSWORD,
  signedIn,
} from '../support/factories.ts';
import { addPasskey, halfSignedIn, INJECTED_ORIGIN, memberWithTotp } from '../support/second-factors.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

export interface ValidRequest {
  client: ApiClient;
  url: string;
  body: object;
}

export type ValidRequests = Record<string, () => Promise<ValidRequest>>;

export async function validRequest(requests: ValidRequests, name: string): Promise<ValidRequest> {
  const make = requests[name];
  if (!make) throw new Error(`there is no request for ${name}`);
  return make();
}

let made = 0;
/** Unique, so that every request changes something. */
function another(text: string): string {
  made += 1;
  return `${text} ${made}`;
}
const anEmail = () => `${another('alguien').replace(' ', '')}@prueba.example`;

const eventForm = () => ({ title: another('Charla'), date: '2099-05-05', time: '10:00', type: 'workshop' });
const attendeeMessage = () => ({
  to: { status: 'all' },
  subject: another('Parqueo'),
  message: 'Por la calle de atrás.',
});
const newsForm = () => ({ title: another('Noticia'), excerpt: 'Un resumen', content: 'Un texto', date: '2026-01-15' });
const pageForm = () => ({
  kind: 'page',
  title: another('Página'),
  summary: 'Un resumen',
  body: 'Un texto',
  position: 1,
  placement: 'menu',
});
const tomorrow = () => ({ publishAt: new Date(Date.now() + 86_400_000).toISOString() });
const issueForm = () => ({ subject: another('Boletín'), intro: 'Hola', newsIds: [], eventIds: [] });
const categoryForm = () => ({ name: another('Categoría'), description: 'De qué trata', color: '#112233' });
const projectForm = () => ({
  title: another('Proyecto'),
  description: 'De qué trata',
  category: 'technology',
  status: 'planning',
  timeline: '6 meses',
});
const contactForm = () => ({
  name: 'Yokasta Peña',
  email: 'yokasta@prueba.example',
  subject: 'membership',
  message: another('Quisiera saber cómo se entra'),
});
const settingsForm = () => ({
  siteName: 'Consejo',
  siteDescription: another('Descripción'),
  heroTitle: 'Título',
  heroSubtitle: 'Subtítulo',
  contactEmail: 'info@prueba.example',
  contactPhone: '809-555-0100',
  address: 'Calle 1',
  enableNewsletter: true,
  enableForum: true,
  enableProjects: true,
  primaryColor: '#112233',
  secondaryColor: '#445566',
});

/** A valid request for every call with a body: on its own object, by somebody who may. */
export async function validRequests(portal: TestApp): Promise<ValidRequests> {
  const { database } = portal;
  const admin = await signedIn(portal, { role: 'admin' });
  const member = await signedIn(portal);
  const visitor = portal.visitor();
  const someone = () => createUser(database);

  const by =
    (client: ApiClient, url: string, body: () => object | Promise<object>) => async (): Promise<ValidRequest> => ({
      client,
      url,
      body: await body(),
    });
  const on =
    (client: ApiClient, object: () => Promise<{ id: string }>, url: (id: string) => string, body: () => object) =>
    async (): Promise<ValidRequest> => ({ client, url: url((await object()).id), body: body() });
  const bySomeoneNew = (url: string, body: (person: Person) => object) => async (): Promise<ValidRequest> => {
    const person = await signedIn(portal);
    return { client: person.client, url, body: body(person) };
  };

  /** A guest on the list of an event: `<event>/attendees/<registration>`. */
  async function guest(): Promise<{ id: string }> {
    const event = await createOpenEvent(database);
    const person = { guestFirstName: 'Rosa', guestLastName: 'Marte', guestEmail: anEmail() };
    const [row] = await database
      .insert(eventRegistrations)
      .values({ ...person, eventId: event.id, status: 'waitlisted' })
      .returning();
    return { id: `${event.id}/attendees/${row?.id}` };
  }

  async function created(client: ApiClient, url: string, body: object): Promise<{ id: string }> {
    const answer = await client.post(url, body);
    if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  async function onlyId(table: string): Promise<{ id: string }> {
    const { rows } = await database.$client.query(`select id from ${table} order by created_at desc, id limit 1`);
    return rows[0];
  }

  const ownPost = () => createPost(database, { authorId: member.user.id });
  const ownComment = async () =>
    createComment(database, { postId: (await createPost(database)).id, authorId: member.user.id });
  const proposal = () =>
    createEvent(database, { publication: 'proposed', createdBy: member.user.id, proposedAt: new Date() });
  const postForm = async () => ({
    title: another('Un título que es bastante largo'),
    content: 'Un contenido que es bastante largo como para que la regla lo acepte sin más.',
    categoryId: (await createCategory(database)).id,
  });
  const contactMessage = async () => {
    await created(member.client, '/api/contact', contactForm());
    return onlyId('contact_messages');
  };
  const page = () => created(admin.client, '/api/admin/content', pageForm());
  const newsDraft = () => createNews(database, { isPublished: false });
  const issue = () => created(admin.client, '/api/admin/newsletter/issues', issueForm());
  const friend = async () => {
    const user = await someone();
    await createConnection(database, member.user.id, user.id);
    return user;
  };
  async function receivedMessage(): Promise<{ id: string; senderId: string }> {
    const sender = await signedIn(portal);
    await createConnection(database, sender.user.id, member.user.id);
    const { id } = await created(sender.client, `/api/messages/${member.user.id}`, { body: 'Hola' });
    return { id, senderId: sender.user.id };
  }
  const forumReport = async () => {
    const post = await createPost(database);
    await created(member.client, `/api/forum/posts/${post.id}/reports`, { reason: 'spam' });
    return onlyId('reports');
  };
  const messageReport = async () => {
    const { id } = await receivedMessage();
    await created(member.client, '/api/message-reports', { messageId: id, reason: 'spam' });
    return onlyId('reports');
  };
  const profileReport = async () => {
    const { id } = await someone();
    await created(member.client, `/api/members/${id}/reports`, { reason: 'spam' });
    return onlyId('reports');
  };
  const tokenFor = async (purpose: 'verify-email' | 'reset-password' | 'undo-email') => {
    const { id, email } = await someone();
    return issueToken(database, { userId: id, email, purpose });
  };
  const invitationToken = async () => {
    const token = createLinkToken();
    const invited = { email: anEmail(), firstName: 'Ana', lastName: 'Peña', expiresAt: new Date('2099-01-01') };
    await database.insert(invitations).values({ ...invited, tokenHash: hashLinkToken(token) });
    return token;
  };
  const subscriber = async () => {
    await visitor.post('/api/newsletter/subscribe', { email: anEmail() });
    return onlyId('newsletter_subscribers');
  };

  // Singleton rows: from now on they are as these requests leave them.
  await admin.client.put('/api/admin/settings', settingsForm());
  await admin.client.put('/api/admin/contact-departments/membership', { email: anEmail(), phone: '809-555-0102' });

  return {
    'POST /api/auth/login': async () => ({
      client: portal.visitor(),
      url: '/api/auth/login',
      body: { email: (await someone()).email, password: PASSWORD },
    }),
    'POST /api/auth/register': async () => ({
      client: portal.visitor(),
      url: '/api/auth/register',
      body: { email: anEmail(), password: PASSWORD, firstName: 'Ana', lastName: 'Peña' },
    }),
    'POST /api/auth/invitation': by(visitor, '/api/auth/invitation', async () => ({ token: await invitationToken() })),
    'POST /api/admin/invitations': by(admin.client, '/api/admin/invitations', () => ({
      firstName: 'Ana',
      lastName: 'Peña',
      email: anEmail(),
    })),
    'POST /api/auth/verify-email': by(visitor, '/api/auth/verify-email', async () => ({
      token: await tokenFor('verify-email'),
    })),
    'POST /api/auth/email-change/undo': by(visitor, '/api/auth/email-change/undo', async () => ({
      token: await tokenFor('undo-email'),
    })),
    'DELETE /api/users/account': bySomeoneNew('/api/users/account', ({ user }) => ({
      email: user.email,
      password: PASSWORD,
    })),
    'POST /api/auth/forgot-password': by(visitor, '/api/auth/forgot-password', async () => ({
      email: (await someone()).email,
    })),
    'POST /api/auth/reset-password': async () => ({
      // Signs in: each in a browser of its own.
      client: portal.visitor(),
      url: '/api/auth/reset-password',
      body: { token: await tokenFor('reset-password'), password: PASSWORD },
    }),
    'POST /api/admin/jobs/retry': by(admin.client, '/api/admin/jobs/retry', () => ({
      since: new Date().toISOString(),
    })),
    'PUT /api/auth/password': bySomeoneNew('/api/auth/password', () => ({
      currentPassword: PASSWORD,
      newPassword: 'otra-clave-de-prueba',
    })),
    'POST /api/auth/second-factor': async () => {
      const { user, recoveryCodes } = await memberWithTotp(portal, new Date());
      const client = await halfSignedIn(portal, user.email);
      return { client, url: '/api/auth/second-factor', body: { code: recoveryCodes[0] } };
    },
    'POST /api/auth/passkey': async () => {
      const { authenticator } = await addPasskey((await signedIn(portal)).client);
      const client = portal.visitor();
      const { body } = await client.post('/api/auth/passkey/options');
      return { client, url: '/api/auth/passkey', body: { response: authenticator.get(body.options) } };
    },
    'POST /api/auth/proof/password': bySomeoneNew('/api/auth/proof/password', () => ({ password: PASSWORD })),
    'POST /api/auth/proof/code': async () => {
      const { client, recoveryCodes } = await memberWithTotp(portal, new Date());
      return { client, url: '/api/auth/proof/code', body: { code: recoveryCodes[0] } };
    },
    'POST /api/auth/proof/passkey': async () => {
      const { client } = await signedIn(portal);
      const { authenticator } = await addPasskey(client);
      const { body } = await client.post('/api/auth/proof/passkey/options');
      return { client, url: '/api/auth/proof/passkey', body: { response: authenticator.get(body.options) } };
    },
    'POST /api/auth/totp/confirm': async () => {
      const { client } = await signedIn(portal);
      const { body } = await client.post('/api/auth/totp');
      return { client, url: '/api/auth/totp/confirm', body: { code: totpCode(body.secret, new Date()) } };
    },
    'POST /api/auth/passkeys': async () => {
      const { client } = await signedIn(portal);
      const { body } = await client.post('/api/auth/passkeys/options');
      const response = new Authenticator(INJECTED_ORIGIN).create(body.options);
      return { client, url: '/api/auth/passkeys', body: { name: 'Mi teléfono', response } };
    },
    'PUT /api/auth/passkeys/:id': async () => {
      const { client } = await signedIn(portal);
      const { added } = await addPasskey(client);
      return { client, url: `/api/auth/passkeys/${added.body.passkey.id}`, body: { name: another('Llavero') } };
    },
    'PUT /api/admin/maintenance': async () => ({
      client: admin.client,
      url: '/api/admin/maintenance',
      body: { isOn: false },
    }),
    'PATCH /api/admin/members/:id': on(
      admin.client,
      someone,
      (id) => `/api/admin/members/${id}`,
      () => ({ company: another('Empresa'), version: 1 }),
    ),
    'POST /api/admin/members/:id/notes': on(
      admin.client,
      someone,
      (id) => `/api/admin/members/${id}/notes`,
      () => ({ text: another('Nota') }),
    ),
    'PUT /api/admin/members/:id/role': on(
      admin.client,
      () => createUser(database, { role: 'admin' }),
      (id) => `/api/admin/members/${id}/role`,
      () => ({ role: 'member' }),
    ),
    'PUT /api/admin/members/:id/suspension': on(
      admin.client,
      someone,
      (id) => `/api/admin/members/${id}/suspension`,
      () => ({ reason: 'Insultos' }),
    ),
    'POST /api/admin/contact-messages/:id/answer': on(
      admin.client,
      contactMessage,
      (id) => `/api/admin/contact-messages/${id}/answer`,
      () => ({ answer: 'Así se entra.' }),
    ),
    'PUT /api/admin/contact-messages/:id/note': on(
      admin.client,
      contactMessage,
      (id) => `/api/admin/contact-messages/${id}/note`,
      () => ({ note: 'Llamar mañana' }),
    ),
    'PUT /api/admin/contact-departments/:key': by(admin.client, '/api/admin/contact-departments/membership', () => ({
      email: anEmail(),
      phone: '809-555-0102',
    })),
    'POST /api/contact': by(member.client, '/api/contact', contactForm),
    'POST /api/admin/events': by(admin.client, '/api/admin/events', eventForm),
    'PUT /api/admin/events/:id': on(
      admin.client,
      () => createEvent(database),
      (id) => `/api/admin/events/${id}`,
      eventForm,
    ),
    'PATCH /api/admin/events/:id': on(
      admin.client,
      () => createEvent(database),
      (id) => `/api/admin/events/${id}`,
      () => ({ title: another('Charla'), version: 1 }),
    ),
    'PUT /api/admin/events/:id/publication': on(
      admin.client,
      proposal,
      (id) => `/api/admin/events/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'DELETE /api/admin/events/:id/publication': on(
      admin.client,
      () => createEvent(database),
      (id) => `/api/admin/events/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'PUT /api/admin/events/:id/return': on(
      admin.client,
      proposal,
      (id) => `/api/admin/events/${id}/return`,
      () => ({ reason: 'Falta el lugar' }),
    ),
    'PUT /api/admin/events/:id/cancellation': on(
      admin.client,
      () => createOpenEvent(database),
      (id) => `/api/admin/events/${id}/cancellation`,
      () => ({ reason: 'Tormenta' }),
    ),
    'POST /api/admin/events/:id/attendees': on(
      admin.client,
      () => createOpenEvent(database),
      (id) => `/api/admin/events/${id}/attendees`,
      () => ({ firstName: 'Rosa', lastName: 'Marte', email: anEmail(), phone: '809-555-0102' }),
    ),
    'DELETE /api/admin/events/:id/attendees/:attendeeId': on(
      admin.client,
      guest,
      (id) => `/api/admin/events/${id}`,
      () => ({ reason: 'No pagó' }),
    ),
    'PUT /api/admin/events/:id/attendees/:attendeeId/seat': on(
      admin.client,
      guest,
      (id) => `/api/admin/events/${id}/seat`,
      () => ({ overCapacity: false }),
    ),
    'PUT /api/admin/events/:id/attendees/:attendeeId/answers': on(
      admin.client,
      guest,
      (id) => `/api/admin/events/${id}/answers`,
      () => ({ answers: [] }),
    ),
    'POST /api/admin/events/:id/attendees/message-preview': on(
      admin.client,
      guest,
      (id) => `/api/admin/events/${id.split('/')[0]}/attendees/message-preview`,
      attendeeMessage,
    ),
    'POST /api/admin/events/:id/attendees/messages': on(
      admin.client,
      guest,
      (id) => `/api/admin/events/${id.split('/')[0]}/attendees/messages`,
      attendeeMessage,
    ),
    'POST /api/admin/events/:id/copies': on(
      admin.client,
      () => createOpenEvent(database),
      (id) => `/api/admin/events/${id}/copies`,
      () => ({ date: '2027-05-05' }),
    ),
    'POST /api/events/:id/registration': on(
      member.client,
      () => createOpenEvent(database),
      (id) => `/api/events/${id}/registration`,
      () => ({ answers: [] }),
    ),
    'PUT /api/events/:id/registration/answers': on(
      member.client,
      async () => {
        const event = await createOpenEvent(database);
        await database.insert(eventRegistrations).values({ eventId: event.id, userId: member.user.id });
        return event;
      },
      (id) => `/api/events/${id}/registration/answers`,
      () => ({ answers: [] }),
    ),
    'PUT /api/events/:id/registration/visibility': on(
      member.client,
      async () => {
        const event = await createOpenEvent(database);
        await database.insert(eventRegistrations).values({ eventId: event.id, userId: member.user.id });
        return event;
      },
      (id) => `/api/events/${id}/registration/visibility`,
      () => ({ isListed: true }),
    ),
    'POST /api/events': by(member.client, '/api/events', eventForm),
    'PUT /api/events/proposals/:id': on(member.client, proposal, (id) => `/api/events/proposals/${id}`, eventForm),
    'POST /api/admin/categories': by(admin.client, '/api/admin/categories', categoryForm),
    'PUT /api/admin/categories/:id': on(
      admin.client,
      () => createCategory(database),
      (id) => `/api/admin/categories/${id}`,
      categoryForm,
    ),
    'POST /api/forum/posts/:id/comments': on(
      member.client,
      () => createPost(database),
      (id) => `/api/forum/posts/${id}/comments`,
      () => ({ content: 'Un comentario' }),
    ),
    'PUT /api/forum/comments/:id': on(
      member.client,
      ownComment,
      (id) => `/api/forum/comments/${id}`,
      () => ({ content: 'Otra cosa' }),
    ),
    'POST /api/forum/posts': by(member.client, '/api/forum/posts', postForm),
    'PUT /api/forum/posts/:id': async () => ({
      client: member.client,
      url: `/api/forum/posts/${(await ownPost()).id}`,
      body: await postForm(),
    }),
    'PUT /api/forum/posts/:id/solution': async () => {
      const post = await ownPost();
      const comment = await createComment(database, { postId: post.id });
      return { client: member.client, url: `/api/forum/posts/${post.id}/solution`, body: { commentId: comment.id } };
    },
    'POST /api/forum/posts/:id/reports': on(
      member.client,
      () => createPost(database),
      (id) => `/api/forum/posts/${id}/reports`,
      () => ({ reason: 'spam', details: 'Vende algo' }),
    ),
    'POST /api/forum/comments/:id/reports': on(
      member.client,
      async () => createComment(database, { postId: (await createPost(database)).id }),
      (id) => `/api/forum/comments/${id}/reports`,
      () => ({ reason: 'spam' }),
    ),
    'PUT /api/admin/forum/reports/:id': on(
      admin.client,
      forumReport,
      (id) => `/api/admin/forum/reports/${id}`,
      () => ({ status: 'resolved' }),
    ),
    'PUT /api/admin/forum/posts/:id/category': async () => ({
      client: admin.client,
      url: `/api/admin/forum/posts/${(await createPost(database)).id}/category`,
      body: { categoryId: (await createCategory(database)).id },
    }),
    'PUT /api/admin/forum/posts/:id/takedown': on(
      admin.client,
      () => createPost(database),
      (id) => `/api/admin/forum/posts/${id}/takedown`,
      () => ({ reason: 'Insultos' }),
    ),
    'POST /api/message-reports': by(member.client, '/api/message-reports', async () => ({
      messageId: (await receivedMessage()).id,
      reason: 'spam',
      details: 'Vende algo',
    })),
    'PUT /api/admin/message-reports/:id': on(
      admin.client,
      messageReport,
      (id) => `/api/admin/message-reports/${id}`,
      () => ({ status: 'resolved' }),
    ),
    'POST /api/admin/legal/:document': by(admin.client, '/api/admin/legal/terms', async () => ({
      content: another('Las reglas'),
    })),
    'POST /api/members/:id/reports': on(
      member.client,
      someone,
      (id) => `/api/members/${id}/reports`,
      () => ({ reason: 'spam', details: 'No existe' }),
    ),
    'PUT /api/admin/profile-reports/:id': on(
      admin.client,
      profileReport,
      (id) => `/api/admin/profile-reports/${id}`,
      () => ({ status: 'resolved' }),
    ),
    'POST /api/messages/:memberId': on(
      member.client,
      friend,
      (id) => `/api/messages/${id}`,
      () => ({ body: 'Hola' }),
    ),
    'POST /api/messages/:memberId/read': async () => {
      const { id, senderId } = await receivedMessage();
      return { client: member.client, url: `/api/messages/${senderId}/read`, body: { upTo: id } };
    },
    'POST /api/connections/send': by(member.client, '/api/connections/send', async () => ({
      receiverId: (await someone()).id,
      note: 'Nos vimos en la feria',
    })),
    'PUT /api/connections/:id/respond': on(
      member.client,
      async () => createConnection(database, (await someone()).id, member.user.id, 'pending'),
      (id) => `/api/connections/${id}/respond`,
      () => ({ status: 'accepted' }),
    ),
    'POST /api/admin/news': by(admin.client, '/api/admin/news', newsForm),
    'PUT /api/admin/news/:id': on(
      admin.client,
      () => createNews(database),
      (id) => `/api/admin/news/${id}`,
      newsForm,
    ),
    'PATCH /api/admin/news/:id': on(
      admin.client,
      () => createNews(database),
      (id) => `/api/admin/news/${id}`,
      () => ({ title: another('Noticia'), version: 1 }),
    ),
    'PUT /api/admin/news/:id/publication': on(
      admin.client,
      () => createNews(database, { isPublished: false }),
      (id) => `/api/admin/news/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'DELETE /api/admin/news/:id/publication': on(
      admin.client,
      () => createNews(database),
      (id) => `/api/admin/news/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'PUT /api/admin/news/:id/schedule': on(admin.client, newsDraft, (id) => `/api/admin/news/${id}/schedule`, tomorrow),
    'DELETE /api/admin/news/:id/schedule': on(
      admin.client,
      newsDraft,
      (id) => `/api/admin/news/${id}/schedule`,
      () => ({ version: 1 }),
    ),
    'PUT /api/admin/media/:id': on(
      admin.client,
      async () => ({ id: await createDrawing(database) }),
      (id) => `/api/admin/media/${id}`,
      () => ({ alt: another('Un muelle'), focal: { x: 0.5, y: 0.5 } }),
    ),
    'POST /api/admin/content': by(admin.client, '/api/admin/content', pageForm),
    'PATCH /api/admin/content/:id': on(
      admin.client,
      page,
      (id) => `/api/admin/content/${id}`,
      () => ({ ...pageForm(), version: 1 }),
    ),
    'PUT /api/admin/content/:id/publication': on(
      admin.client,
      page,
      (id) => `/api/admin/content/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'DELETE /api/admin/content/:id/publication': on(
      admin.client,
      page,
      (id) => `/api/admin/content/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'PUT /api/admin/content/:id/schedule': on(
      admin.client,
      page,
      (id) => `/api/admin/content/${id}/schedule`,
      tomorrow,
    ),
    'DELETE /api/admin/content/:id/schedule': on(
      admin.client,
      page,
      (id) => `/api/admin/content/${id}/schedule`,
      () => ({ version: 1 }),
    ),
    'POST /api/admin/newsletter/issues': by(admin.client, '/api/admin/newsletter/issues', issueForm),
    'PUT /api/admin/newsletter/issues/:id': on(
      admin.client,
      issue,
      (id) => `/api/admin/newsletter/issues/${id}`,
      issueForm,
    ),
    'PATCH /api/admin/newsletter/issues/:id': on(
      admin.client,
      issue,
      (id) => `/api/admin/newsletter/issues/${id}`,
      () => ({ subject: another('Boletín'), version: 1 }),
    ),
    'POST /api/admin/newsletter/issues/:id/send': on(
      admin.client,
      async () => {
        await database.$client.query(
          `insert into newsletter_subscribers (email, confirmed_at) values ('lectora@prueba.example', now()) on conflict do nothing`,
        );
        return issue();
      },
      (id) => `/api/admin/newsletter/issues/${id}/send`,
      () => ({ version: 1 }),
    ),
    'POST /api/admin/newsletter/issues/:id/resend': on(
      admin.client,
      async () => {
        const { id } = await issue();
        const content = { subject: 'Boletín', html: '<p>Hola</p>', text: 'Hola' };
        await database.$client.query(
          `update newsletter_issues set state = 'sent', content = $2, sending_since = now(), sent_at = now() where id = $1`,
          [id, content],
        );
        return { id };
      },
      (id) => `/api/admin/newsletter/issues/${id}/resend`,
      () => ({ state: 'failed' }),
    ),
    'POST /api/newsletter/subscribe': by(visitor, '/api/newsletter/subscribe', () => ({ email: anEmail() })),
    'POST /api/newsletter/confirm': by(visitor, '/api/newsletter/confirm', async () => {
      const sentAt = new Date();
      const { id } = await subscriber();
      await database
        .update(newsletterSubscribers)
        .set({ confirmationSentAt: sentAt })
        .where(eq(newsletterSubscribers.id, id));
      return { token: confirmationToken(KEYRING, { id, sentAt }) };
    }),
    'POST /api/admin/newsletter/subscribers': by(admin.client, '/api/admin/newsletter/subscribers', () => ({
      email: anEmail(),
      consent: 'given',
    })),
    'POST /api/notifications/read': bySomeoneNew('/api/notifications/read', () => ({ ids: [] })),
    'PUT /api/notifications/preferences/:group': bySomeoneNew('/api/notifications/preferences/forum', () => ({
      site: true,
      mail: false,
    })),
    'PUT /api/users/profile': bySomeoneNew('/api/users/profile', ({ user }) => ({
      firstName: 'Ana',
      lastName: 'Peña',
      email: user.email,
      bio: 'Vendo dulces',
    })),
    'PATCH /api/users/profile': bySomeoneNew('/api/users/profile', () => ({ bio: 'Vendo dulces', version: 1 })),
    'POST /api/users/consents': bySomeoneNew('/api/users/consents', () => ({ consent: true })),
    'PUT /api/users/skills': bySomeoneNew('/api/users/skills', () => ({
      skills: [{ skill: 'Contabilidad', level: 'expert' }],
    })),
    'POST /api/admin/projects': by(admin.client, '/api/admin/projects', projectForm),
    'PUT /api/admin/projects/:id': on(
      admin.client,
      () => createProject(database),
      (id) => `/api/admin/projects/${id}`,
      projectForm,
    ),
    'PATCH /api/admin/projects/:id': on(
      admin.client,
      () => createProject(database),
      (id) => `/api/admin/projects/${id}`,
      () => ({ title: another('Proyecto'), version: 1 }),
    ),
    'PUT /api/admin/projects/:id/publication': on(
      admin.client,
      () => createProject(database, { isPublished: false }),
      (id) => `/api/admin/projects/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'DELETE /api/admin/projects/:id/publication': on(
      admin.client,
      () => createProject(database),
      (id) => `/api/admin/projects/${id}/publication`,
      () => ({ version: 1 }),
    ),
    'PUT /api/projects/:id/participation': on(
      member.client,
      () => createProject(database),
      (id) => `/api/projects/${id}/participation`,
      () => ({ note: 'Puedo ayudar' }),
    ),
    'PUT /api/admin/settings': by(admin.client, '/api/admin/settings', settingsForm),
    'PATCH /api/admin/settings': by(admin.client, '/api/admin/settings', async () => {
      const { version } = (await admin.client.get('/api/admin/settings')).body;
      return { siteDescription: another('Descripción'), version };
    }),
  };
}
