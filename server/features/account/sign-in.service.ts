import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import type { Context } from '../../core/context.ts';
import { requireDemoAccess } from '../../core/demo-access.ts';
import { RETENTION_DAYS } from '../../core/retention.ts';
import { type ShownProof, withData } from '../../core/session-data.ts';
import type { SignedIn } from '../../core/signed-in.ts';
import type { Queryable } from '../../database/database.ts';
import { knownBrowsers, type SessionData, sessions, users } from '../../database/schema/account.ts';
import type { PendingIdentity } from '../../database/schema/factors.ts';
import { notifyOfSecurityEvent, securityEvents } from '../../services/notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { getUser, lockPerson } from './account.queries.ts';
import { revoke } from './credentials/revoke.service.ts';
import { Challenges } from './factors/challenges.service.ts';
import { findFactors, oldestFactorAt } from './factors/factors.queries.ts';

const isDemoAccount = ({ email }: { email: string }) => email.endsWith('@demo.example');

const DAY_SECONDS = 24 * 60 * 60;

/** Device cookies (OWASP): they mark browsers with an earlier sign-in, and do not authenticate. */
export class TrustedDevices {
  private readonly cookieName: string;

  constructor(private readonly context: Pick<Context, 'database' | 'config' | 'keyring' | 'sessions'>) {
    this.cookieName = context.config.production ? '__Host-browser' : 'browser';
  }

  /** Hash of the device cookie, where the account was signed in to with it. */
  async find(request: FastifyRequest, email: string): Promise<string | undefined> {
    const token = request.cookies[this.cookieName];
    if (!token) return undefined;
    const [found] = await this.context.database
      .select({ browserHash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .innerJoin(users, eq(users.id, knownBrowsers.userId))
      .where(and(eq(users.email, email), inArray(knownBrowsers.browserHash, this.hashes(token))));
    return found?.browserHash;
  }

  /** Only if its last sign-in is later than the account's factors: it has shown one, so no thief of the password used it. */
  async findProved(request: FastifyRequest, userId: string): Promise<string | undefined> {
    const token = request.cookies[this.cookieName];
    if (!token) return undefined;
    const isTheirs = and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.browserHash, this.hashes(token)));
    const isLater = gt(knownBrowsers.lastSignInAt, oldestFactorAt(userId));
    const [found] = await this.context.database
      .select({ browserHash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .where(and(isTheirs, isLater));
    return found?.browserHash;
  }

  /** Whether the session was opened in the browser that sends it. */
  isOf(request: FastifyRequest, { browserHash }: SessionData): boolean {
    const token = request.cookies[this.cookieName];
    return token !== undefined && browserHash !== undefined && this.hashes(token).includes(browserHash);
  }

  /**
   * `isAnother`: the person has known browsers, and this is none of them. The caller holds the row lock, and knows that the
   * session lives: whatever ended it ended the browser too.
   */
  async remember(
    transaction: Queryable,
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
  ): Promise<{ isAnother: boolean; browserHash: string }> {
    const token = request.cookies[this.cookieName] || randomBytes(32).toString('base64url');
    const hashes = this.hashes(token);
    const [browserHash = ''] = hashes;
    const { rows } = await transaction.execute<{ isAnother: boolean }>(sql`
      select count(*) > 0 and not coalesce(bool_or(browser_hash = any(${sql.param(hashes)}::text[])), false) as "isAnother"
      from ${knownBrowsers} where user_id = ${userId}`);
    await transaction
      .insert(knownBrowsers)
      .values({ userId, browserHash })
      .onConflictDoUpdate({
        target: [knownBrowsers.userId, knownBrowsers.browserHash],
        set: { lastSignInAt: sql`now()` },
      });
    // Rehashed with the present secret.
    await transaction
      .delete(knownBrowsers)
      .where(
        and(
          eq(knownBrowsers.userId, userId),
          inArray(knownBrowsers.browserHash, hashes),
          ne(knownBrowsers.browserHash, browserHash),
        ),
      );
    // Forgotten with the session.
    await transaction
      .update(sessions)
      .set({ sess: withData({ browserHash }) })
      .where(eq(sessions.sid, this.context.sessions.sidOf(request)));
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.context.config.production,
      maxAge: RETENTION_DAYS.knownBrowsers * DAY_SECONDS,
    });
    return { isAnother: rows[0]?.isAnother ?? false, browserHash };
  }

  private hashes(token: string): string[] {
    return this.context.keyring.hashes(`browser:${token}`);
  }
}

interface SignInEvent {
  kind?: SecurityKind;
  detail?: string;
}

type Outcome = 'opened' | 'second factor required' | 'refused';

export class SignIn {
  private readonly browsers: TrustedDevices;
  private readonly challenges: Challenges;

  constructor(private readonly context: Context) {
    this.browsers = new TrustedDevices(context);
    this.challenges = new Challenges(context);
  }

  /** Accounts with a second factor get a challenge instead of a session. */
  async withFirstFactor(
    request: FastifyRequest,
    reply: FastifyReply,
    user: SignedIn,
    proof: 'password' | 'issuer',
    { pendingIdentity, ...event }: SignInEvent & { pendingIdentity?: PendingIdentity | undefined } = {},
  ): Promise<Outcome> {
    const { database, config } = this.context;
    if (config.demo && isDemoAccount(await getUser(database, user.id))) requireDemoAccess(config, request);
    const { totp, passkey } = await findFactors(database, user.id);
    if (!totp && !passkey) return this.open(request, reply, user, proof, event);
    const begun = await this.challenges.create(reply, 'second-factor', { user, pendingIdentity });
    return begun ? 'second factor required' : 'refused';
  }

  /** Refused where the account was revoked or suspended since the check. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    user: SignedIn,
    proof: ShownProof,
    { kind = 'sign-in', detail }: SignInEvent = {},
  ): Promise<Outcome> {
    const { sessions, database } = this.context;
    if (!(await sessions.start(request, reply, user, proof))) return 'refused';
    const remembered = await database.transaction(async (transaction) => {
      await lockPerson(transaction, user);
      if (!(await sessions.lock(transaction, request))) return undefined;
      const browser = await this.browsers.remember(transaction, request, reply, user.id);
      await revoke(transaction, user.id, 'signed in');
      await recordSecurityEvent(transaction, { kind, account: { id: user.id }, address: request.ip, detail });
      return browser;
    });
    sessions.invalidateViewer(user.id);
    if (!remembered) return 'refused';
    if (remembered.isAnother) await this.notifyOfNewDevice(request, user.id);
    return 'opened';
  }

  /** Not in a trial (neither production nor a mail server), where every visit comes from a new browser. */
  private async notifyOfNewDevice(request: FastifyRequest, userId: string): Promise<void> {
    const { config, database, limiter } = this.context;
    if (!config.production && !config.smtpUrl) return;
    const isSiteOnly = !(await limiter.tryHit('newDeviceMail', userId));
    const event = { ...securityEvents.newDevice(request.headers['user-agent']), isSiteOnly };
    await database.transaction(async (transaction) =>
      notifyOfSecurityEvent(this.context, transaction, [await getUser(transaction, userId)], event),
    );
  }
}
