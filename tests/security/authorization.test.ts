import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyEndpoint, isAreaGuard } from '../../contract/endpoint.ts';
import { externalIdentities, users } from '../../server/database/schema/account.ts';
import { consents } from '../../server/database/schema/legal.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import {
  createComment,
  createConnection,
  createEvent,
  createNews,
  createOpenEvent,
  createPost,
  createProject,
  PASSWORD,
  signedIn,
} from '../support/factories.ts';
import { addPasskey } from '../support/second-factors.ts';

/** Viewers. `owner` owns the objects of the rows below, and has blocked `blocked`. */
const ROLES = ['visitor', 'suspended', 'blocked', 'stranger', 'friend', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];
type Person = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let endpoints: AnyEndpoint[];
let people: Record<Exclude<Role, 'visitor'>, Person>;

beforeAll(async () => {
  portal = await createTestApp();
  endpoints = await contractEndpoints();
  const [suspended, blocked, stranger, friend, owner] = await Promise.all(
    Array.from({ length: 5 }, () => signedIn(portal)),
  );
  const admin = await signedIn(portal, { role: 'admin' });
  people = { suspended, blocked, stranger, friend, owner, admin } as typeof people;
  await createConnection(portal.database, people.owner.user.id, people.friend.user.id);
  await createConnection(portal.database, people.owner.user.id, people.blocked.user.id, 'blocked');
  const who = eq(users.id, people.suspended.user.id);
  await portal.database.update(users).set({ suspendedAt: new Date() }).where(who);
});
afterAll(() => portal.close());

/** A new object for every call, because many calls change it. */
const objects = {
  post: () => createPost(portal.database, { authorId: people.owner.user.id }),
  hiddenPost: () => createPost(portal.database, { authorId: people.owner.user.id, isPublished: false }),
  comment: async () =>
    createComment(portal.database, {
      postId: (await createPost(portal.database)).id,
      authorId: people.owner.user.id,
    }),
  hiddenComment: async () =>
    createComment(portal.database, {
      postId: (await createPost(portal.database, { isPublished: false, authorId: people.owner.user.id })).id,
      authorId: people.owner.user.id,
    }),
  event: () => createOpenEvent(portal.database),
  proposal: () =>
    createEvent(portal.database, { publication: 'proposed', createdBy: people.owner.user.id, proposedAt: new Date() }),
  project: () => createProject(portal.database),
  draftProject: () => createProject(portal.database, { isPublished: false }),
  news: () => createNews(portal.database),
  draftNews: () => createNews(portal.database, { isPublished: false }),
  owner: async () => people.owner.user,
  /** A request that the owner received. */
  request: async () =>
    createConnection(portal.database, (await signedIn(portal)).user.id, people.owner.user.id, 'pending'),
  connection: async () => createConnection(portal.database, people.owner.user.id, (await signedIn(portal)).user.id),
  consent: async () => {
    const userId = people.owner.user.id;
    const row = { purpose: 'registration' as const, given: true, version: 1, userId };
    const [made] = await portal.database.insert(consents).values(row).returning({ id: consents.id });
    return made as { id: string };
  },
  passkey: async () => {
    const { id } = (await addPasskey(people.owner.client)).added.body.passkey;
    return { id };
  },
  identity: async () => {
    const identity = {
      issuer: 'https://identidad.example',
      subject: crypto.randomUUID(),
      userId: people.owner.user.id,
    };
    const [row] = await portal.database
      .insert(externalIdentities)
      .values(identity)
      .returning({ id: externalIdentities.id });
    return { id: row?.id ?? '' };
  },
  /** A session of the owner other than the current one. */
  session: async () => {
    await portal.visitor().post('/api/auth/login', { email: people.owner.user.email, password: PASSWORD });
    const { body } = await people.owner.client.get('/api/auth/sessions');
    return body.find((session: { isCurrent: boolean }) => !session.isCurrent) as { id: string };
  },
} satisfies Record<string, () => Promise<{ id: string }>>;

const postForm = async () => ({
  title: 'Un título que es bastante largo',
  content: 'Un contenido que es bastante largo como para que la regla lo acepte sin más.',
  categoryId: (await createPost(portal.database)).categoryId,
});
const eventForm = async () => ({
  title: 'Charla',
  date: '2099-05-05',
  time: '10:00',
  type: 'workshop',
  description: 'Una charla',
});

interface Row {
  on: keyof typeof objects;
  body?: () => Promise<unknown>;
  /** Status by viewer; visitors and suspended members get 401 where a session is needed. */
  answers: Record<'blocked' | 'stranger' | 'friend' | 'owner' | 'admin', number>;
  /** Status of a visitor, where it is not 401. */
  visitor?: number;
}

const everybody = (status: number) => ({
  blocked: status,
  stranger: status,
  friend: status,
  owner: status,
  admin: status,
});
const onlyOwner = (others: number, own = 200) => ({ ...everybody(others), owner: own });
const ownerAndAdmin = (others: number, own = 200) => ({ ...everybody(others), owner: own, admin: own });
const notBlocked = (status: number) => ({ ...everybody(status), blocked: 404 });
const report = async () => ({ reason: 'spam' });

/** Every call for members, or for all, that names an object: on an object of somebody else, and on a hidden one. */
const ROWS: Record<string, Row[]> = {
  'DELETE /api/auth/sessions/:id': [{ on: 'session', answers: onlyOwner(404) }],
  'PUT /api/auth/passkeys/:id': [{ on: 'passkey', body: async () => ({ name: 'Otra' }), answers: onlyOwner(404) }],
  'DELETE /api/auth/passkeys/:id': [{ on: 'passkey', answers: onlyOwner(404) }],
  'DELETE /api/auth/identities/:id': [{ on: 'identity', answers: onlyOwner(404) }],
  'DELETE /api/connections/:id': [{ on: 'connection', answers: onlyOwner(404) }],
  'PUT /api/connections/:id/respond': [
    { on: 'request', body: async () => ({ status: 'accepted' }), answers: onlyOwner(404) },
  ],
  'GET /api/events/:id': [
    { on: 'event', answers: everybody(200), visitor: 200 },
    { on: 'proposal', answers: ownerAndAdmin(404), visitor: 404 },
  ],
  'GET /api/events/:id/calendar.ics': [
    { on: 'event', answers: everybody(200), visitor: 200 },
    { on: 'proposal', answers: ownerAndAdmin(404), visitor: 404 },
  ],
  'POST /api/events/:id/registration': [
    { on: 'event', answers: everybody(200) },
    { on: 'proposal', answers: everybody(404) },
  ],
  'PUT /api/events/:id/registration/answers': [
    { on: 'event', body: async () => ({ answers: [] }), answers: everybody(404) },
    { on: 'proposal', body: async () => ({ answers: [] }), answers: everybody(404) },
  ],
  'GET /api/events/:id/participants': [
    { on: 'event', answers: everybody(200) },
    { on: 'proposal', answers: ownerAndAdmin(404) },
  ],
  'PUT /api/events/:id/registration/visibility': [
    { on: 'event', body: async () => ({ isListed: true }), answers: everybody(404) },
    { on: 'proposal', body: async () => ({ isListed: true }), answers: everybody(404) },
  ],
  'DELETE /api/events/:id/registration': [
    { on: 'event', answers: everybody(200) },
    { on: 'proposal', answers: everybody(404) },
  ],
  'PUT /api/events/proposals/:id': [{ on: 'proposal', body: eventForm, answers: onlyOwner(404) }],
  'DELETE /api/events/proposals/:id': [{ on: 'proposal', answers: onlyOwner(404) }],
  'GET /api/forum/posts/:id': [
    { on: 'post', answers: everybody(200) },
    { on: 'hiddenPost', answers: ownerAndAdmin(404) },
  ],
  'GET /api/forum/posts/:id/preview': [
    { on: 'post', answers: everybody(200), visitor: 200 },
    { on: 'hiddenPost', answers: everybody(404), visitor: 404 },
  ],
  'PUT /api/forum/posts/:id': [
    { on: 'post', body: postForm, answers: ownerAndAdmin(403) },
    { on: 'hiddenPost', body: postForm, answers: ownerAndAdmin(404) },
  ],
  'DELETE /api/forum/posts/:id': [
    { on: 'post', answers: ownerAndAdmin(403) },
    { on: 'hiddenPost', answers: ownerAndAdmin(404) },
  ],
  'GET /api/forum/posts/:id/comments': [
    { on: 'post', answers: everybody(200) },
    { on: 'hiddenPost', answers: ownerAndAdmin(404) },
  ],
  'POST /api/forum/posts/:id/comments': [
    { on: 'post', body: async () => ({ content: 'Un comentario' }), answers: everybody(201) },
    { on: 'hiddenPost', body: async () => ({ content: 'Un comentario' }), answers: ownerAndAdmin(404, 403) },
  ],
  'PUT /api/forum/posts/:id/like': [
    { on: 'post', answers: everybody(200) },
    { on: 'hiddenPost', answers: ownerAndAdmin(404, 403) },
  ],
  'DELETE /api/forum/posts/:id/like': [
    { on: 'post', answers: everybody(200) },
    { on: 'hiddenPost', answers: ownerAndAdmin(404, 403) },
  ],
  'POST /api/forum/posts/:id/reports': [
    { on: 'post', body: report, answers: { ...everybody(201), owner: 403 } },
    { on: 'hiddenPost', body: report, answers: ownerAndAdmin(404, 403) },
  ],
  'PUT /api/forum/posts/:id/solution': [],
  'DELETE /api/forum/posts/:id/solution': [
    { on: 'post', answers: onlyOwner(403) },
    { on: 'hiddenPost', answers: { ...onlyOwner(404), admin: 403 } },
  ],
  'PUT /api/forum/comments/:id': [
    { on: 'comment', body: async () => ({ content: 'Otra cosa' }), answers: ownerAndAdmin(403) },
    { on: 'hiddenComment', body: async () => ({ content: 'Otra cosa' }), answers: ownerAndAdmin(404) },
  ],
  'DELETE /api/forum/comments/:id': [
    { on: 'comment', answers: ownerAndAdmin(403) },
    { on: 'hiddenComment', answers: ownerAndAdmin(404) },
  ],
  'POST /api/forum/comments/:id/reports': [
    { on: 'comment', body: report, answers: { ...everybody(201), owner: 403 } },
    { on: 'hiddenComment', body: report, answers: { ...everybody(404), owner: 403, admin: 201 } },
  ],
  'GET /api/members/:id': [{ on: 'owner', answers: notBlocked(200) }],
  'POST /api/members/:id/reports': [{ on: 'owner', body: report, answers: { ...notBlocked(201), owner: 403 } }],
  'DELETE /api/users/consents/:id': [{ on: 'consent', answers: onlyOwner(404) }],
  // Only three public documents.
  'GET /api/legal/:document': [],
  'GET /api/members/:id/contact.vcf': [{ on: 'owner', answers: notBlocked(200) }],
  // Not connected: readable, with `canWrite: false`.
  'GET /api/messages/:memberId': [{ on: 'owner', answers: { ...notBlocked(200), owner: 404 } }],
  'POST /api/messages/:memberId': [
    { on: 'owner', body: async () => ({ body: 'Hola' }), answers: { ...notBlocked(403), friend: 201, owner: 404 } },
  ],
  'POST /api/messages/:memberId/read': [],
  'GET /api/news/:id': [
    { on: 'news', answers: everybody(200), visitor: 200 },
    { on: 'draftNews', answers: everybody(404), visitor: 404 },
  ],
  'GET /api/projects/:id': [
    { on: 'project', answers: everybody(200) },
    { on: 'draftProject', answers: everybody(404) },
  ],
  'PUT /api/projects/:id/participation': [
    { on: 'project', body: async () => ({}), answers: everybody(200) },
    { on: 'draftProject', body: async () => ({}), answers: everybody(404) },
  ],
  'DELETE /api/projects/:id/participation': [
    { on: 'project', answers: everybody(200) },
    { on: 'draftProject', answers: everybody(404) },
  ],
};

/** Tested in their features, because they need more than one object or end what the others rely on. */
const ELSEWHERE = [
  'PUT /api/members/:id/block',
  'DELETE /api/members/:id/block',
  'PUT /api/notifications/preferences/:group',
  'POST /api/notifications/unsubscribe/:group',
  'GET /api/notifications/unsubscribe/:group',
  'GET /api/photos/:name',
  'GET /api/media/:id/:file',
  'GET /api/content/:kind/:slug',
  'GET /api/demo/mails/:id/html',
  'GET /api/forum/posts/:id/stream',
];

const clientOf = (role: Role) => (role === 'visitor' ? portal.visitor() : people[role].client);

describe('every call that names an object', () => {
  it('has its row', () => {
    const named = endpoints.filter(({ path, guard }) => path.includes(':') && !isAreaGuard(guard)).map(endpointName);
    expect(named.filter((name) => !(name in ROWS) && !ELSEWHERE.includes(name))).toEqual([]);
    expect(Object.keys(ROWS).filter((name) => !named.includes(name))).toEqual([]);
  });

  const cells = Object.entries(ROWS).flatMap(([name, rows]) => rows.map((row) => ({ name, ...row })));
  it.each(cells)('$name on $on', async ({ name, on, body, answers, visitor = 401 }) => {
    const [method = 'GET', path = ''] = name.split(' ') as ['GET', string];
    const expected: Record<Role, number> = { ...answers, visitor, suspended: visitor };
    const got: Partial<Record<Role, number>> = {};
    for (const role of ROLES) {
      const url = path.replace(/:\w+/, (await objects[on]()).id);
      got[role] = (await clientOf(role).send(method, url, await body?.())).status;
    }
    expect(got).toEqual(expected);
  });
});

describe('every call without an object', () => {
  /** Calls that end the session or the account of the other rows. */
  const ENDING = ['DELETE /api/auth/sessions', 'DELETE /api/users/account', 'GET /api/live', 'GET /api/logout'];

  it('is for everybody, for members or for administrators, as it says', async () => {
    const problems: string[] = [];
    for (const endpoint of endpoints) {
      const name = endpointName(endpoint);
      if ((endpoint.path.includes(':') && !isAreaGuard(endpoint.guard)) || ENDING.includes(name)) continue;
      for (const role of ROLES) {
        const url = endpoint.path.replace(/:\w+/g, crypto.randomUUID());
        const { status } = await clientOf(role).send(endpoint.method, url, endpoint.body ? {} : undefined);
        const isStranger = role === 'visitor' || role === 'suspended';
        if (endpoint.guard === 'public') {
          if (status === 403) problems.push(`${name} as ${role}: ${status}`);
        } else if (isStranger) {
          if (status !== 401) problems.push(`${name} as ${role}: ${status}`);
        } else if (isAreaGuard(endpoint.guard) && role !== 'admin') {
          if (status !== 403) problems.push(`${name} as ${role}: ${status}`);
        } else if (status === 401 || status === 403) {
          problems.push(`${name} as ${role}: ${status}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
