import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { isStill, type SignedIn } from '../../../core/signed-in.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../database/schema/account.ts';
import { loginChallenges, type PendingIdentity, totpSecrets } from '../../../database/schema/factors.ts';
import { CHALLENGE_MINUTES, UNCONFIRMED_TOTP_MINUTES } from '../credentials/credential-table.policy.ts';

type Purpose = (typeof loginChallenges.$inferSelect)['purpose'];

const hashed = (purpose: Purpose, token: string) => `${purpose}:${token}`;

const VALID_SECONDS = CHALLENGE_MINUTES * 60;

type Begun = Pick<typeof loginChallenges.$inferSelect, 'userId' | 'challenge' | 'pendingIdentity'>;

/** Pending sign-in and passkey challenges, bound by a cookie to the browser that began them. */
export class Challenges {
  constructor(private readonly context: Pick<Context, 'database' | 'config' | 'keyring'>) {}

  /** False if the person's credentials were revoked in the meantime, which ended all challenges. */
  async create(
    reply: FastifyReply,
    purpose: Purpose,
    {
      user,
      ...begun
    }: { user?: SignedIn | undefined; challenge?: string; pendingIdentity?: PendingIdentity | undefined },
  ): Promise<boolean> {
    const token = randomBytes(32).toString('base64url');
    const isCreated = await this.context.database.transaction(async (transaction) => {
      // Serializes with a concurrent revocation: it either comes first or ends this challenge.
      if (user && !(await transaction.select({ id: users.id }).from(users).where(isStill(user)).for('share'))[0])
        return false;
      const expiresAt = sql`now() + make_interval(secs => ${VALID_SECONDS})`;
      const values = { purpose, tokenHash: this.context.keyring.hash(hashed(purpose, token)), expiresAt };
      await transaction.insert(loginChallenges).values({ ...values, ...begun, userId: user?.id });
      return true;
    });
    if (isCreated)
      reply.setCookie(this.cookieName(purpose), token, { ...this.cookie, httpOnly: true, maxAge: VALID_SECONDS });
    return isCreated;
  }

  /** The generation needs no check: revocations end challenges. */
  async findPerson(request: FastifyRequest, purpose: Purpose): Promise<SignedIn | undefined> {
    const [row] = await this.context.database
      .select({ id: users.id, sessionGeneration: users.sessionGeneration })
      .from(loginChallenges)
      .innerJoin(users, eq(users.id, loginChallenges.userId))
      .where(this.valid(request, purpose));
    return row;
  }

  /** Single use: of concurrent requests, one gets it. */
  async consume(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): Promise<Begun | undefined> {
    reply.clearCookie(this.cookieName(purpose), this.cookie);
    const [row] = await this.context.database.delete(loginChallenges).where(this.valid(request, purpose)).returning({
      userId: loginChallenges.userId,
      challenge: loginChallenges.challenge,
      pendingIdentity: loginChallenges.pendingIdentity,
    });
    return row;
  }

  private get cookie() {
    return { path: '/', sameSite: 'lax', secure: this.context.config.production } as const;
  }

  private cookieName(purpose: Purpose): string {
    return this.context.config.production ? `__Host-${purpose}` : purpose;
  }

  private valid(request: FastifyRequest, purpose: Purpose) {
    const token = request.cookies[this.cookieName(purpose)] ?? '';
    return and(
      inArray(loginChallenges.tokenHash, this.context.keyring.hashes(hashed(purpose, token))),
      eq(loginChallenges.purpose, purpose),
      gt(loginChallenges.expiresAt, sql`now()`),
    );
  }
}

/** Also secrets of authenticator apps that were never confirmed. */
export async function pruneChallenges(database: Queryable): Promise<void> {
  await database.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`));
  const isStale = lt(totpSecrets.createdAt, sql`now() - make_interval(mins => ${UNCONFIRMED_TOTP_MINUTES})`);
  await database.delete(totpSecrets).where(and(isNull(totpSecrets.confirmedAt), isStale));
}
