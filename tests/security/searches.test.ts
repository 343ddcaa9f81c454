import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../server/database/schema/audit.ts';
import { contactMessages } from '../../server/database/schema/contact.ts';
import { contentItems } from '../../server/database/schema/content.ts';
import { eventRegistrations } from '../../server/database/schema/events.ts';
import { invitations } from '../../server/database/schema/invitations.ts';
import { mediaItems } from '../../server/database/schema/media.ts';
import { newsletterIssues, newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import {
  createConnection,
  createEvent,
  createNews,
  createPost,
  createProject,
  createUser,
  giveSkills,
  signedIn,
} from '../support/factories.ts';
import { stringQueries } from '../support/string-fields.ts';

/** In every searchable text, so that an overly broad match shows it. */
const WORD = 'aaqwertybb';

/** Metacharacters of LIKE, quoting and query languages; as words they match nothing. */
const NOWHERE = [
  'aa%bb',
  'aaq_ertybb',
  'aaqw\\ertybb',
  "zzz' or 'x'='x",
  "zzz') or true --",
  'zzz" or "x"="x',
  'zzz; select 1',
  'zzz$$ || version()',
  '(aaq|zzz).*',
  'zzz:* & !yyy',
  'zzz & | ! ( ) <->',
];

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let eventId: string;

beforeAll(async () => {
  portal = await createTestApp();
  const { database } = portal;
  admin = await signedIn(portal, { role: 'admin' });
  const named = { firstName: WORD, lastName: WORD, company: WORD, position: WORD, location: WORD, bio: WORD };
  const person = await createUser(database, { ...named, email: `${WORD}@prueba.example` });
  await giveSkills(database, person.id, { [WORD]: 'expert' });
  await createConnection(database, admin.user.id, person.id);
  const event = await createEvent(database, { title: WORD, category: WORD, location: WORD });
  eventId = event.id;
  await database.insert(eventRegistrations).values({ eventId, userId: person.id });
  await database
    .insert(mediaItems)
    .values({ kind: 'photo', audience: 'public', name: WORD, width: 10, height: 10, widths: [10] });
  await createNews(database, { title: WORD, category: WORD });
  await createProject(database, { title: WORD });
  await database.insert(contentItems).values({ kind: 'page', name: WORD, slug: 'pagina', draft: { title: WORD } });
  await createPost(database, { title: `${WORD} y más`, authorId: person.id });
  await database.insert(contactMessages).values({ name: WORD, email: person.email, subject: 'other', message: WORD });
  await database.insert(newsletterIssues).values({ subject: WORD });
  const invited = { email: person.email, firstName: WORD, lastName: WORD, expiresAt: new Date('2099-01-01') };
  await database.insert(invitations).values(invited);
  await database.insert(newsletterSubscribers).values({ email: person.email });
  await database.insert(auditLog).values({
    actorName: WORD,
    action: 'member.promote',
    targetType: 'member',
    targetId: person.id,
    targetLabel: 'Alguien',
  });
});
afterAll(() => portal.close());

/** Parameters that identify or filter, rather than search. */
const NO_SEARCH = [
  // Another portal has it: `demo-mail.routes.test.ts`.
  'GET /api/demo/mails to',
  // Workbooks are packed; the same words in CSV are tried.
  'GET /api/admin/members.xlsx search',
  'GET /api/admin/contact-messages.xlsx search',
  'GET /api/admin/events/:id/attendees.xlsx search',
  'GET /api/admin/forum/posts.xlsx search',
  'GET /api/admin/newsletter/subscribers.xlsx search',
  'POST /api/admin/media name',
  'GET /api/login link',
  'GET /api/login next',
  'GET /api/login prove',
  'GET /api/legal/:document version',
  'GET /api/admin/legal/:document version',
  'GET /api/content blocks',
  'GET /api/admin/security-events email',
  'POST /api/newsletter/unsubscribe token',
  'GET /api/newsletter/unsubscribe token',
  'POST /api/notifications/unsubscribe/:group token',
  'GET /api/notifications/unsubscribe/:group token',
];

const searches = (await contractEndpoints()).flatMap((endpoint) =>
  stringQueries(endpoint).map((field) => ({ name: `${endpointName(endpoint)} ${field}`, path: endpoint.path, field })),
);

it('every search is tried', () => {
  expect(NO_SEARCH.filter((name) => !searches.some((search) => search.name === name))).toEqual([]);
  expect(searches.length - NO_SEARCH.length).toBeGreaterThanOrEqual(15);
});

it.each(searches.filter(({ name, field }) => !NO_SEARCH.includes(name) && field !== 'columns'))(
  '$name takes every sign for itself',
  async (search) => {
    const found = async (text: string) => {
      const query = new URLSearchParams({
        [search.field]: text,
        ...(search.path === '/api/search' && { scope: 'all' }),
      });
      const { status, body } = await admin.client.get(`${search.path.replace(':id', eventId)}?${query}`);
      expect([text, status]).toEqual([text, 200]);
      // Facets and counts are listed whatever the query.
      const { facets: _, categories: __, ...rest } = typeof body === 'string' ? { body } : body;
      return JSON.stringify(Array.isArray(body) ? body : rest).includes(WORD);
    };
    expect(await found(WORD)).toBe(true);
    const surprises = [];
    for (const text of NOWHERE) if (await found(text)) surprises.push(text);
    expect(surprises).toEqual([]);
  },
);

const LISTS = [
  'attendees',
  'content',
  'events',
  'invitations',
  'media',
  'news',
  'newsletter/issues',
  'newsletter/subscribers',
  'projects',
].map((name) => `/api/admin/${name === 'attendees' ? 'events/:id/attendees' : name}`);

it.each(LISTS)('%s finds nothing by signs alone', async (path) => {
  const { status, body } = await admin.client.get(
    `${path.replace(':id', eventId)}?search=${encodeURIComponent('%—?!')}`,
  );
  expect([status, JSON.stringify(body).includes(WORD)]).toEqual([200, false]);
});
