import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/database/schema/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signedIn } from '../support/factories.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Status that an administrator gets from each call, for an unknown id and an empty body. A call that is missing here
 * fails the test.
 */
const ADMINISTRATOR_GETS: Record<string, number> = {
  'GET /api/admin/audit': 200,
  'GET /api/admin/audit.csv': 200,
  'GET /api/admin/security-events': 200,
  'GET /api/admin/categories': 200,
  'POST /api/admin/categories': 400,
  'PUT /api/admin/categories/:id': 400,
  'PUT /api/admin/categories/:id/archive': 404,
  'DELETE /api/admin/categories/:id/archive': 404,
  'PUT /api/admin/contact-departments/:key': 400,
  'GET /api/admin/content': 200,
  'POST /api/admin/content': 400,
  'GET /api/admin/content/:id': 404,
  'PATCH /api/admin/content/:id': 400,
  'DELETE /api/admin/content/:id': 404,
  'PUT /api/admin/content/:id/publication': 404,
  'DELETE /api/admin/content/:id/publication': 404,
  'PUT /api/admin/content/:id/schedule': 400,
  'DELETE /api/admin/content/:id/schedule': 404,
  'GET /api/admin/content/:id/versions': 404,
  'GET /api/admin/content/:id/versions/:number': 400,
  'GET /api/admin/contact-messages': 200,
  'GET /api/admin/contact-messages.csv': 200,
  'GET /api/admin/contact-messages.xlsx': 200,
  'GET /api/admin/contact-messages/:id': 404,
  'GET /api/admin/contact-messages/counts': 200,
  'DELETE /api/admin/contact-messages/:id': 404,
  'POST /api/admin/contact-messages/:id/answer': 400,
  'PUT /api/admin/contact-messages/:id/note': 404,
  'PUT /api/admin/contact-messages/:id/read': 404,
  'DELETE /api/admin/contact-messages/:id/read': 404,
  'GET /api/admin/events': 200,
  'POST /api/admin/events': 400,
  'GET /api/admin/events/:id': 404,
  'PUT /api/admin/events/:id': 400,
  'PATCH /api/admin/events/:id': 400,
  'DELETE /api/admin/events/:id': 404,
  'GET /api/admin/events/:id/attendees': 404,
  'POST /api/admin/events/:id/attendees': 400,
  'GET /api/admin/events/:id/attendees.csv': 404,
  'GET /api/admin/events/:id/attendees.xlsx': 404,
  'DELETE /api/admin/events/:id/attendees/:attendeeId': 404,
  'PUT /api/admin/events/:id/attendees/:attendeeId/attendance': 404,
  'DELETE /api/admin/events/:id/attendees/:attendeeId/attendance': 404,
  'PUT /api/admin/events/:id/attendees/:attendeeId/seat': 404,
  'PUT /api/admin/events/:id/attendees/:attendeeId/answers': 400,
  'POST /api/admin/events/:id/attendees/message-preview': 400,
  'POST /api/admin/events/:id/attendees/messages': 400,
  'POST /api/admin/events/:id/copies': 400,
  'PUT /api/admin/events/:id/cancellation': 404,
  'PUT /api/admin/events/:id/publication': 404,
  'DELETE /api/admin/events/:id/publication': 404,
  'PUT /api/admin/events/:id/return': 400,
  'GET /api/admin/forum/posts': 200,
  'GET /api/admin/forum/posts.csv': 200,
  'GET /api/admin/forum/posts.xlsx': 200,
  'PUT /api/admin/forum/posts/:id/category': 400,
  'PUT /api/admin/forum/posts/:id/closure': 404,
  'DELETE /api/admin/forum/posts/:id/closure': 404,
  'PUT /api/admin/forum/posts/:id/pin': 404,
  'DELETE /api/admin/forum/posts/:id/pin': 404,
  'PUT /api/admin/forum/posts/:id/takedown': 404,
  'DELETE /api/admin/forum/posts/:id/takedown': 404,
  'GET /api/admin/forum/reports': 200,
  'PUT /api/admin/forum/reports/:id': 400,
  'GET /api/admin/jobs': 200,
  'DELETE /api/admin/jobs/:id': 404,
  'POST /api/admin/jobs/:id/retry': 404,
  'POST /api/admin/jobs/retry': 400,
  'GET /api/admin/paused-addresses': 200,
  'DELETE /api/admin/paused-addresses/:id': 404,
  'DELETE /api/admin/paused-addresses': 200,
  'GET /api/admin/status': 200,
  'DELETE /api/admin/mail-hold': 409,
  'PUT /api/admin/maintenance': 400,
  'GET /api/admin/members': 200,
  'GET /api/admin/members.csv': 200,
  'GET /api/admin/members.xlsx': 200,
  'GET /api/admin/members/:id': 404,
  'PATCH /api/admin/members/:id': 400,
  'POST /api/admin/members/:id/notes': 400,
  'DELETE /api/admin/members/:id/notes/:noteId': 404,
  'PUT /api/admin/members/:id/role': 400,
  'PUT /api/admin/members/:id/suspension': 400,
  'DELETE /api/admin/members/:id/suspension': 404,
  'GET /api/admin/legal/:document': 400,
  'POST /api/admin/legal/:document': 400,
  'GET /api/admin/message-reports': 200,
  'PUT /api/admin/message-reports/:id': 400,
  'PUT /api/admin/profile-reports/:id': 400,
  'GET /api/admin/profile-reports/:id/photo': 404,
  'GET /api/admin/moderation': 200,
  'GET /api/admin/moderation/decided': 200,
  'GET /api/admin/invitations': 200,
  'POST /api/admin/invitations': 400,
  'POST /api/admin/invitations/import': 415,
  'POST /api/admin/invitations/:id/resend': 404,
  'DELETE /api/admin/invitations/:id': 404,
  'GET /api/admin/media': 200,
  'POST /api/admin/media': 415,
  'GET /api/admin/media/:id': 404,
  'PUT /api/admin/media/:id': 400,
  'DELETE /api/admin/media/:id': 404,
  'GET /api/admin/news': 200,
  'POST /api/admin/news': 400,
  'GET /api/admin/news/:id': 404,
  'PUT /api/admin/news/:id': 400,
  'PATCH /api/admin/news/:id': 400,
  'DELETE /api/admin/news/:id': 404,
  'PUT /api/admin/news/:id/publication': 404,
  'DELETE /api/admin/news/:id/publication': 404,
  'PUT /api/admin/news/:id/schedule': 400,
  'DELETE /api/admin/news/:id/schedule': 404,
  'GET /api/admin/newsletter/issues': 200,
  'POST /api/admin/newsletter/issues': 400,
  'GET /api/admin/newsletter/issues/:id': 404,
  'PUT /api/admin/newsletter/issues/:id': 400,
  'PATCH /api/admin/newsletter/issues/:id': 400,
  'DELETE /api/admin/newsletter/issues/:id': 404,
  'GET /api/admin/newsletter/issues/:id/deliveries': 400,
  'GET /api/admin/newsletter/issues/:id/preview': 404,
  'POST /api/admin/newsletter/issues/:id/resend': 400,
  'POST /api/admin/newsletter/issues/:id/send': 404,
  'POST /api/admin/newsletter/issues/:id/test': 404,
  'GET /api/admin/newsletter/subscribers': 200,
  'POST /api/admin/newsletter/subscribers': 400,
  'GET /api/admin/newsletter/subscribers.csv': 200,
  'GET /api/admin/newsletter/subscribers.xlsx': 200,
  'DELETE /api/admin/newsletter/subscribers/:id': 404,
  'DELETE /api/admin/newsletter/subscribers/:id/subscription': 404,
  'POST /api/admin/newsletter/subscribers/import': 415,
  'GET /api/admin/projects': 200,
  'POST /api/admin/projects': 400,
  'GET /api/admin/projects/:id': 404,
  'PUT /api/admin/projects/:id': 400,
  'PATCH /api/admin/projects/:id': 400,
  'DELETE /api/admin/projects/:id': 404,
  'GET /api/admin/projects/:id/participants': 404,
  'PUT /api/admin/projects/:id/publication': 404,
  'DELETE /api/admin/projects/:id/publication': 404,
  'GET /api/admin/settings': 200,
  'PUT /api/admin/settings': 400,
  'PATCH /api/admin/settings': 400,
  'GET /api/admin/stats': 200,
  'GET /api/admin/stats/office': 200,
  'GET /api/admin/stats/periods': 200,
  'GET /api/admin/stats/periods.csv': 200,
};

type OfficeRole = 'editor' | 'events' | 'moderator';

/** Who may call what is below each part of `/api/admin/`, besides administrators. A part that is missing here fails. */
const WHO_MAY: Record<string, OfficeRole[]> = {
  audit: [],
  categories: [],
  'contact-departments': [],
  'contact-messages': [],
  content: ['editor'],
  events: ['events'],
  forum: ['moderator'],
  invitations: [],
  jobs: [],
  legal: [],
  'mail-hold': [],
  maintenance: [],
  media: ['editor', 'events'],
  members: [],
  'message-reports': ['moderator'],
  moderation: ['moderator'],
  news: ['editor'],
  newsletter: [],
  'paused-addresses': [],
  'profile-reports': ['moderator'],
  projects: ['editor'],
  'security-events': [],
  settings: [],
  stats: [],
  status: [],
};

const EXCEPTIONS: Record<string, OfficeRole[]> = {
  // Archived ones too, for the list of posts.
  'GET /api/admin/categories': ['moderator'],
  // Contact data of members.
  'GET /api/admin/projects/:id/participants': [],
};

/** Statuses by the table. */
function expectedOf(role: OfficeRole): Record<string, number> {
  return Object.fromEntries(
    served.map((route) => {
      const [part = ''] = route
        .split('/api/admin/')
        .slice(1)
        .flatMap((rest) => rest.split(/[/.]/));
      const may = EXCEPTIONS[route] ?? WHO_MAY[part];
      if (!may) throw new Error(`${route}: who may is not said`);
      return [route, may.includes(role) ? (ADMINISTRATOR_GETS[route] ?? 0) : 403];
    }),
  );
}

let portal: TestApp;
let visitor: ApiClient;
let member: ApiClient;
let suspended: ApiClient;
let admin: ApiClient;
const served: string[] = [];

beforeAll(async () => {
  portal = await createTestApp({
    onRoute: ({ method, url }) => {
      const methods = [method].flat().filter((each) => each !== 'HEAD' && each !== 'OPTIONS');
      if (url.startsWith('/api/admin')) served.push(...methods.map((each) => `${each} ${url}`));
    },
  });
  visitor = portal.visitor();
  member = (await signedIn(portal)).client;
  admin = (await signedIn(portal, { role: 'admin' })).client;
  const leaver = await signedIn(portal, { role: 'admin' });
  suspended = leaver.client;
  await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, leaver.user.id));
});
afterAll(() => portal.close());

function call(client: ApiClient, route: string) {
  const [method, path] = route.split(' ') as [Method, string];
  return client.send(method, path.replace(/:\w+/g, crypto.randomUUID()), method === 'GET' ? undefined : {});
}

async function statuses(client: ApiClient): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const route of served) found[route] = (await call(client, route)).status;
  return found;
}

const allOf = (status: number) => Object.fromEntries(served.map((route) => [route, status]));

describe('every call of the administration', () => {
  it('is 401 for a visitor, in the word that the pages look for', async () => {
    expect(await statuses(visitor)).toEqual(allOf(401));
    expect((await call(visitor, served[0] ?? '')).body.message).toBe('Unauthorized');
  });

  it('is 403 for a member', async () => {
    expect(await statuses(member)).toEqual(allOf(403));
  });

  it.each(['editor', 'events', 'moderator'] as const)('is for the role %s where the table says so', async (role) => {
    const { client } = await signedIn(portal, { role });
    expect(await statuses(client)).toEqual(expectedOf(role));
  });

  it('is 401 for an administrator who is suspended', async () => {
    expect(await statuses(suspended)).toEqual(allOf(401));
  });

  it('answers an administrator, as written above', async () => {
    expect(await statuses(admin)).toEqual(ADMINISTRATOR_GETS);
  });
});
