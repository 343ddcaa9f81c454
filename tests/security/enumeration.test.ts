import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { hashPassword } from '../../server/features/account/password.ts';
import { unsubscribeToken } from '../../server/features/newsletter/subscription.service.ts';
import type { ApiClient, ApiResponse } from '../support/api-client.ts';
import { createTestApp, KEYRING, type TestApp } from '../support/app.ts';
import {
  createConnection,
  createEvent,
  createNews,
  createPost,
  createProject,
  createUser,
  PASSWORD,
  signedIn,
} from '../support/factories.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../support/oidc-server.ts';

// Spied on, not replaced: passwords are really verified, and the calls are counted.
vi.mock('@node-rs/argon2', { spy: true });

const SITE = 'http://portal.test';
const UNKNOWN = 'nadie@prueba.example';

let issuer: TestIssuer;
let portal: TestApp;
/** Behind a proxy, so that callers have networks of their own. */
let proxied: TestApp;
/** Every kind of account that an address can have. */
const accounts: Record<string, string> = {};

beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { oidc: issuer.settings, publicUrl: SITE } });
  proxied = await createTestApp({ sharing: portal, config: { trustProxy: 'loopback' } });
  const password = await hashPassword(PASSWORD);
  const create = async (values: Parameters<typeof createUser>[1]) =>
    (await createUser(portal.database, { password, ...values })).email;
  accounts.member = await create({ isEmailVerified: true });
  accounts.unconfirmed = await create({});
  accounts.administrator = await create({ role: 'admin', isEmailVerified: true });
  accounts.suspended = await create({ suspendedAt: new Date(), suspendedReason: 'Por algo' });
  accounts.external = await create({ authProvider: 'oidc', password: null });
});
afterAll(async () => {
  await proxied.close();
  await portal.close();
  await issuer.close();
});

/** Everything visible to the client. */
function seen({ status, body, headers }: ApiResponse) {
  const { date, 'x-request-id': requestId, ...others } = headers;
  return { status, body, headers: others };
}

describe('whether an address has an account', () => {
  const asking: Record<string, (email: string) => Promise<ApiResponse>> = {
    'a login': (email) => portal.visitor().post('/api/auth/login', { email, password: 'no-es-esta' }),
    'a forgotten password': (email) => portal.visitor().post('/api/auth/forgot-password', { email }),
    'a subscription to the newsletter': (email) => portal.visitor().post('/api/newsletter/subscribe', { email }),
  };
  const cases = Object.keys(asking).flatMap((call) =>
    ['member', 'unconfirmed', 'administrator', 'suspended', 'external'].map((kind) => ({ call, kind })),
  );

  it.each(cases)('is not told by $call: $kind', async ({ call, kind }) => {
    const [known, unknown] = await Promise.all([accounts[kind] ?? '', UNKNOWN].map((email) => asking[call]?.(email)));
    if (!known || !unknown) throw new Error('nothing was asked');
    expect(seen(known)).toEqual(seen(unknown));
  });

  it('is told by registering, because the spec has a message for it, and by nothing else about that account', async () => {
    const register = (email = '') =>
      portal.visitor().post('/api/auth/register', { email, password: 'secreto', firstName: 'Ana', lastName: 'Gil' });
    const answers = await Promise.all(Object.values(accounts).map(register));
    expect(answers[0]).toMatchObject({ status: 409, body: { message: 'Ya existe una cuenta con este correo.' } });
    for (const answer of answers) expect(seen(answer)).toEqual(seen(answers[0] as ApiResponse));
  });

  it('is not told by an external sign-in with an address that nobody verified: what kind of account it is', async () => {
    const locations = [];
    for (const [index, email] of Object.values(accounts).entries()) {
      issuer.person = { subject: `curiosa-${index}`, email, email_verified: false, name: 'Curiosa' };
      const client = portal.visitor();
      const away = await client.get('/api/login');
      const back = await client.get(await walkThroughIssuer(String(away.headers.location), SITE));
      locations.push(back.headers.location);
    }
    expect(new Set(locations)).toEqual(new Set(['/login?externo=correo-sin-verificar']));
  });
});

describe('a password that is wrong', () => {
  beforeEach(() => {
    vi.mocked(argon2.verify).mockClear();
  });

  it.each(['unknown', 'member', 'unconfirmed', 'administrator', 'suspended', 'external'])(
    'costs one check of a hash of the same cost: %s',
    async (kind) => {
      const email = accounts[kind] ?? UNKNOWN;
      await portal.visitor().post('/api/auth/login', { email, password: 'no-es-esta' });
      expect(vi.mocked(argon2.verify)).toHaveBeenCalledOnce();
      expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    },
  );

  it('is checked in the turn of who asks, not of what was found: waiting tells nothing', async () => {
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { verify } = await vi.importActual<typeof argon2>('@node-rs/argon2');
    const behind: string[] = [];
    vi.mocked(argon2.verify).mockImplementation(async (...given) => {
      if (behind.length < 3) await isHeld;
      return verify(...given);
    });
    const guess = (email: string, ip: string) =>
      proxied.visitor({ 'x-forwarded-for': ip }).post('/api/auth/login', { email, password: 'no-es-esta' });
    // Three fill what accounts that do not exist would share.
    const others = [1, 2, 3].map((index) => guess(`nadie-${index}@prueba.example`, `192.0.2.${index}`));
    await expect.poll(() => vi.mocked(argon2.verify).mock.calls.length).toBe(3);
    behind.push('a', 'b', 'c');
    expect((await guess(UNKNOWN, '192.0.2.9')).status).toBe(401);
    release();
    await Promise.all(others);
    vi.mocked(argon2.verify).mockReset().mockImplementation(verify);
  });

  it('tells nothing of a suspension, which the right one does', async () => {
    const login = (password: string) =>
      portal.visitor().post('/api/auth/login', { email: accounts.suspended, password });
    expect((await login('no-es-esta')).status).toBe(401);
    expect(await login(PASSWORD)).toMatchObject({ status: 403, body: { message: /Por algo/ } });
  });
});

describe('a link to leave the newsletter', () => {
  it('answers the same for a reader and for one who is gone', async () => {
    const [reader] = await portal.database
      .insert(newsletterSubscribers)
      .values({ email: 'lectora@prueba.example' })
      .returning();
    const leave = (id = '') =>
      portal.visitor().post(`/api/newsletter/unsubscribe?token=${unsubscribeToken(KEYRING, id)}`);
    expect(seen(await leave(reader?.id))).toEqual(seen(await leave(crypto.randomUUID())));
  });
});

describe('what is hidden answers as what does not exist', () => {
  let viewer: ApiClient;
  let hidden: Record<string, string>;
  beforeAll(async () => {
    const { database } = portal;
    const me = await signedIn(portal);
    viewer = me.client;
    const blocker = await createUser(database);
    await createConnection(database, blocker.id, me.user.id, 'blocked');
    const suspended = await createUser(database, { suspendedAt: new Date() });
    const post = await createPost(database, { isPublished: false });
    hidden = {
      'a member who blocked me': `/api/members/${blocker.id}`,
      'their card': `/api/members/${blocker.id}/contact.vcf`,
      'a conversation with them': `/api/messages/${blocker.id}`,
      'a suspended member': `/api/members/${suspended.id}`,
      'a post that was taken down': `/api/forum/posts/${post.id}`,
      'its comments': `/api/forum/posts/${post.id}/comments`,
      'a draft of a project': `/api/projects/${(await createProject(database, { isPublished: false })).id}`,
      'a draft of a news item': `/api/news/${(await createNews(database, { isPublished: false })).id}`,
      'a proposal of an event': `/api/events/${(await createEvent(database, { publication: 'proposed', proposedAt: new Date() })).id}`,
    };
  });

  it.each([
    'a member who blocked me',
    'their card',
    'a conversation with them',
    'a suspended member',
    'a post that was taken down',
    'its comments',
    'a draft of a project',
    'a draft of a news item',
    'a proposal of an event',
  ])('%s', async (what) => {
    const path = hidden[what] ?? '';
    const absent = path.replace(/[0-9a-f-]{36}/, crypto.randomUUID());
    const answer = await viewer.get(path);
    expect(answer.status).toBe(404);
    expect(seen(answer)).toEqual(seen(await viewer.get(absent)));
  });
});
