import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createNews, createOpenEvent, createProject, signedIn } from '../../tests/support/factories.ts';
import { interleaveOnLock } from '../../tests/support/lock-interleaving.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const proposed = { publication: 'proposed', proposedAt: new Date() } as const;

/** Call, a record that it may be made on, and what changes by it. */
const DECISIONS = [
  ['PUT', 'events', 'publication', () => createOpenEvent(portal.database, proposed), { publication: 'published' }],
  ['DELETE', 'events', 'publication', () => createOpenEvent(portal.database), { publication: 'draft' }],
  ['PUT', 'events', 'return', () => createOpenEvent(portal.database, proposed), { publication: 'returned' }],
  ['PUT', 'events', 'cancellation', () => createOpenEvent(portal.database), { status: 'cancelled' }],
  ['PUT', 'news', 'publication', () => createNews(portal.database, { isPublished: false }), { isPublished: true }],
  ['DELETE', 'news', 'publication', () => createNews(portal.database), { isPublished: false }],
  [
    'PUT',
    'projects',
    'publication',
    () => createProject(portal.database, { isPublished: false }),
    { isPublished: true },
  ],
  ['DELETE', 'projects', 'publication', () => createProject(portal.database), { isPublished: false }],
] as const;

describe.each(DECISIONS)('%s /api/admin/%s/{id}/%s', (method, records, decision, create, outcome) => {
  async function created() {
    const path = `/api/admin/${records}/${(await create()).id}`;
    const decide = (body?: object) =>
      admin.client.send(method, `${path}/${decision}`, decision === 'return' ? { reason: 'No', ...body } : body);
    return { path, decide };
  }

  it('changes nothing where the record is not what was read, and answers with what it is now', async () => {
    const { path, decide } = await created();
    const { body: current } = await admin.client.patch(path, { title: 'Otro texto', timeline: '6 meses', version: 1 });
    expect(current.version).toBe(2);
    for (const version of [1, 3]) {
      expect(await decide({ version })).toMatchObject({
        status: 409,
        body: {
          code: 'version_conflict',
          message: 'El contenido cambió mientras lo leías. Revísalo y decide de nuevo.',
          current,
        },
      });
    }
    expect((await admin.client.get(path)).body).toEqual(current);
    expect(await decide({ version: 2 })).toMatchObject({ status: 200, body: { ...outcome, version: 3 } });
  });

  it('is about the record as it is where no version is sent', async () => {
    const { path, decide } = await created();
    await admin.client.patch(path, { title: 'Otro texto', timeline: '6 meses', version: 1 });
    expect(await decide()).toMatchObject({ status: 200, body: { title: 'Otro texto', ...outcome } });
  });

  it('refuses what is no version', async () => {
    const { decide } = await created();
    expect(await decide({ version: '1' })).toMatchObject({
      status: 400,
      body: { fields: { version: 'Indica la versión que leíste' } },
    });
  });
});

it('a decision waits for the edit that came first, and sees it', async () => {
  const { id } = await createNews(portal.database, { isPublished: false });
  const path = `/api/admin/news/${id}`;
  const answers = await interleaveOnLock(portal.database, sql`select from news where id = ${id} for update`, [
    () => admin.client.patch(path, { title: 'Otro texto', version: 1 }),
    () => admin.client.put(`${path}/publication`, { version: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect((await admin.client.get(path)).body).toMatchObject({ title: 'Otro texto', isPublished: false });
});
