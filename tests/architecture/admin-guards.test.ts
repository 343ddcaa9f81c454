import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/database/schema/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signedIn } from '../support/factories.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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

/** Calls of whole lists, which need neither an id nor a body. */
const NEED_NOTHING = ['DELETE /api/admin/paused-addresses'];

function mayCall(role: OfficeRole, route: string): boolean {
  const [part = ''] = route.replace(/^.*\/api\/admin\//, '').split(/[/.]/);
  const may = EXCEPTIONS[route] ?? WHO_MAY[part];
  if (!may) throw new Error(`${route}: who may is not said`);
  return may.includes(role);
}

/** Of a list 200; of a call with an unknown id or an empty body a refusal of these, but not of the caller. */
function isAnswerToAdministrator(route: string, status: number): boolean {
  if (NEED_NOTHING.includes(route) || (route.startsWith('GET') && !route.includes(':'))) return status === 200;
  return [400, 404, 409, 415].includes(status);
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

  it('is 401 for an administrator who is suspended', async () => {
    expect(await statuses(suspended)).toEqual(allOf(401));
  });

  it('answers an administrator, and each role of the office likewise where the table says so', async () => {
    const toAdministrator = await statuses(admin);
    const wrong = Object.entries(toAdministrator).filter(([route, status]) => !isAnswerToAdministrator(route, status));
    expect(wrong).toEqual([]);
    for (const role of ['editor', 'events', 'moderator'] as const) {
      const { client } = await signedIn(portal, { role });
      const expected = served.map((route) => [route, mayCall(role, route) ? toAdministrator[route] : 403]);
      expect(await statuses(client), role).toEqual(Object.fromEntries(expected));
    }
  });
});
