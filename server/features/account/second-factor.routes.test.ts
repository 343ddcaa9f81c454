import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../../../tests/support/oidc-server.ts';
import { addTotp, ageFactors, halfSignedIn, memberWithTotp } from '../../../tests/support/second-factors.ts';
import { users } from '../../database/schema/account.ts';
import { loginChallenges, recoveryCodes, totpSecrets } from '../../database/schema/factors.ts';
import { issueToken } from './account-tokens.ts';
import { totpCode } from './factors/totp.ts';

const SITE = 'http://portal.test';
const LATER_SECONDS = 90;

let issuer: TestIssuer;
let portal: TestApp;
let now = new Date('2026-03-01T12:00:00Z');
/** A used code is refused: advances to the next time step. */
const waitForNextCode = () => {
  now = new Date(now.getTime() + LATER_SECONDS * 1000);
};

beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  const config = { rateLimits: true, oidc: issuer.settings, publicUrl: SITE };
  portal = await createTestApp({ config, now: () => now });
  await createUser(portal.database, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});

const memberWithApp = async () => {
  const member = await memberWithTotp(portal, now);
  waitForNextCode();
  return member;
};

describe('setting up an app', () => {
  it('counts only after its first code', async () => {
    const { client, user } = await signedIn(portal);
    const { body } = await client.post('/api/auth/totp');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await client.get('/api/auth/factors')).body.totp).toBeNull();
    const login = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);

    const wrong = await client.post('/api/auth/totp/confirm', { code: '000000' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { code: 'El código no es correcto' }]);
    const right = await client.post('/api/auth/totp/confirm', { code: totpCode(body.secret, now) });
    expect(right.body.recoveryCodes).toHaveLength(10);
    expect((await client.get('/api/auth/factors')).body).toMatchObject({ totp: {}, recoveryCodesLeft: 10 });
  });

  it('repeated after it succeeded counts as no failure', async () => {
    const { client, secret } = await memberWithApp();
    const repeat = () => client.post('/api/auth/totp/confirm', { code: totpCode(secret, now) });
    for (let time = 0; time < 8; time += 1) expect((await repeat()).status).toBe(404);
    expect((await client.post('/api/auth/proof/code', { code: totpCode(secret, now) })).status).toBe(200);
  });

  it('refuses a second one while there is one', async () => {
    const { client } = await memberWithApp();
    expect((await client.post('/api/auth/totp')).status).toBe(409);
  });

  it('keeps neither the secret nor the codes as they are', async () => {
    const { user, secret, recoveryCodes: codes } = await memberWithApp();
    const stored = JSON.stringify([
      await portal.database.select().from(totpSecrets).where(eq(totpSecrets.userId, user.id)),
      await portal.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('the secret of another person opens nothing', async () => {
    const [mine, theirs] = [await memberWithApp(), await memberWithApp()];
    const [row] = await portal.database.select().from(totpSecrets).where(eq(totpSecrets.userId, mine.user.id));
    await portal.database
      .update(totpSecrets)
      .set({ secret: row?.secret ?? '' })
      .where(eq(totpSecrets.userId, theirs.user.id));
    const client = await halfSignedIn(portal, theirs.user.email);
    expect((await client.post('/api/auth/second-factor', { code: totpCode(mine.secret, now) })).status).toBe(400);
  });
});

describe('signing in with a password and an app', () => {
  it('opens no session before the code', async () => {
    const { user, secret } = await memberWithApp();
    const client = portal.visitor();
    const first = await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_required']);
    expect(client.cookies.get('sid')).toBeUndefined();
    expect(String(first.headers['set-cookie'])).toMatch(
      /second-factor=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/second-factor')).body).toEqual({ totp: true, passkey: false });

    const second = await client.post('/api/auth/second-factor', { code: totpCode(secret, now) });
    expect([second.status, second.body.id]).toEqual([200, user.id]);
    expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
    expect(client.cookies.get('second-factor')).toBeUndefined();
  });

  it('takes a code once, also in another browser and at the same time', async () => {
    const { user, secret } = await memberWithApp();
    const browsers = await Promise.all([1, 2, 3].map(() => halfSignedIn(portal, user.email)));
    const code = totpCode(secret, now);
    const answers = await Promise.all(browsers.map((client) => client.post('/api/auth/second-factor', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const early = totpCode(secret, new Date(now.getTime() - 30_000));
    const late = await halfSignedIn(portal, user.email);
    expect((await late.post('/api/auth/second-factor', { code: early })).status).toBe(400);
  });

  it('is worth nothing in a browser that did not begin it, after five minutes, or for somebody else', async () => {
    const { user, secret } = await memberWithApp();
    const code = totpCode(secret, now);
    const stranger = await portal.visitor().post('/api/auth/second-factor', { code });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'login_expired']);
    const other = await halfSignedIn(portal, (await memberWithApp()).user.email);
    expect((await other.post('/api/auth/second-factor', { code })).status).toBe(400);
    const slow = await halfSignedIn(portal, user.email);
    await portal.database
      .update(loginChallenges)
      .set({ expiresAt: new Date(0) })
      .where(eq(loginChallenges.userId, user.id));
    expect((await slow.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status).toBe(401);
  });

  it('limits wrong codes for the person, from wherever they come', async () => {
    const { user, secret } = await memberWithApp();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const client = await halfSignedIn(portal, user.email);
      expect((await client.post('/api/auth/second-factor', { code: 'ABCDE-FGHJK' })).status).toBe(400);
    }
    const client = await halfSignedIn(portal, user.email);
    expect((await client.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status).toBe(429);
  });

  it('a wrong password says nothing of a second factor', async () => {
    const { user } = await memberWithApp();
    const answer = await portal.visitor().post('/api/auth/login', { email: user.email, password: 'no-es-esta' });
    expect(answer.body.code).toBe('wrong_credentials');
  });

  it('does not go on after a suspension', async () => {
    const { user, secret } = await memberWithApp();
    const client = await halfSignedIn(portal, user.email);
    await portal.database.update(users).set({ suspendedAt: now }).where(eq(users.id, user.id));
    expect((await client.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status).toBe(403);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});

describe('somebody who knows the password and guesses codes', () => {
  const send = async (client: ApiClient, code = '000000') =>
    (await client.post('/api/auth/second-factor', { code })).status;
  const guess = async (client: ApiClient) => {
    for (let count = 0; count < 5; count += 1) expect(await send(client)).toBe(400);
    expect(await send(client)).toBe(429);
  };
  const comeBack = async (client: ApiClient, email: string) => {
    await client.get('/api/logout');
    await client.post('/api/auth/login', { email, password: PASSWORD });
  };

  it('keeps its owner from no browser in which they have shown a factor', async () => {
    const { user, recoveryCodes: codes } = await memberWithApp();
    const own = await halfSignedIn(portal, user.email);
    expect(await send(own, codes[0])).toBe(200);
    await guess(await halfSignedIn(portal, user.email));
    await comeBack(own, user.email);
    expect(await send(own, codes[1])).toBe(200);
    // There, too, guesses are counted.
    await comeBack(own, user.email);
    await guess(own);
  });

  it('gets no attempts of their own by a browser of before the factor', async () => {
    const { user, client } = await signedIn(portal);
    const thief = portal.visitor();
    await thief.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await addTotp(client, now);
    waitForNextCode();
    await guess(await halfSignedIn(portal, user.email));
    await comeBack(thief, user.email);
    expect(await send(thief)).toBe(429);
  });
});

describe('a recovery code', () => {
  it('stands in for the app once, however it is written', async () => {
    const { user, recoveryCodes: codes, client: own } = await memberWithApp();
    const code = codes[0] ?? '';
    const client = await halfSignedIn(portal, user.email);
    expect((await client.post('/api/auth/second-factor', { code: code.toLowerCase().replace('-', ' ') })).status).toBe(
      200,
    );
    const again = await halfSignedIn(portal, user.email);
    expect((await again.post('/api/auth/second-factor', { code })).status).toBe(400);
    expect((await own.get('/api/auth/factors')).body.recoveryCodesLeft).toBe(9);
  });

  it('stops working when new ones are made', async () => {
    const { user, recoveryCodes: codes, client } = await memberWithApp();
    const renewed = await client.post('/api/auth/recovery-codes');
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const browser = await halfSignedIn(portal, user.email);
    expect((await browser.post('/api/auth/second-factor', { code: codes[1] })).status).toBe(400);
    expect((await browser.post('/api/auth/second-factor', { code: renewed.body.recoveryCodes[1] })).status).toBe(200);
  });

  it('goes with the last factor, and there are none without one', async () => {
    const { user, client } = await memberWithApp();
    expect((await client.delete('/api/auth/totp')).status).toBe(200);
    expect((await client.get('/api/auth/factors')).body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await client.post('/api/auth/recovery-codes')).status).toBe(409);
    const login = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });
});

describe('no other way in goes round the second factor:', () => {
  async function signInFromOutside(subject: string, email: string) {
    const client = portal.visitor();
    issuer.person = { subject, email, email_verified: true, name: 'Ana Peña' };
    const away = await client.get('/api/login?next=%2Fforum');
    const answer = await client.get(await walkThroughIssuer(String(away.headers.location), SITE));
    return { client, leadsTo: String(answer.headers.location) };
  }

  it('an external sign-in leads to the code, and from there back', async () => {
    const { user, secret } = await memberWithApp();
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));
    const { client, leadsTo } = await signInFromOutside('con-factor', user.email);
    expect(leadsTo).toBe('/login?paso=segundo-factor&next=%2Fforum');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await client.post('/api/auth/second-factor', { code: totpCode(secret, now) });
    expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
  });

  it('a link to a new password changes it, and the code is asked for all the same', async () => {
    const { user } = await memberWithApp();
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));
    await ageFactors(portal.database, user.id);
    const token = await issueToken(portal.database, { userId: user.id, email: user.email, purpose: 'reset-password' });
    const client = portal.visitor();
    const reset = await client.post('/api/auth/reset-password', { token, password: 'otra-clave-de-prueba' });
    expect(reset).toMatchObject({ status: 200, body: { isSignedIn: false } });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const login = await client.post('/api/auth/login', { email: user.email, password: 'otra-clave-de-prueba' });
    expect(login.body.code).toBe('second_factor_required');
  });

  it('whoever was half signed in begins again after a new password', async () => {
    const { user, secret, client: own } = await memberWithApp();
    const half = await halfSignedIn(portal, user.email);
    await own.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra-clave-de-prueba' });
    expect((await half.post('/api/auth/second-factor', { code: totpCode(secret, now) })).status).toBe(401);
  });
});

describe('who squatted an address', () => {
  it.each(['a link to a new password', 'an external sign-in'])(
    'keeps no factor after its owner came by %s',
    async (way) => {
      const { user, client: squatter } = await memberWithApp();
      if (way === 'an external sign-in') {
        issuer.person = { subject: user.id, email: user.email, email_verified: true, name: 'Ana Peña' };
        const owner = portal.visitor();
        const away = await owner.get('/api/login');
        await owner.get(await walkThroughIssuer(String(away.headers.location), SITE));
        expect((await owner.get('/api/auth/user')).body.id).toBe(user.id);
      } else {
        const { id: userId, email } = user;
        const token = await issueToken(portal.database, { userId, email, purpose: 'reset-password' });
        await portal.visitor().post('/api/auth/reset-password', { token, password: 'clave-de-su-dueña' });
      }
      expect((await squatter.get('/api/auth/user')).status).toBe(401);
      expect(await portal.database.$count(totpSecrets, eq(totpSecrets.userId, user.id))).toBe(0);
      expect(await portal.database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
    },
  );
});
