import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { Authenticator } from '../../../tests/support/authenticator.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { INJECTED_ORIGIN } from '../../../tests/support/second-factors.ts';
import { users } from '../../database/schema/account.ts';
import { issueToken } from './account-tokens.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

const tokenOf = ({ user: { id, email } }: TestUser, purpose: 'verify-email' | 'reset-password') =>
  issueToken(portal.database, { userId: id, email, purpose });

const confirm = (token: string) => portal.visitor().post('/api/auth/verify-email', { token });
const reset = (token: string) => portal.visitor().post('/api/auth/reset-password', { token, password: 'otra clave' });
const resend = ({ client }: TestUser) => client.post('/api/auth/verify-email/resend');
const changePassword = ({ client }: TestUser) =>
  client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'una nueva' });

const holding = (...people: TestUser[]) => {
  const ids = people.map(({ user }) => user.id);
  return sql`select from users where ${inArray(users.id, ids)} for update`;
};

describe('what one person does at the same instant', () => {
  it('confirms the address or sends another link, whichever comes first', async () => {
    const people = await Promise.all(Array.from({ length: 2 }, () => signedIn(portal)));
    const tokens = await Promise.all(people.map((person) => tokenOf(person, 'verify-email')));
    const pairs = people.map((person, index) => {
      const pair = [() => resend(person), () => confirm(tokens[index] ?? '')];
      return index % 2 ? pair.reverse() : pair;
    });
    const answers = await interleaveOnLock(portal.database, holding(...people), pairs.flat());
    const statuses = answers.map(({ status }) => status);
    // A new link revokes the former; a confirmed address needs none.
    expect(statuses).toEqual([200, 400, 200, 409]);
  });

  it('has the password of the link, which one that is chosen meanwhile does not end', async () => {
    const person = await signedIn(portal);
    const token = await tokenOf(person, 'reset-password');
    const calls = [() => changePassword(person), () => reset(token)];
    const answers = await interleaveOnLock(portal.database, holding(person), calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const login = { email: person.user.email, password: 'otra clave' };
    expect((await portal.visitor().post('/api/auth/login', login)).status).toBe(200);
  });

  it('does not put back, with the old password, what a link has replaced meanwhile', async () => {
    const person = await signedIn(portal);
    const token = await tokenOf(person, 'reset-password');
    const calls = [() => reset(token), () => changePassword(person)];
    const answers = await interleaveOnLock(portal.database, holding(person), calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    const enter = (password: string) =>
      portal.visitor().post('/api/auth/login', { email: person.user.email, password });
    expect((await enter('una nueva')).status).toBe(401);
    expect((await enter('otra clave')).status).toBe(200);
  });
});

describe('who waited for a lock has the rights of when it is free:', () => {
  it('a demoted administrator makes nobody an administrator', async () => {
    const [boss, demoted, accomplice] = await Promise.all([
      signedIn(portal, { role: 'admin' }),
      signedIn(portal, { role: 'admin' }),
      signedIn(portal),
    ]);
    const setRole = (by: TestUser, of: TestUser, role: string) => () =>
      by.client.put(`/api/admin/members/${of.user.id}/role`, { role });
    const calls = [setRole(boss, demoted, 'member'), setRole(demoted, accomplice, 'admin')];
    const answers = await interleaveOnLock(portal.database, holding(demoted), calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    expect((await accomplice.client.get('/api/auth/user')).body.role).toBe('member');
  });

  it('an ended session adds no passkey', async () => {
    const person = await signedIn(portal);
    const elsewhere = portal.visitor();
    await elsewhere.post('/api/auth/login', { email: person.user.email, password: PASSWORD });
    const { body } = await elsewhere.post('/api/auth/passkeys/options');
    const response = new Authenticator(INJECTED_ORIGIN).create(body.options);
    const calls = [
      () => person.client.delete('/api/auth/sessions'),
      () => elsewhere.post('/api/auth/passkeys', { name: 'Otra', response }),
    ];
    const answers = await interleaveOnLock(portal.database, holding(person), calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    expect((await person.client.get('/api/auth/factors')).body.passkeys).toEqual([]);
  });
});
