import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../tests/support/factories.ts';

let portal: TestApp;
beforeAll(async () => {
  // Nothing listens there: mails stay in the queue.
  portal = await createTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:9', emailConfirmation: true } });
});
afterAll(() => portal.close());

async function marksOf(email: string): Promise<unknown> {
  const find = async () => {
    const { rows } = await portal.database.execute<{ marks: unknown }>(sql`
      select jsonb_build_array(data -> 'isRequested', data -> 'isUnconfirmed') as marks from pgboss.job
      where name = 'mail' and data ->> 'to' = ${email}`);
    return rows[0]?.marks;
  };
  await expect.poll(find).toBeDefined();
  return find();
}

it('a password link to a confirmed address uses the reserve; what visitors cause shares a part', async () => {
  const { email } = await createUser(portal.database, { isEmailVerified: true });
  const visitor = portal.visitor();
  await visitor.post('/api/auth/forgot-password', { email });
  expect(await marksOf(email)).toEqual([true, null]);

  await visitor.post('/api/newsletter/subscribe', { email: 'lectora@prueba.example' });
  expect(await marksOf('lectora@prueba.example')).toEqual([null, true]);

  const person = { email: 'nueva@prueba.example', password: PASSWORD, firstName: 'Ana', lastName: 'Peña' };
  await visitor.post('/api/auth/register', person);
  expect(await marksOf(person.email)).toEqual([null, true]);
});
