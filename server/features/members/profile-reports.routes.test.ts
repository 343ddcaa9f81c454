import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createPost, createUser, giveSkills, signedIn } from '../../../tests/support/factories.ts';
import { reports } from '../../database/schema/reports.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let reported: TestUser;
let reader: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  await portal.database.delete(reports);
  reported = await signedIn(portal, {
    firstName: 'Vendedor',
    lastName: 'Insistente',
    company: 'Fácil S.R.L.',
    position: 'Gerente',
    location: 'Higüey',
    website: 'https://facil.example',
    bio: 'Gana dinero sin trabajar',
  });
  reader = await signedIn(portal, { firstName: 'Lectora' });
});
afterAll(() => portal.close());

const report = (who: TestUser, body: object = { reason: 'spam', details: ' No existe. ' }, id = reported.user.id) =>
  who.client.post(`/api/members/${id}/reports`, body);
const queue = async () => (await admin.client.get('/api/admin/moderation?kind=profile-report')).body.items;
const decide = (id: string, status: string) => admin.client.put(`/api/admin/profile-reports/${id}`, { status });

it('a profile is reported once until somebody has looked, with what it says', async () => {
  await giveSkills(portal.database, reported.user.id, { Ventas: 'expert', Aduanas: 'beginner' });
  const { status, body } = await report(reader);
  expect([status, body]).toEqual([201, { message: 'Gracias por avisar. La oficina lo revisará.' }]);
  await report(reader, { reason: 'offensive' });
  expect(await queue()).toMatchObject([
    {
      kind: 'profile-report',
      reason: 'spam',
      details: 'No existe.',
      from: { firstName: 'Lectora' },
      author: { id: reported.user.id, firstName: 'Vendedor', lastName: 'Insistente' },
      title: null,
      text: 'Gana dinero sin trabajar',
      original: 'same',
      profile: {
        company: 'Fácil S.R.L.',
        position: 'Gerente',
        location: 'Higüey',
        website: 'https://facil.example',
        skills: ['Aduanas', 'Ventas'],
      },
    },
  ]);
});

it('what the profile said stays when its owner changes it', async () => {
  await report(reader);
  const { email, firstName, lastName } = reported.user;
  await reported.client.put('/api/users/profile', { firstName, lastName, email, bio: 'Una persona honrada' });
  expect(await queue()).toMatchObject([
    { text: 'Gana dinero sin trabajar', profile: { company: 'Fácil S.R.L.' }, original: 'changed' },
  ]);
});

it('is for other members only: not oneself, not visitors, not whom one cannot see', async () => {
  expect((await report(reported)).status).toBe(403);
  expect((await portal.visitor().post(`/api/members/${reported.user.id}/reports`, { reason: 'spam' })).status).toBe(
    401,
  );
  expect((await report(reader, { reason: 'spam' }, crypto.randomUUID())).status).toBe(404);
  await createConnection(portal.database, reported.user.id, reader.user.id, 'blocked');
  expect((await report(reader)).status).toBe(404);
  expect(await queue()).toEqual([]);
});

it.each([
  ['no reason', {}],
  ['another reason', { reason: 'porque sí' }],
  ['too many details', { reason: 'spam', details: 'x'.repeat(501) }],
])('is refused with %s', async (_, body) => {
  expect((await report(reader, body)).status).toBe(400);
});

it('is dismissed, or resolved after a suspension; the first who decides does', async () => {
  await report(reader);
  const [{ id }] = await queue();
  expect((await decide(id, 'open')).status).toBe(400);
  expect((await decide(crypto.randomUUID(), 'dismissed')).status).toBe(404);
  const path = `/api/admin/members/${reported.user.id}/suspension`;
  expect((await admin.client.put(path, { reason: 'Perfil falso' })).status).toBe(200);
  expect((await decide(id, 'resolved')).body).toMatchObject({ status: 'resolved', resolvedAt: expect.any(String) });
  expect((await decide(id, 'dismissed')).body).toMatchObject({ status: 'resolved' });
  expect(await queue()).toEqual([]);
  expect((await reader.client.put(`/api/admin/profile-reports/${id}`, { status: 'resolved' })).status).toBe(403);
});

it('of the reports of one person no more than twenty wait, of whatever kind', async () => {
  for (let count = 0; count < 10; count += 1) {
    const { id } = await createUser(portal.database);
    expect((await report(reader, { reason: 'spam' }, id)).status).toBe(201);
    const post = await createPost(portal.database);
    expect((await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam' })).status).toBe(201);
  }
  const refused = await report(reader);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Ya tienes 20 reportes que la oficina todavía no ha revisado. Podrás enviar otro cuando revise alguno.',
  ]);
  const post = await createPost(portal.database);
  expect((await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam' })).status).toBe(409);
  // Others have room of their own, and a decision makes room again.
  expect((await report(await signedIn(portal))).status).toBe(201);
  const [{ id }] = (await queue()).filter(({ from }: { from: { id: string } }) => from.id === reader.user.id);
  expect((await decide(id, 'dismissed')).status).toBe(200);
  expect((await report(reader)).status).toBe(201);
});

it('of the reports of one person no more than twenty wait, though several come at once', async () => {
  const hasty = await signedIn(portal);
  const people = await Promise.all(Array.from({ length: 24 }, () => createUser(portal.database)));
  for (const { id } of people.slice(0, 19)) expect((await report(hasty, { reason: 'spam' }, id)).status).toBe(201);
  const answers = await Promise.all(people.slice(19).map(({ id }) => report(hasty, { reason: 'spam' }, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});
