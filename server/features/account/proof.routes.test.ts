import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAreaGuard } from '#contract/endpoint.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { contractEndpoints, endpointName } from '../../../tests/support/contract-endpoints.ts';
import { createPost, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { addPasskey, memberWithTotp } from '../../../tests/support/second-factors.ts';
import { users } from '../../database/schema/account.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { totpCode } from './factors/totp.ts';

let portal: TestApp;
let live: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  live = await createTestApp({ sharing: portal, config: { production: true, publicUrl: 'https://portal.test' } });
});
afterAll(async () => {
  await live.close();
  await portal.close();
});

const setRules = (requireAdminFactor: boolean | null, requireRecentProof: boolean | null) =>
  portal.database.update(siteSettings).set({ requireAdminFactor, requireRecentProof });

/** Ages all sessions, so that their proof is no longer recent. */
async function advanceTime(minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000).toISOString();
  await portal.database.execute(
    sql`update sessions set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', ${then}::text)`,
  );
}

/** The office's daily work: in the audit, and neither ends an account, nor reaches many people, nor takes a list along. */
const WITHOUT_PROOF = [
  'DELETE /api/admin/categories/:id/archive',
  'DELETE /api/admin/contact-messages/:id',
  'DELETE /api/admin/contact-messages/:id/read',
  'DELETE /api/admin/content/:id',
  'DELETE /api/admin/content/:id/publication',
  'DELETE /api/admin/content/:id/schedule',
  'DELETE /api/admin/events/:id',
  'DELETE /api/admin/events/:id/attendees/:attendeeId',
  'DELETE /api/admin/events/:id/attendees/:attendeeId/attendance',
  'DELETE /api/admin/events/:id/publication',
  'DELETE /api/admin/forum/posts/:id/closure',
  'DELETE /api/admin/forum/posts/:id/pin',
  'DELETE /api/admin/forum/posts/:id/takedown',
  'DELETE /api/admin/invitations/:id',
  'DELETE /api/admin/media/:id',
  'DELETE /api/admin/members/:id/notes/:noteId',
  'DELETE /api/admin/news/:id',
  'DELETE /api/admin/news/:id/publication',
  'DELETE /api/admin/news/:id/schedule',
  'DELETE /api/admin/newsletter/issues/:id',
  'DELETE /api/admin/newsletter/subscribers/:id/subscription',
  'DELETE /api/admin/projects/:id',
  'DELETE /api/admin/projects/:id/publication',
  'PATCH /api/admin/content/:id',
  'PATCH /api/admin/events/:id',
  'PATCH /api/admin/members/:id',
  'PATCH /api/admin/news/:id',
  'PATCH /api/admin/newsletter/issues/:id',
  'PATCH /api/admin/projects/:id',
  'POST /api/admin/categories',
  'POST /api/admin/contact-messages/:id/answer',
  'POST /api/admin/content',
  'POST /api/admin/events',
  'POST /api/admin/events/:id/attendees',
  'POST /api/admin/events/:id/attendees/message-preview',
  'POST /api/admin/events/:id/copies',
  'POST /api/admin/media',
  'POST /api/admin/members/:id/notes',
  'POST /api/admin/news',
  'POST /api/admin/newsletter/issues',
  'POST /api/admin/newsletter/issues/:id/test',
  'POST /api/admin/projects',
  'PUT /api/admin/categories/:id',
  'PUT /api/admin/categories/:id/archive',
  'PUT /api/admin/contact-messages/:id/note',
  'PUT /api/admin/contact-messages/:id/read',
  'PUT /api/admin/content/:id/publication',
  'PUT /api/admin/content/:id/schedule',
  'PUT /api/admin/events/:id',
  'PUT /api/admin/events/:id/attendees/:attendeeId/answers',
  'PUT /api/admin/events/:id/attendees/:attendeeId/attendance',
  'PUT /api/admin/events/:id/attendees/:attendeeId/seat',
  'PUT /api/admin/events/:id/cancellation',
  'PUT /api/admin/events/:id/publication',
  'PUT /api/admin/events/:id/return',
  'PUT /api/admin/forum/posts/:id/category',
  'PUT /api/admin/forum/posts/:id/closure',
  'PUT /api/admin/forum/posts/:id/pin',
  'PUT /api/admin/forum/posts/:id/takedown',
  'PUT /api/admin/forum/reports/:id',
  'PUT /api/admin/media/:id',
  'PUT /api/admin/message-reports/:id',
  'PUT /api/admin/news/:id',
  'PUT /api/admin/news/:id/publication',
  'PUT /api/admin/news/:id/schedule',
  'PUT /api/admin/newsletter/issues/:id',
  'PUT /api/admin/profile-reports/:id',
  'PUT /api/admin/projects/:id',
  'PUT /api/admin/projects/:id/publication',
];

describe('step-up', () => {
  beforeEach(() => setRules(false, true));

  it('is asked for by the calls that are known here', async () => {
    const names = (await contractEndpoints()).filter(({ needsProof }) => needsProof === true).map(endpointName);
    expect(names.sort()).toEqual([
      'DELETE /api/admin/jobs/:id',
      'DELETE /api/admin/mail-hold',
      'DELETE /api/admin/members/:id/suspension',
      'DELETE /api/admin/newsletter/subscribers/:id',
      'DELETE /api/admin/paused-addresses',
      'DELETE /api/admin/paused-addresses/:id',
      'DELETE /api/auth/identities/:id',
      'DELETE /api/auth/passkeys/:id',
      'DELETE /api/auth/totp',
      'DELETE /api/users/account',
      'GET /api/admin/audit.csv',
      'GET /api/admin/contact-messages.csv',
      'GET /api/admin/contact-messages.xlsx',
      'GET /api/admin/events/:id/attendees.csv',
      'GET /api/admin/events/:id/attendees.xlsx',
      'GET /api/admin/forum/posts.csv',
      'GET /api/admin/forum/posts.xlsx',
      'GET /api/admin/members.csv',
      'GET /api/admin/members.xlsx',
      'GET /api/admin/newsletter/subscribers.csv',
      'GET /api/admin/newsletter/subscribers.xlsx',
      'GET /api/users/data',
      'PATCH /api/admin/settings',
      'POST /api/admin/events/:id/attendees/messages',
      'POST /api/admin/invitations',
      'POST /api/admin/invitations/:id/resend',
      'POST /api/admin/invitations/import',
      'POST /api/admin/jobs/:id/retry',
      'POST /api/admin/jobs/retry',
      'POST /api/admin/legal/:document',
      'POST /api/admin/newsletter/issues/:id/resend',
      'POST /api/admin/newsletter/issues/:id/send',
      'POST /api/admin/newsletter/subscribers',
      'POST /api/admin/newsletter/subscribers/import',
      'POST /api/auth/passkeys',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/recovery-codes',
      'POST /api/auth/totp',
      'POST /api/auth/totp/confirm',
      'PUT /api/admin/contact-departments/:key',
      'PUT /api/admin/maintenance',
      'PUT /api/admin/members/:id/role',
      'PUT /api/admin/members/:id/suspension',
      'PUT /api/admin/settings',
    ]);
  });

  it('is left out of no other call of the office without a reason', async () => {
    const unsafe = (await contractEndpoints()).filter(({ method, guard }) => method !== 'GET' && isAreaGuard(guard));
    expect(unsafe.filter(({ needsProof }) => needsProof === undefined).map(endpointName)).toEqual([]);
    const without = unsafe.filter(({ needsProof }) => needsProof !== true).map(endpointName);
    expect(without.sort()).toEqual(WITHOUT_PROOF);
  });

  it('lets whoever signed in a moment ago go on', async () => {
    const { client } = await signedIn(portal, { role: 'admin' });
    await advanceTime(9);
    expect((await client.get('/api/auth/proof')).body).toEqual({
      isRecent: true,
      password: true,
      totp: false,
      passkey: false,
      externalLogin: false,
    });
    expect((await client.get('/api/admin/newsletter/subscribers.csv')).status).toBe(200);
  });

  it('every such call is refused until its caller has proved who they are', async () => {
    const { client } = await signedIn(portal, { role: 'admin' });
    await advanceTime(11);
    for (const { method, path, needsProof } of await contractEndpoints()) {
      if (needsProof !== true) continue;
      const answer = await client.send(
        method,
        path.replace(/:\w+/g, crypto.randomUUID()),
        method === 'GET' ? undefined : {},
      );
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'proof_required']);
    }
    expect((await client.get('/api/admin/members')).status).toBe(200);
    expect((await client.post('/api/auth/proof/password', { password: 'no-es-esta' })).body.fields).toEqual({
      password: 'La contraseña no es correcta',
    });
    expect((await client.get('/api/auth/proof')).body.isRecent).toBe(false);
    expect((await client.post('/api/auth/proof/password', { password: PASSWORD })).status).toBe(200);
    expect((await client.get('/api/admin/newsletter/subscribers.csv')).status).toBe(200);
  });

  it('another address for the account needs it, the rest of the profile does not', async () => {
    const { client, user } = await signedIn(portal);
    const profile = { firstName: 'Ana', lastName: 'Peña' };
    await advanceTime(11);
    expect((await client.put('/api/users/profile', { ...profile, email: user.email })).status).toBe(200);
    const email = 'otra-direccion@prueba.example';
    expect((await client.put('/api/users/profile', { ...profile, email })).body.code).toBe('proof_required');
    await client.post('/api/auth/proof/password', { password: PASSWORD });
    expect((await client.put('/api/users/profile', { ...profile, email })).status).toBe(200);
  });

  it('holds for one session, not for the others of the same person', async () => {
    const { client, user } = await signedIn(portal, { role: 'admin' });
    const elsewhere = portal.visitor();
    await elsewhere.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await advanceTime(11);
    await client.post('/api/auth/proof/password', { password: PASSWORD });
    expect((await client.get('/api/auth/proof')).body.isRecent).toBe(true);
    expect((await elsewhere.get('/api/auth/proof')).body.isRecent).toBe(false);
  });

  it('takes a code of an app, once', async () => {
    const { client, secret } = await memberWithTotp(portal, new Date(Date.now() - 30_000));
    await advanceTime(11);
    const code = totpCode(secret, new Date());
    expect((await client.post('/api/auth/proof/code', { code })).status).toBe(200);
    expect((await client.post('/api/auth/proof/code', { code })).status).toBe(400);
    expect((await client.get('/api/auth/proof')).body).toMatchObject({ isRecent: true, totp: true });
  });

  it('takes an own passkey, and nobody else’s', async () => {
    const { client } = await signedIn(portal);
    const { authenticator } = await addPasskey(client);
    const { authenticator: foreign } = await addPasskey((await signedIn(portal)).client);
    await advanceTime(11);
    const prove = async (key: typeof authenticator) => {
      const { body } = await client.post('/api/auth/proof/passkey/options');
      return (await client.post('/api/auth/proof/passkey', { response: key.get(body.options) })).status;
    };
    expect(await prove(foreign)).toBe(400);
    expect((await client.get('/api/auth/proof')).body.isRecent).toBe(false);
    expect(await prove(authenticator)).toBe(200);
    expect((await client.get('/api/auth/proof')).body.isRecent).toBe(true);
  });

  it('tells an account without a password or a factor that there is nothing to show', async () => {
    const { client, user } = await signedIn(portal);
    const outside = { password: null, authProvider: 'oidc' as const };
    await portal.database.update(users).set(outside).where(eq(users.id, user.id));
    await advanceTime(11);
    expect((await client.get('/api/auth/proof')).body).toEqual({
      isRecent: false,
      password: false,
      totp: false,
      passkey: false,
      externalLogin: false,
    });
    expect((await client.post('/api/auth/proof/password', { password: 'nobody' })).status).toBe(400);
  });
});

describe('an administrator without a second factor, where one is required,', () => {
  beforeEach(() => setRules(true, false));

  it('is told so, and is refused every call of the administration until there is one', async () => {
    const { client, user } = await signedIn(portal, { role: 'admin' });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ role: 'admin', needsSecondFactor: true });
    for (const { method, path, guard } of await contractEndpoints()) {
      if (guard !== 'admin') continue;
      const answer = await client.send(
        method,
        path.replace(/:\w+/g, crypto.randomUUID()),
        method === 'GET' ? undefined : {},
      );
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'second_factor_missing']);
    }
    await addPasskey(client);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id: user.id, needsSecondFactor: false });
    expect((await client.get('/api/admin/members')).status).toBe(200);
  });

  it('changes things as a member does', async () => {
    const { client } = await signedIn(portal, { role: 'admin' });
    const post = await createPost(portal.database);
    expect((await client.delete(`/api/forum/posts/${post.id}`)).status).toBe(403);
    await addPasskey(client);
    expect((await client.delete(`/api/forum/posts/${post.id}`)).status).toBe(200);
  });

  it.each([
    ['editor', 'news'],
    ['events', 'events'],
    ['moderator', 'moderation'],
  ] as const)('the role %s is asked too', async (role, path) => {
    const { client } = await signedIn(portal, { role });
    expect((await client.get(`/api/admin/${path}`)).body.code).toBe('second_factor_missing');
    await addPasskey(client);
    expect((await client.get(`/api/admin/${path}`)).status).toBe(200);
  });

  it('members are not asked', async () => {
    const { client } = await signedIn(portal);
    expect((await client.get('/api/auth/user')).body.needsSecondFactor).toBe(false);
  });
});

describe('both rules', () => {
  beforeEach(() => setRules(null, null));

  it.each([
    ['on in production', () => live, true],
    ['off elsewhere', () => portal, false],
  ] as const)('are %s unless an administrator decides', async (_name, where, isOn) => {
    const { client } = await signedIn(where(), { role: 'admin' });
    await advanceTime(11);
    expect((await client.get('/api/auth/user')).body.needsSecondFactor).toBe(isOn);
    expect((await client.get('/api/auth/proof')).body.isRecent).toBe(!isOn);
  });

  it('are settings of the site that visitors are not told, and that stay as they were when left out', async () => {
    const { client } = await signedIn(portal, { role: 'admin' });
    await addPasskey(client);
    const { body: saved } = await client.get('/api/admin/settings');
    expect(saved).toMatchObject({ requireAdminFactor: false, requireRecentProof: false });
    await client.put('/api/admin/settings', { ...saved, requireAdminFactor: true });
    const { requireAdminFactor: _, requireRecentProof: _proof, ...known } = saved;
    await client.put('/api/admin/settings', { ...known, siteName: 'Otro nombre' });
    expect((await client.get('/api/admin/settings')).body).toMatchObject({ requireAdminFactor: true });
    expect(Object.keys((await portal.visitor().get('/api/settings')).body)).not.toContain('requireAdminFactor');
  });
});
