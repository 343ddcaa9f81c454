import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../../tests/support/factories.ts';
import { stressSize } from '../../../../tests/support/thoroughness.ts';
import { users } from '../../../database/schema/account.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

const REFUSAL = {
  status: 409,
  body: {
    message: 'Es la última persona con permiso de administración. Da ese permiso a otra antes de quitárselo a esta.',
  },
};

let portal: TestApp;
let second: TestApp;
let one: TestUser;
let other: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  // Two processes of the portal on the same database.
  second = await createTestApp({ sharing: portal });
  one = await signedIn(portal, { role: 'admin' });
  other = await signedIn(second, { role: 'admin' });
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.database.update(users).set({ role: 'admin', suspendedAt: null, suspendedReason: null });
});

const demote = ({ client }: TestUser, { user }: TestUser) =>
  client.put(`/api/admin/members/${user.id}/role`, { role: 'member' });
const administrators = () =>
  portal.database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)));

describe('the last administrator', () => {
  it('cannot be demoted, not even by themselves', async () => {
    expect((await demote(one, other)).status).toBe(200);
    expect(await demote(one, one)).toMatchObject(REFUSAL);
    expect(await administrators()).toEqual([{ id: one.user.id }]);
  });

  it('is who may still sign in: another one who is suspended does not count', async () => {
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, other.user.id));
    expect(await demote(one, one)).toMatchObject(REFUSAL);
  });

  it('cannot be suspended or deleted, whatever code tries it', async () => {
    await demote(one, other);
    const { database } = portal;
    const refused = { cause: { constraint: 'users_last_administrator' } };
    const suspension = database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, one.user.id));
    await expect(suspension).rejects.toMatchObject(refused);
    await expect(database.delete(users).where(eq(users.id, one.user.id))).rejects.toMatchObject(refused);
    await expect(database.update(users).set({ role: 'member' })).rejects.toMatchObject(refused);
  });

  it('is not missed where there never was one', async () => {
    const empty = await createTestApp();
    const person = await createUser(empty.database);
    await empty.database.update(users).set({ suspendedAt: new Date() });
    await empty.database.delete(users).where(eq(users.id, person.id));
    await empty.close();
  });
});

describe('two administrators who demote each other at the same instant', () => {
  it('leave one of them, every time', async () => {
    const rounds = stressSize({ usual: 20, thorough: 100 });
    for (let round = 1; round <= rounds; round += 1) {
      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      const statuses = answers.map(({ status }) => status).sort();
      // The second is refused by the rule, or was already no administrator when it asked.
      expect([200, [403, 409].find((status) => status === statuses[1])], `round ${round}`).toEqual(statuses);
      expect(await administrators(), `round ${round}`).toHaveLength(1);
      await portal.database.update(users).set({ role: 'admin' });
    }
  });
});
