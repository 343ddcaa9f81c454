import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { securityEvents } from '../../database/schema/security-log.ts';
import { issueToken } from '../../features/account/account-tokens.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  portal = await createTestApp({ config: { trustProxy: 'loopback' } });
  admin = await signedIn(portal, { role: 'admin' });
  await createUser(portal.database, { role: 'admin' });
});
beforeEach(async () => {
  member = await signedIn(portal);
});
afterAll(() => portal.close());

const from = (address: string) => portal.visitor({ 'x-forwarded-for': address });
const own = async ({ client }: Pick<TestUser, 'client'>) =>
  (await client.get('/api/users/security-events')).body.events;
const kinds = async (who: Pick<TestUser, 'client'>) => (await own(who)).map(({ kind }: { kind: string }) => kind);
const login = (email: string, password: string, client = portal.visitor()) =>
  client.post('/api/auth/login', { email, password });
const all = async (query: string) => (await admin.client.get(`/api/admin/security-events?${query}`)).body;

describe('the owner of an account finds', () => {
  it('who came in, who tried, and from where, but for the last part of the address', async () => {
    const { email } = member.user;
    await login(email, 'no es', from('203.0.113.77'));
    await login(email, PASSWORD, from('2001:db8:1:2:3:4:5:6'));
    const [last, failed] = await own(member);
    expect(last).toMatchObject({ kind: 'sign-in', network: '2001:db8:1::/48' });
    expect(failed).toMatchObject({ kind: 'sign-in-failed', network: '203.0.113.0/24' });
    expect(JSON.stringify(await own(member))).not.toMatch(/113\.77|2001:db8:1:2/);
  });

  it('a new password, a new address, sessions that were ended, and their own download', async () => {
    const { client, user } = member;
    await login(user.email, PASSWORD);
    await client.delete('/api/auth/sessions');
    await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra clave' });
    const { firstName, lastName } = user;
    await client.put('/api/users/profile', { firstName, lastName, email: `otra-${user.email}` });
    await client.get('/api/users/data');
    expect(await kinds(member)).toEqual([
      'data-exported',
      'email-changed',
      'password-changed',
      'sessions-ended',
      'sign-in',
      'sign-in',
    ]);
  });

  it('that a forgotten password was asked for, and that the link was used', async () => {
    const { id, email } = member.user;
    await portal.visitor().post('/api/auth/forgot-password', { email });
    await expect.poll(() => kinds(member)).toContain('password-reset-asked');
    const token = await issueToken(portal.database, { userId: id, email, purpose: 'reset-password' });
    await from('203.0.113.5').post('/api/auth/reset-password', { token, password: 'otra clave' });
    const again = portal.visitor();
    await login(email, 'otra clave', again);
    expect(await own({ client: again })).toMatchObject([
      { kind: 'sign-in' },
      { kind: 'sign-in', network: '203.0.113.0/24' },
      { kind: 'password-reset-used', network: '203.0.113.0/24' },
      { kind: 'password-reset-asked', network: null },
      { kind: 'sign-in' },
    ]);
  });

  it('registering and signing out', async () => {
    const client = portal.visitor();
    const form = { email: 'nueva@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
    await client.post('/api/auth/register', form);
    await client.get('/api/logout');
    await login(form.email, form.password, client);
    expect(await kinds({ client })).toEqual(['sign-in', 'sign-out', 'registration']);
  });

  it('what administrators did to it', async () => {
    const path = `/api/admin/members/${member.user.id}`;
    await admin.client.put(`${path}/role`, { role: 'admin' });
    await admin.client.put(`${path}/role`, { role: 'member' });
    await admin.client.put(`${path}/suspension`, { reason: 'Publicidad' });
    await admin.client.send('DELETE', `${path}/suspension`);
    const again = portal.visitor();
    await login(member.user.email, PASSWORD, again);
    expect(await kinds({ client: again })).toEqual([
      'sign-in',
      'reinstated',
      'suspended',
      'role-changed',
      'role-changed',
      'sign-in',
    ]);
  });

  it('only their own, in pages', async () => {
    const other = await signedIn(portal);
    await login(member.user.email, 'no es');
    expect(await kinds(other)).toEqual(['sign-in']);
    const { body } = await member.client.get('/api/users/security-events?limit=1&page=2');
    expect(body).toMatchObject({ events: [{ kind: 'sign-in' }], total: 2, totalPages: 2 });
    expect((await portal.visitor().get('/api/users/security-events')).status).toBe(401);
  });
});

describe('administrators', () => {
  it('see everybody’s, by kind and by person', async () => {
    const { email } = member.user;
    await login(email, 'no es');
    const ofOne = await all(`email=${email}`);
    expect(ofOne).toMatchObject({ total: 2, events: [{ kind: 'sign-in-failed' }, { kind: 'sign-in' }] });
    expect(ofOne.events[0].person).toMatchObject({ id: member.user.id });
    expect((await all(`email=${email}&kind=sign-in`)).total).toBe(1);
    expect((await all('email=nadie@prueba.example')).total).toBe(0);
    expect((await admin.client.get('/api/admin/security-events?kind=nada')).status).toBe(400);
    expect((await member.client.get('/api/admin/security-events')).status).toBe(403);
  });

  it('see attempts at accounts that do not exist, without what was typed', async () => {
    await login('fantasma@prueba.example', 'no es');
    const { events } = await all('kind=sign-in-failed');
    expect(events[0]).toMatchObject({ person: null });
    expect(JSON.stringify(events)).not.toContain('fantasma');
  });

  it('leave a trace when they look at how people are reached, once a sitting', async () => {
    const looker = await signedIn(portal, { role: 'admin' });
    const event = await createOpenEvent(portal.database);
    // The menu of every page counts messages: no look at anybody's.
    expect((await looker.client.get('/api/admin/contact-messages/counts')).body).toMatchObject({ unread: 0 });
    const views = async () =>
      (await own(looker)).filter(({ kind }: { kind: string }) => kind === 'contact-data-viewed');
    expect(await views()).toEqual([]);
    const looks = [
      '/api/admin/members',
      '/api/admin/members?page=2',
      `/api/admin/events/${event.id}/attendees`,
      '/api/admin/contact-messages',
      '/api/admin/newsletter/subscribers',
      '/api/admin/invitations',
    ];
    for (const path of looks) expect((await looker.client.get(path)).status).toBe(200);
    expect((await views()).map(({ detail }: { detail: string }) => detail).sort()).toEqual([
      'attendees',
      'contact-messages',
      'invitations',
      'members',
      'subscribers',
    ]);
  });

  it('leave a trace in both logs when they take such data along', async () => {
    const event = await createOpenEvent(portal.database, { title: 'Feria de quesos' });
    await admin.client.get(`/api/admin/events/${event.id}/attendees.csv`);
    await admin.client.get('/api/admin/newsletter/subscribers.csv');
    const exported = (await own(admin)).slice(0, 2);
    expect(exported).toMatchObject([
      { kind: 'admin-exported', detail: 'subscribers' },
      { kind: 'admin-exported', detail: 'attendees' },
    ]);
    const lines = await portal.database.select().from(auditLog).where(eq(auditLog.action, 'attendees.export'));
    expect(lines).toMatchObject([{ targetLabel: 'Feria de quesos', actorId: admin.user.id, details: { rows: 0 } }]);
  });
});

it('the log of an account outlives it, under no name', async () => {
  await member.client.send('DELETE', '/api/users/account', { email: member.user.email, password: PASSWORD });
  const rows = await portal.database
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.userId, member.user.id))
    .orderBy(securityEvents.id);
  expect(rows).toEqual([{ kind: 'sign-in' }, { kind: 'account-deleted' }]);
});
