import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { signedIn } from '../../../../tests/support/factories.ts';
import { addPasskey, INJECTED_ORIGIN } from '../../../../tests/support/second-factors.ts';
import { siteSettings } from '../../../database/schema/site.ts';
import { totpCode } from './totp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const setProofRule = (requireRecentProof: boolean) => portal.database.update(siteSettings).set({ requireRecentProof });

/** Each challenge is begun by a call and answered at another; its cookie has the name of its purpose. */
const PURPOSES = {
  'passkey-sign-in': { begins: '/api/auth/passkey/options', ends: '/api/auth/passkey', accepted: 200 },
  'passkey-proof': { begins: '/api/auth/proof/passkey/options', ends: '/api/auth/proof/passkey', accepted: 200 },
  'passkey-registration': { begins: '/api/auth/passkeys/options', ends: '/api/auth/passkeys', accepted: 201 },
} as const;
type Purpose = keyof typeof PURPOSES;
const purposes = Object.keys(PURPOSES) as Purpose[];

const RESPONSES = ['get', 'create'] as const;
type Kind = (typeof RESPONSES)[number];
/** What a browser answers to that challenge. */
const kindFor = (purpose: Purpose): Kind => (purpose === 'passkey-registration' ? 'create' : 'get');

/** Signs the challenge of one purpose and answers at the call of another, with the cookie under either name. */
async function answer(client: ApiClient, key: Authenticator, from: Purpose, at: Purpose, kind: Kind) {
  const { body } = await client.post(PURPOSES[from].begins);
  const cookie = client.cookies.get(from);
  if (cookie) client.cookies.set(at, cookie);
  return client.post(PURPOSES[at].ends, { name: 'Otra', response: key[kind](body.options) });
}

describe('a passkey’s challenge', () => {
  const everyAnswer = purposes.flatMap((from) =>
    purposes.flatMap((at) => RESPONSES.map((kind) => ({ from, at, kind }) as const)),
  );
  const isMeant = ({ from, at, kind }: (typeof everyAnswer)[number]) => from === at && kind === kindFor(at);
  beforeEach(() => setProofRule(false));

  it.each(everyAnswer.filter(isMeant))('of $from is answered at its own call', async ({ from, at, kind }) => {
    const { client } = await signedIn(portal);
    const { authenticator } = await addPasskey(client);
    const key = kind === 'create' ? new Authenticator(INJECTED_ORIGIN) : authenticator;
    expect((await answer(client, key, from, at, kind)).status).toBe(PURPOSES[at].accepted);
  });

  it.each(everyAnswer.filter((each) => !isMeant(each)))(
    'of $from opens nothing at $at with a response to $kind',
    async ({ from, at, kind }) => {
      const { client } = await signedIn(portal);
      const { authenticator } = await addPasskey(client);
      const key = kind === 'create' ? new Authenticator(INJECTED_ORIGIN) : authenticator;
      const { status, body } = await answer(client, key, from, at, kind);
      expect([status, body.code]).toEqual([400, 'invalid']);
      expect((await client.get('/api/auth/factors')).body.passkeys).toHaveLength(1);
    },
  );
});

describe('a session whose proof is old', () => {
  beforeEach(() => setProofRule(true));

  const age = ({ id }: { id: string }) =>
    portal.database.execute(sql`update sessions
      set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', now() - interval '11 minutes')
      where sess ->> 'userId' = ${id}`);
  const refused = { status: 403, body: { code: 'proof_required' } };

  it('adds no passkey, also with a challenge that was begun before', async () => {
    const { client, user } = await signedIn(portal);
    const { body } = await client.post('/api/auth/passkeys/options');
    const response = new Authenticator(INJECTED_ORIGIN).create(body.options);
    await age(user);
    expect(await client.post('/api/auth/passkeys/options')).toMatchObject(refused);
    expect(await client.post('/api/auth/passkeys', { name: 'Otra', response })).toMatchObject(refused);
  });

  it('adds no passkey by the challenge of a proof, which takes no proof', async () => {
    const { client, user } = await signedIn(portal);
    await age(user);
    const { body, status } = await client.post('/api/auth/proof/passkey/options');
    expect(status).toBe(200);
    const response = new Authenticator(INJECTED_ORIGIN).create(body.options);
    expect(await client.post('/api/auth/passkeys', { name: 'Otra', response })).toMatchObject(refused);
  });

  it('confirms no app, also one that was begun before', async () => {
    const { client, user } = await signedIn(portal);
    const { body } = await client.post('/api/auth/totp');
    await age(user);
    const code = totpCode(body.secret, new Date());
    expect(await client.post('/api/auth/totp/confirm', { code })).toMatchObject(refused);
  });
});
