import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAreaGuard } from '#contract/endpoint.ts';
import { projectRoot } from '../../server/core/project-root.ts';
import { users } from '../../server/database/schema/account.ts';
import { eventRegistrations } from '../../server/database/schema/events.ts';
import { newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { projectParticipants } from '../../server/database/schema/projects.ts';
import { securityEvents } from '../../server/database/schema/security-log.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints } from '../support/contract-endpoints.ts';
import {
  createComment,
  createConnection,
  createOpenEvent,
  createPost,
  createProject,
  giveSkills,
  signedIn,
} from '../support/factories.ts';

/** Imported by path: web code is type-checked in another project. */
const {
  contactVisibility,
  privacySummary,
}: { contactVisibility: Record<string, string>; privacySummary: { what: string[] }[] } = await import(
  pathToFileURL(join(projectRoot, 'web/copy/who-sees-what.ts')).href
);

const EMAIL = 'zulmira@privado.example';
const PHONE = '+18095550177';
const PHOTO = '/api/photos/zulmira-zulmira-zulmir.webp';
const PROFILE = {
  firstName: 'Zulmira',
  lastName: 'Quezada',
  profileImageUrl: PHOTO,
  company: 'Zafiro del Este',
  position: 'Tallista de zafiros',
  location: 'Higüey',
  website: 'https://zafiro.example',
  bio: 'Talla zafiros desde niña.',
};
const WRITTEN = { post: 'Esmeraldas en el foro', comment: 'Un comentario verde', message: 'Una esmeralda para ti' };
const ZULMIRA = /zulmira|quezada|zafiro|privado|555\D?0177/i;
const HER_WORDS = /esmeralda|verde/i;

let portal: TestApp;
let zulmira: Awaited<ReturnType<typeof signedIn>>;
const people = {} as Record<'visitor' | 'stranger' | 'blocked' | 'connection' | 'admin', ApiClient>;
const ids = {} as Record<'post' | 'event' | 'proposal' | 'project' | 'connection', string>;

beforeAll(async () => {
  portal = await createTestApp();
  const { database } = portal;
  zulmira = await signedIn(portal, { ...PROFILE, email: EMAIL, phone: PHONE });
  const { id } = zulmira.user;
  const [stranger, blocked, connection, admin] = await Promise.all([
    signedIn(portal),
    signedIn(portal),
    signedIn(portal),
    signedIn(portal, { role: 'admin' }),
  ]);
  Object.assign(people, {
    visitor: portal.visitor(),
    stranger: stranger.client,
    blocked: blocked.client,
    connection: connection.client,
    admin: admin.client,
  });
  await createConnection(database, id, connection.user.id);
  await createConnection(database, id, blocked.user.id, 'blocked');
  await giveSkills(database, id, { Turismo: 'expert' });
  const post = await createPost(database, { authorId: id, title: WRITTEN.post });
  await createComment(database, { postId: post.id, authorId: id, content: WRITTEN.comment });
  const event = await createOpenEvent(database);
  await database.insert(eventRegistrations).values({ eventId: event.id, userId: id, status: 'confirmed' });
  const project = await createProject(database);
  await database.insert(projectParticipants).values({ projectId: project.id, userId: id });
  await database.insert(newsletterSubscribers).values({ email: EMAIL, confirmedAt: new Date() });
  const proposal = { title: 'Encuentro de joyería', date: '2099-05-05', time: '10:00', type: 'workshop' };
  const proposed = await zulmira.client.post('/api/events', { ...proposal, description: 'Para joyeras' });
  await zulmira.client.post(`/api/messages/${connection.user.id}`, { body: WRITTEN.message });
  const contact = { name: 'Zulmira Quezada', email: EMAIL, subject: 'other', message: '¿Dónde queda la oficina?' };
  await zulmira.client.post('/api/contact', contact);
  Object.assign(ids, {
    post: post.id,
    event: event.id,
    proposal: proposed.body.id,
    project: project.id,
    connection: connection.user.id,
  });
});
afterAll(() => portal.close());

const words = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body));

/** Fills the id of the path by its subject. */
const pathOf = (path: string) =>
  path.replace(/:\w+/, path.includes('/projects/') ? ids.project : path.includes('/events/') ? ids.event : ids.post);

/** Every GET of that guard, except sign-in and sign-out. */
/** `office`: those of any area, all of which an administrator may read. */
const readers = async (audience: 'public' | 'member' | 'office') =>
  (await contractEndpoints())
    .filter(
      ({ method, guard }) => method === 'GET' && (audience === 'office' ? isAreaGuard(guard) : guard === audience),
    )
    .filter(({ path }) => !/logout|login/.test(path))
    .map(({ path }) => pathOf(path));

const profileFor = async (who: keyof typeof people) => people[who].get(`/api/members/${zulmira.user.id}`);

const SENTENCES: Record<string, () => Promise<void>> = {
  'Nada de tu perfil ni de lo que escribes.': async () => {
    for (const path of await readers('public')) {
      const seen = words(await people.visitor.get(path));
      expect([path, seen.match(ZULMIRA)?.[0], seen.match(HER_WORDS)?.[0]]).toEqual([path, undefined, undefined]);
    }
    for (const path of [`/api/members/${zulmira.user.id}`, `/api/forum/posts/${ids.post}`, PHOTO]) {
      expect((await people.visitor.get(path)).status).toBe(401);
    }
  },
  'Si propones un evento y la oficina lo publica, ven el evento, sin tu nombre.': async () => {
    expect((await people.visitor.get(`/api/events/${ids.proposal}`)).status).toBe(404);
    expect((await people.admin.put(`/api/admin/events/${ids.proposal}/publication`)).status).toBe(200);
    const shown = await people.visitor.get(`/api/events/${ids.proposal}`);
    expect(shown).toMatchObject({ status: 200, body: { title: 'Encuentro de joyería', description: 'Para joyeras' } });
    expect(words(shown)).not.toMatch(ZULMIRA);
  },
  'Tu nombre, foto, empresa, cargo, ubicación, sitio web, biografía y habilidades, desde cuándo eres miembro, cuántas conexiones tienes y lo que publicas en el foro.':
    async () => {
      const { status, body } = await profileFor('stranger');
      expect(status).toBe(200);
      const told = {
        ...PROFILE,
        skills: ['Turismo'],
        skillLevels: [{ skill: 'Turismo', level: 'expert' }],
        memberSince: zulmira.user.createdAt.toISOString(),
        connectionsCount: 1,
        postsCount: 1,
        posts: [expect.objectContaining({ title: WRITTEN.post })],
      };
      // Relation of the two, the administrators' badge, and the owner's settings.
      const beside = ['id', 'role', 'isSelf', 'mutualConnections', 'connectionId', 'connectionStatus', 'isRequestMine'];
      const contact = ['email', 'phone', 'hasWhatsapp', 'contactWithheld'];
      expect(body).toMatchObject(told);
      expect(Object.keys(body).sort()).toEqual([...Object.keys(told), ...beside, ...contact].sort());
      expect(words(await people.stranger.get(`/api/forum/posts/${ids.post}/comments`))).toContain(WRITTEN.comment);
    },
  'Tu correo y tu teléfono, mientras no elijas otra cosa en tu perfil.': async () => {
    const person = { email: 'recien@llegada.example', firstName: 'Recién', lastName: 'Llegada', phone: '+18095550188' };
    const { status, body } = await portal.visitor().post('/api/auth/register', { ...person, password: 'una frase' });
    expect(status).toBe(201);
    expect((await people.stranger.get(`/api/members/${body.id}`)).body).toMatchObject(person);
  },
  'Quienes bloqueaste, solo lo que publicas en el foro, con tu nombre y tu foto.': async () => {
    expect((await profileFor('blocked')).status).toBe(404);
    const { body } = await people.blocked.get(`/api/forum/posts/${ids.post}`);
    const { firstName, lastName } = PROFILE;
    const author = { id: zulmira.user.id, role: 'member', firstName, lastName, profileImageUrl: PHOTO };
    expect(body).toMatchObject({ title: WRITTEN.post, author });
    expect(Object.keys(body.author).sort()).toEqual(Object.keys(author).sort());
    for (const path of await readers('member')) {
      if (/forum|search|stream|live/.test(path)) continue;
      expect([path, words(await people.blocked.get(path)).match(ZULMIRA)?.[0]]).toEqual([path, undefined]);
    }
  },
  'Que vas a un evento, solo si lo eliges en la página de ese evento.': async () => {
    const path = `/api/events/${ids.event}`;
    const seen = async (who: keyof typeof people) => words(await people[who].get(`${path}/participants`));
    expect(await seen('stranger')).not.toMatch(ZULMIRA);
    await zulmira.client.put(`${path}/registration/visibility`, { isListed: true });
    expect([await seen('stranger'), await seen('connection')]).toEqual([
      expect.stringMatching(ZULMIRA),
      expect.stringMatching(ZULMIRA),
    ]);
    expect(await seen('blocked')).not.toMatch(ZULMIRA);
    expect((await people.visitor.get(`${path}/participants`)).status).toBe(401);
    await zulmira.client.put(`${path}/registration/visibility`, { isListed: false });
    expect(await seen('connection')).not.toMatch(ZULMIRA);
  },
  'Lo mismo, y los mensajes que les escribes.': async () => {
    const conversation = `/api/messages/${zulmira.user.id}`;
    expect((await profileFor('connection')).body).toMatchObject(PROFILE);
    expect(words(await people.connection.get(conversation))).toContain(WRITTEN.message);
    expect(words(await people.stranger.get(conversation))).not.toContain(WRITTEN.message);
  },
  'Lo que ven los miembros, tu correo y tu teléfono, tus inscripciones, propuestas y proyectos, los inicios de sesión en tu cuenta, tu suscripción al boletín y lo que escribes por el formulario de contacto.':
    async () => {
      const read = async (path: string) => words(await people.admin.get(path));
      expect((await profileFor('admin')).body).toMatchObject(PROFILE);
      const listed = await read('/api/admin/members?search=Zulmira');
      expect([listed.includes(EMAIL), listed.includes(PHONE)]).toEqual([true, true]);
      expect(await read(`/api/admin/events/${ids.event}/attendees`)).toContain(PROFILE.lastName);
      expect(await read(`/api/admin/events/${ids.proposal}`)).toContain(PROFILE.lastName);
      expect(await read(`/api/admin/projects/${ids.project}/participants`)).toContain(PROFILE.lastName);
      expect(await read(`/api/admin/security-events?kind=sign-in&email=${EMAIL}`)).toContain(PROFILE.lastName);
      expect(await read('/api/admin/newsletter/subscribers')).toContain(EMAIL);
      expect(await read('/api/admin/contact-messages')).toContain('¿Dónde queda la oficina?');
    },
  'Tus mensajes privados, solo si quien los recibe los reporta.': async () => {
    const seen = async () =>
      (await Promise.all((await readers('office')).map((path) => people.admin.get(path)))).map(words).join();
    expect(await seen()).not.toContain(WRITTEN.message);
    expect(words(await people.admin.get(`/api/messages/${zulmira.user.id}`))).not.toContain(WRITTEN.message);
    const { body } = await people.connection.get(`/api/messages/${zulmira.user.id}`);
    const [{ id }] = body.messages;
    expect((await people.connection.post('/api/message-reports', { messageId: id, reason: 'other' })).status).toBe(201);
    expect(await seen()).toContain(WRITTEN.message);
  },
  'Cuando consulta o descarga datos de contacto, queda registrado.': async () => {
    const recorded: Record<string, boolean> = {};
    for (const path of await readers('office')) {
      const { client, user } = await signedIn(portal, { role: 'admin' });
      const text = words(await client.get(path));
      if (!text.includes(EMAIL) && !text.includes(PHONE)) continue;
      const events = await portal.database.select().from(securityEvents).where(eq(securityEvents.userId, user.id));
      recorded[path] = events.some(({ kind }) => kind === 'contact-data-viewed' || kind === 'admin-exported');
    }
    expect(Object.keys(recorded).filter((path) => !recorded[path])).toEqual([]);
    expect(Object.keys(recorded).length).toBeGreaterThan(5);
  },
};

describe('what the panel «Quién ve qué» says is what the server does:', () => {
  it('has a check for each of its sentences', () => {
    expect(privacySummary.flatMap(({ what }) => what)).toEqual(Object.keys(SENTENCES));
  });

  it.each(Object.entries(SENTENCES))('%s', (_sentence, holds) => holds());

  it.each([
    ['members', 'todos los miembros y la oficina', { stranger: true, connection: true, blocked: false }],
    ['connections', 'tus conexiones y la oficina', { stranger: false, connection: true, blocked: false }],
    ['nobody', 'la oficina y nadie más', { stranger: false, connection: false, blocked: false }],
  ] as const)('an address and a telephone for %s are for %s', async (visibility, sentence, expected) => {
    expect(contactVisibility[visibility]).toBe(sentence);
    const chosen = { emailVisibility: visibility, phoneVisibility: visibility };
    await portal.database.update(users).set(chosen).where(eq(users.id, zulmira.user.id));
    for (const [who, isShown] of Object.entries(expected) as [keyof typeof expected, boolean][]) {
      const { body } = await profileFor(who);
      expect([who, body.email ?? null, body.phone ?? null]).toEqual(isShown ? [who, EMAIL, PHONE] : [who, null, null]);
    }
    expect((await profileFor('visitor')).status).toBe(401);
    const { body } = await people.admin.get('/api/admin/members?search=Zulmira');
    expect(body.members).toMatchObject([{ email: EMAIL, phone: PHONE }]);
  });
});
