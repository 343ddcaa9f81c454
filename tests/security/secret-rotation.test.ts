import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Keyring } from '../../server/core/keyring.ts';
import { DeliveryRules, UNCONFIRMED_MAILS_PER_DAY } from '../../server/core/mail/delivery-rules.ts';
import { createSignedToken } from '../../server/core/signed-token.ts';
import { knownBrowsers, sessions } from '../../server/database/schema/account.ts';
import { newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import { checkTotpSeals } from '../../server/features/account/factors/totp-sealing.service.ts';
import { confirmationToken, unsubscribeToken } from '../../server/features/newsletter/subscription.service.ts';
import { PreviewImages } from '../../server/features/site/images/preview-images.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, SESSION_SECRET, type TestApp } from '../support/app.ts';
import { createUser, PASSWORD, signedIn } from '../support/factories.ts';
import { halfSignedIn, memberWithTotp } from '../support/second-factors.ts';

const FORMER = SESSION_SECRET;
const PRESENT = 'another secret, by which it is replaced';
const keyrings = {
  before: new Keyring(FORMER),
  meanwhile: new Keyring(PRESENT, FORMER),
  afterwards: new Keyring(PRESENT),
};

/** With the former secret, with both, and with the present one alone: the same portal at three times. */
let before: TestApp;
let meanwhile: TestApp;
let afterwards: TestApp;
let now = new Date();
beforeAll(async () => {
  const given = { now: () => now };
  before = await createTestApp(given);
  const rotated = { sharing: before, ...given };
  meanwhile = await createTestApp({
    ...rotated,
    config: { sessionSecret: PRESENT, formerSessionSecret: FORMER },
  });
  afterwards = await createTestApp({ ...rotated, config: { sessionSecret: PRESENT } });
  now = new Date();
});
afterAll(async () => {
  for (const portal of [afterwards, meanwhile, before]) await portal.close();
});

/** The same browser, after a restart. */
function at(portal: TestApp, { cookies }: ApiClient): ApiClient {
  const client = portal.visitor();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

const nextMinute = () => {
  now = new Date(now.getTime() + 60_000);
};

async function subscriber() {
  const [row] = await before.database
    .insert(newsletterSubscribers)
    .values({ email: `${crypto.randomUUID()}@prueba.example`, confirmationSentAt: new Date() })
    .returning();
  if (!row?.confirmationSentAt) throw new Error('not inserted');
  return { id: row.id, sentAt: row.confirmationSentAt };
}

const look = { siteName: 'Consejo', primaryColor: '#1E293B', secondaryColor: '#3B82F6', logoId: null };

/** Each kind that the secret makes; what is made before is used at another portal. */
const KINDS: Record<string, () => Promise<(portal: TestApp) => Promise<boolean>>> = {
  session: async () => {
    const { client } = await signedIn(before);
    return async (portal) => (await at(portal, client).get('/api/auth/user')).status === 200;
  },
  'second step of a sign-in': async () => {
    const { user, secret } = await memberWithTotp(before, now);
    nextMinute();
    const client = await halfSignedIn(before, user.email);
    await checkTotpSeals({ database: before.database, keyring: keyrings.meanwhile }, { reseal: true });
    const code = totpCode(secret, now);
    return async (portal) => (await at(portal, client).post('/api/auth/second-factor', { code })).status === 200;
  },
  app: async () => {
    const { user, secret } = await memberWithTotp(before, now);
    nextMinute();
    return async (portal) => {
      const client = await halfSignedIn(portal, user.email);
      return (await client.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status === 200;
    };
  },
  'recovery code': async () => {
    const { user, recoveryCodes } = await memberWithTotp(before, now);
    return async (portal) => {
      const client = await halfSignedIn(portal, user.email);
      return (await client.post('/api/auth/second-factor', { code: recoveryCodes[0] })).status === 200;
    };
  },
  'known browser': async () => {
    const user = await createUser(before.database);
    const client = before.visitor();
    const credentials = { email: user.email, password: PASSWORD };
    await client.post('/api/auth/login', credentials);
    return async (portal) => {
      await at(portal, client).post('/api/auth/login', credentials);
      return (await before.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id))) === 1;
    };
  },
  'link that leaves the newsletter': async () => {
    const token = unsubscribeToken(keyrings.before, (await subscriber()).id);
    return async (portal) =>
      (await portal.visitor().post(`/api/newsletter/unsubscribe?token=${token}`, undefined)).status === 200;
  },
  'link that confirms the newsletter': async () => {
    const token = confirmationToken(keyrings.before, await subscriber());
    return async (portal) => (await portal.visitor().post('/api/newsletter/confirm', { token })).status === 200;
  },
  'link that ends notices': async () => {
    const { user } = await signedIn(before);
    const token = createSignedToken(keyrings.before, `notifications events ${user.email}`, user.id);
    return async (portal) =>
      (await portal.visitor().post(`/api/notifications/unsubscribe/events?token=${token}`)).status === 200;
  },
  'image of a shared link': async () => {
    const card = { kicker: 'Evento', title: 'Feria', detail: crypto.randomUUID() };
    const path = new PreviewImages(keyrings.before, async () => undefined).pathOf(card, look);
    return async (portal) => (await portal.app.inject({ url: path })).statusCode === 200;
  },
  'count of mails to an unconfirmed address': async () => {
    const to = `${crypto.randomUUID()}@prueba.example`;
    const config = { emailConfirmation: true, mailDailyLimit: undefined };
    const rules = (keyring: Keyring) =>
      new DeliveryRules({ database: before.database, config, keyring, now: () => new Date() });
    for (let sent = 0; sent < UNCONFIRMED_MAILS_PER_DAY.other; sent += 1)
      await rules(keyrings.before).findRefusal({ to }, crypto.randomUUID());
    return async (portal) =>
      rules(portal === meanwhile ? keyrings.meanwhile : keyrings.afterwards).isBudgetSpent(before.database, to);
  },
};

describe.each(Object.entries(KINDS))('%s of the former secret', (_kind, make) => {
  it('holds while that one is accepted', async () => {
    expect(await (await make())(meanwhile)).toBe(true);
  });

  it('ends with it', async () => {
    expect(await (await make())(afterwards)).toBe(false);
  });
});

describe('once used while both are accepted', () => {
  it('a session holds afterwards, as one, whose lifetime is as before', async () => {
    const { client, user } = await signedIn(before);
    const own = () =>
      before.database
        .select({ sess: sessions.sess, expire: sessions.expire })
        .from(sessions)
        .where(sql`${sessions.sess} ->> 'userId' = ${user.id}`);
    const made = await own();
    const answers = Array.from({ length: 8 }, () => at(meanwhile, client).get('/api/auth/user'));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await own()).toEqual(made);
    expect((await at(afterwards, client).get('/api/auth/user')).status).toBe(200);
  });

  it('a session ends with the sign-in that replaces it', async () => {
    const { client, user } = await signedIn(before);
    await at(meanwhile, client).post('/api/auth/login', { email: user.email, password: PASSWORD });
    const own = sql`${sessions.sess} ->> 'userId' = ${user.id}`;
    expect(await before.database.$count(sessions, own)).toBe(1);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('a browser is known afterwards', async () => {
    const user = await createUser(before.database);
    const client = before.visitor();
    const credentials = { email: user.email, password: PASSWORD };
    for (const portal of [before, meanwhile, afterwards]) {
      const again = at(portal, client);
      await again.post('/api/auth/login', credentials);
      client.cookies.set('browser', again.cookies.get('browser') ?? '');
    }
    expect(await before.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id))).toBe(1);
  });
});

describe('authenticator apps', () => {
  const seals = (keyring: Keyring, reseal = false) =>
    checkTotpSeals({ database: before.database, keyring }, { reseal });

  it('are sealed anew, also by who was interrupted, and work with the present secret alone', async () => {
    await before.database.execute(sql`delete from totp_secrets`);
    const [first, second] = [await memberWithTotp(before, now), await memberWithTotp(before, now)];
    expect(await seals(keyrings.afterwards)).toEqual({ former: 0, unreadable: 2 });
    expect(await seals(keyrings.meanwhile)).toEqual({ former: 2, unreadable: 0 });
    await seals(keyrings.meanwhile, true);
    // One of the two once more, as an interrupted run leaves it.
    const sealed = keyrings.before.derive('totp').seal(second.secret, second.user.id);
    await before.database.execute(sql`update totp_secrets set secret = ${sealed} where user_id = ${second.user.id}`);
    expect(await seals(keyrings.meanwhile, true)).toEqual({ former: 1, unreadable: 0 });
    expect(await seals(keyrings.afterwards)).toEqual({ former: 0, unreadable: 0 });
    nextMinute();
    for (const { user, secret } of [first, second]) {
      const client = await halfSignedIn(afterwards, user.email);
      expect((await client.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status).toBe(200);
    }
  });

  it('that nothing opens say so, and lock nobody’s factor', async () => {
    const limited = (sessionSecret: string) =>
      createTestApp({ sharing: before, now: () => now, config: { sessionSecret, rateLimits: true } });
    const [replaced, restored] = [await limited(PRESENT), await limited(FORMER)];
    const { user, secret, client: session } = await memberWithTotp(before, now);
    nextMinute();
    const client = await halfSignedIn(replaced, user.email);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const answer = await client.post('/api/auth/second-factor', { code: totpCode(secret, now) });
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        {
          code: 'El portal cambió de clave y ya no puede leer tu aplicación de códigos. Entra con una llave de acceso, o pide a la oficina que quite la aplicación de tu cuenta.',
        },
      ]);
    }
    // The secret that was replaced by mistake is put back.
    const proof = await at(restored, session).post('/api/auth/proof/code', { code: totpCode(secret, now) });
    expect(proof.status).toBe(200);
    await Promise.all([replaced.close(), restored.close()]);
  });
});
