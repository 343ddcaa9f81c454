import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { accountTokens } from '../../database/schema/account.ts';
import { lockPerson } from './account.queries.ts';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

const VALID_HOURS: Record<Purpose, number> = { 'verify-email': 72, 'reset-password': 1 };

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new one-time token; those sent before for the same purpose stop working. The caller holds the person. */
export async function issueToken(
  database: Queryable,
  { userId, email, purpose }: { userId: string; email: string; purpose: Purpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await voidTokens(database, userId, purpose);
  const expiresAt = sql`now() + make_interval(hours => ${VALID_HOURS[purpose]})`;
  await database.insert(accountTokens).values({ tokenHash: hashToken(token), userId, email, purpose, expiresAt });
  return token;
}

/** Uses a token up, and holds its person. Of two attempts at once, the row goes to one. */
export async function redeemToken(database: Queryable, token: string, purpose: Purpose) {
  const isValid = and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, sql`now()`),
  );
  const [found] = await database.select({ userId: accountTokens.userId }).from(accountTokens).where(isValid);
  const person = found && (await lockPerson(database, { id: found.userId }));
  if (!person) return undefined;
  const [redeemed] = await database.delete(accountTokens).where(isValid).returning({ email: accountTokens.email });
  return redeemed && { person, email: redeemed.email };
}

export async function voidTokens(database: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await database.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}
