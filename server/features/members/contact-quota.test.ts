import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createUser, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';

const MAX_CONTACTS = 500;
const PAGE = 50;

let now = new Date('2026-06-01T12:00:00-04:00');
let portals: [TestApp, TestApp];
beforeAll(async () => {
  const parts = { config: { rateLimits: true, demo: true }, now: () => now };
  const one = await createTestApp(parts);
  portals = [one, await createTestApp({ ...parts, sharing: one })];
  const rows = Array.from({ length: MAX_CONTACTS + 100 }, (_, index) => ({
    email: `vecino${index}@prueba.example`,
    firstName: 'Vecino',
    lastName: String(index).padStart(4, '0'),
    password: 'ninguna',
  }));
  await one.database.insert(users).values(rows);
});
afterAll(async () => {
  for (const portal of portals.toReversed()) await portal.close();
});

interface Shown {
  id: string;
  email: string | null;
  contactWithheld: string | null;
}

it('shows the contact data of 500 people a day, over lists, profiles and processes, and of more the day after', async () => {
  const [one, two] = portals;
  const { client, user } = await signedIn(one);
  const elsewhere = two.visitor();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  const friend = await createUser(one.database, { firstName: 'Zoila', lastName: 'Zapata' });
  await createConnection(one.database, user.id, friend.id);

  const pages = Array.from(
    { length: (MAX_CONTACTS + 100) / PAGE },
    (_, index) => `/api/members?limit=${PAGE}&page=${index + 1}`,
  );
  const answers = await Promise.all(pages.map((page, index) => (index % 2 ? client : elsewhere).get(page)));
  const members: Shown[] = answers.flatMap(({ body }) => body.members).filter(({ id }: Shown) => id !== user.id);
  const shown = members.filter(({ email }) => email !== null);
  expect(shown).toHaveLength(MAX_CONTACTS);
  const beyond = members.filter(({ email }) => email === null);
  expect(new Set(beyond.map(({ contactWithheld }) => contactWithheld))).toEqual(new Set(['limit']));

  const [seen, unseen] = [shown[0]?.id, beyond[0]?.id];
  expect((await elsewhere.get(`/api/members/${seen}`)).body).toMatchObject({
    email: shown[0]?.email,
    contactWithheld: null,
  });
  const profile = await client.get(`/api/members/${unseen}`);
  expect([profile.status, profile.body.email, profile.body.contactWithheld]).toEqual([200, null, 'limit']);
  const card = await client.get(`/api/members/${unseen}/contact.vcf`);
  expect([card.status, card.body.code]).toEqual([429, 'rate_limited']);
  expect(card.body.message).toContain('500 personas');
  const { connections } = (await client.get('/api/connections/my')).body;
  expect(connections[0].connectedUser).toMatchObject({ email: null, contactWithheld: 'limit' });

  now = new Date('2026-06-02T00:00:01-04:00');
  expect((await client.get(`/api/members/${unseen}`)).body).toMatchObject({ contactWithheld: null });
  expect((await client.get(`/api/members/${unseen}`)).body.email).toMatch(/@/);
});
