import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { RETENTION_DAYS } from '../../core/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { knownBrowsers, users } from '../../database/schema/account.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Device cookies (OWASP): they sign nobody in, and only mark browsers with an earlier sign-in. */
export class KnownBrowsers {
  private readonly cookieName: string;

  constructor(private readonly context: Pick<Context, 'database' | 'config' | 'secret'>) {
    this.cookieName = context.config.production ? '__Host-browser' : 'browser';
  }

  /** The hash of this browser, if somebody has signed in to that account with it. */
  async find(request: FastifyRequest, email: string): Promise<string | undefined> {
    const token = request.cookies[this.cookieName];
    if (!token) return undefined;
    const [found] = await this.context.database
      .select({ browserHash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .innerJoin(users, eq(users.id, knownBrowsers.userId))
      .where(and(eq(users.email, email), eq(knownBrowsers.browserHash, this.hash(token))));
    return found?.browserHash;
  }

  /** `isAnother`: the person has known browsers, and this is none of them. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<{ isAnother: boolean }> {
    const token = request.cookies[this.cookieName] || randomBytes(32).toString('base64url');
    const browserHash = this.hash(token);
    const { rows } = await this.context.database.execute<{ isAnother: boolean }>(sql`
      select count(*) > 0 and not coalesce(bool_or(browser_hash = ${browserHash}), false) as "isAnother"
      from ${knownBrowsers} where user_id = ${userId}`);
    await this.context.database
      .insert(knownBrowsers)
      .values({ userId, browserHash })
      .onConflictDoUpdate({
        target: [knownBrowsers.userId, knownBrowsers.browserHash],
        set: { lastSignInAt: sql`now()` },
      });
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.context.config.production,
      maxAge: RETENTION_DAYS.knownBrowsers * DAY_SECONDS,
    });
    return { isAnother: rows[0]?.isAnother ?? false };
  }

  private hash(token: string): string {
    return createHmac('sha256', this.context.secret).update(`browser:${token}`).digest('hex');
  }
}

export async function deleteKnownBrowsers(database: Queryable, userId: string): Promise<void> {
  await database.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
