import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createNews,
  createOpenEvent,
  createPost,
  createProject,
  giveSkills,
  signedIn,
} from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { connections } from '../../database/schema/networking.ts';
import { projectParticipants } from '../../database/schema/projects.ts';
import type { Visibility } from './relation.policy.ts';

/** Viewers of Dora's profile. A pending request is no connection, whichever of the two sent it. */
const VIEWERS = ['visitor', 'stranger', 'suitor', 'courted', 'connection', 'owner', 'blocked', 'admin'] as const;
type Viewer = (typeof VIEWERS)[number];

const EMAIL = 'dora-secreta@privado.example';
const PHONE = /809\D*555\D*0177/;
const MEMBERS: Viewer[] = ['stranger', 'suitor', 'courted', 'connection', 'owner', 'admin'];

/** Calls that show Dora as a member, and to whom they show her at all. */
const SHOWS: Record<string, { query?: string; to: Viewer[] }> = {
  '/api/members': { query: '?search=Dora', to: MEMBERS },
  '/api/members/:id': { to: MEMBERS },
  '/api/members/:id/contact.vcf': { to: MEMBERS },
  '/api/members/suggestions': { to: ['stranger', 'admin'] },
  '/api/connections/my': { to: ['connection'] },
  '/api/connections/pending': { to: ['courted'] },
  '/api/connections/sent': { to: ['suitor'] },
};

/** Calls about one's own account. */
const OWN = ['/api/auth/user', '/api/users/data', '/api/users/profile/preview'];

/** Endpoints without contact data of members. */
const NOBODY: Record<string, string> = {
  '/api/auth/sessions': '',
  '/api/auth/identities': '',
  '/api/notifications/unsubscribe/:group': '',
  '/api/forum/posts/:id/preview': '',
  '/api/auth/second-factor': '',
  '/api/auth/proof': '',
  '/api/auth/factors': '',
  '/api/demo/mails': '',
  '/api/demo/mails/:id/html': '',
  '/api/users/consents': '',
  '/api/users/security-events': '',
  '/api/legal/:document': '',
  '/api/content': '?blocks=leaders',
  '/api/content/:kind/:slug': '',
  '/api/contact/departments': '',
  '/api/events': '',
  '/api/events/:id': '',
  '/api/events/:id/calendar.ics': '',
  '/api/events/:id/participants': '',
  '/api/events/calendar.ics': '',
  '/api/events/notifications': '',
  '/api/events/proposals': '',
  '/api/forum/categories': '',
  '/api/forum/posts': '',
  '/api/forum/posts/:id': '',
  '/api/forum/posts/:id/comments': '',
  '/api/forum/posts/similar': '?title=Una%20publicaci%C3%B3n%20de%20Dora',
  '/api/media/:id/:file': '',
  '/api/members/blocked': '',
  '/api/messages': '',
  '/api/messages/:memberId': '',
  '/api/news': '',
  '/api/news/:id': '',
  '/api/news/rss.xml': '',
  '/api/newsletter/unsubscribe': '',
  '/api/notifications': '',
  '/api/notifications/preferences': '',
  '/api/photos/:name': '',
  '/api/projects': '',
  '/api/projects/:id': '',
  '/api/search': '?q=Dora&scope=all&limit=20',
  '/api/settings': '',
  '/api/users/achievements': '',
  '/api/users/activity': '',
  '/api/users/recent-activity': '',
  '/api/users/recommendations': '',
  '/api/users/registrations': '',
  '/api/users/skills': '',
  '/api/users/stats': '',
};

/** Streams, which do not end, and endpoints without data. */
const NOT_CALLED = [
  '/api/docs',
  '/api/forum/posts/:id/stream',
  '/api/live',
  '/api/login',
  '/api/login/callback',
  '/api/logout',
  '/api/openapi.json',
];

let portal: TestApp;
const routes: string[] = [];
const clients = {} as Record<Viewer, ApiClient>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await createTestApp({
    onRoute: ({ method, url }) => {
      if ([method].flat().includes('GET') && url.startsWith('/api')) routes.push(url);
    },
  });
  const { database } = portal;
  clients.visitor = portal.visitor();
  const owner = await signedIn(portal, {
    firstName: 'Dora',
    lastName: 'Privada',
    email: EMAIL,
    phone: '+18095550177',
    hasWhatsapp: true,
    location: 'Higüey',
  });
  clients.owner = owner.client;
  const other = (values = {}) => signedIn(portal, { location: 'Higüey', ...values });
  const people = {
    stranger: await other(),
    suitor: await other(),
    courted: await other(),
    connection: await other(),
    blocked: await other(),
    admin: await other({ role: 'admin' }),
  };
  for (const [name, { client }] of Object.entries(people)) clients[name as keyof typeof people] = client;
  const pair = (requesterId: string, receiverId: string, status: 'pending' | 'accepted' | 'blocked') => ({
    requesterId,
    receiverId,
    status,
  });
  await database
    .insert(connections)
    .values([
      pair(people.suitor.user.id, owner.user.id, 'pending'),
      pair(owner.user.id, people.courted.user.id, 'pending'),
      pair(people.connection.user.id, owner.user.id, 'accepted'),
      pair(owner.user.id, people.blocked.user.id, 'blocked'),
    ]);
  await giveSkills(database, owner.user.id, { Turismo: 'expert' });

  const post = await createPost(database, { authorId: owner.user.id, title: 'Una publicación de Dora' });
  await createComment(database, { postId: post.id, authorId: owner.user.id });
  const event = await createOpenEvent(database, { createdBy: owner.user.id });
  await database.insert(eventRegistrations).values({ eventId: event.id, userId: owner.user.id, status: 'confirmed' });
  const project = await createProject(database);
  await database.insert(projectParticipants).values({ projectId: project.id, userId: owner.user.id });
  const news = await createNews(database);
  await owner.client.post(`/api/messages/${people.connection.user.id}`, { body: 'Hola, te escribe Dora.' });
  Object.assign(ids, {
    '/api/members': owner.user.id,
    '/api/messages': owner.user.id,
    '/api/forum/posts': post.id,
    '/api/events': event.id,
    '/api/admin/events': event.id,
    '/api/projects': project.id,
    '/api/admin/projects': project.id,
    '/api/news': news.id,
  });
});
afterAll(() => portal.close());

/** With the id of an existing row, or a random one. */
function pathOf(route: string): string {
  const [collection = ''] = route.split('/:');
  const query = SHOWS[route]?.query ?? NOBODY[route] ?? '';
  return route.replace(/:\w+/, ids[collection] ?? crypto.randomUUID()) + query;
}

async function look(viewer: Viewer, route: string) {
  const answer = await clients[viewer].get(pathOf(route));
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return { status: answer.status, seen: { email: text.includes(EMAIL), phone: PHONE.test(text) } };
}

function sees(viewer: Viewer, visibility: Visibility): boolean {
  if (viewer === 'owner') return true;
  return visibility === 'members' || (visibility === 'connections' && viewer === 'connection');
}

it('has an expectation for every call that reads something', () => {
  const known = [...Object.keys(SHOWS), ...OWN, ...Object.keys(NOBODY), ...NOT_CALLED];
  expect(routes.filter((route) => !route.startsWith('/api/admin/') && !known.includes(route))).toEqual([]);
});

/** Each of the two with each visibility, and never both with the same. */
describe.each([
  ['members', 'nobody'],
  ['connections', 'members'],
  ['nobody', 'connections'],
] as const)('with an e-mail address for %s and a telephone for %s', (emailVisibility, phoneVisibility) => {
  beforeAll(async () => {
    await portal.database.update(users).set({ emailVisibility, phoneVisibility }).where(eq(users.email, EMAIL));
  });

  it.each(Object.keys(SHOWS))('%s shows each to whom its owner allows', async (route) => {
    for (const viewer of VIEWERS) {
      const isShown = SHOWS[route]?.to.includes(viewer) ?? false;
      const { status, seen } = await look(viewer, route);
      if (isShown) expect([viewer, status]).toEqual([viewer, 200]);
      expect([viewer, seen]).toEqual([
        viewer,
        { email: isShown && sees(viewer, emailVisibility), phone: isShown && sees(viewer, phoneVisibility) },
      ]);
    }
  });

  it.each(OWN)('%s is seen by nobody else', async (route) => {
    for (const viewer of VIEWERS) {
      const { seen } = await look(viewer, route);
      if (viewer !== 'owner') expect([viewer, seen]).toEqual([viewer, { email: false, phone: false }]);
    }
  });

  it.each(Object.keys(NOBODY))('%s shows neither to anybody', async (route) => {
    for (const viewer of VIEWERS) {
      const { status, seen } = await look(viewer, route);
      expect([viewer, seen]).toEqual([viewer, { email: false, phone: false }]);
      expect(status).toBeLessThan(500);
    }
  });

  it('the administration shows both, to administrators and nobody else', async () => {
    for (const route of routes.filter((each) => each.startsWith('/api/admin/'))) {
      for (const viewer of VIEWERS) {
        const { status, seen } = await look(viewer, route);
        if (viewer === 'admin') continue;
        expect([route, viewer, status]).toEqual([route, viewer, viewer === 'visitor' ? 401 : 403]);
        expect(seen).toEqual({ email: false, phone: false });
      }
    }
    expect((await look('admin', '/api/admin/events/:id/attendees')).seen).toEqual({ email: true, phone: true });
  });
});
