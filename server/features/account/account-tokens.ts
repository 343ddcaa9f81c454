import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { createLinkToken, hashLinkToken } from '../../core/link-token.ts';
import type { Queryable } from '../../database/database.ts';
import { accountTokens } from '../../database/schema/account.ts';
import { lockPerson } from './account.queries.ts';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

const VALID_HOURS: Record<Purpose, number> = {
  'verify-email': 72,
  'reset-password': 1,
  'change-email': 72,
  'undo-email': 7 * 24,
};

/**
 * Issues a one-time token and revokes earlier ones of the same purpose. The caller holds the person's row lock. Undo
 * tokens are not revoked: a second change of address must not void the way back to the first one.
 */
export async function issueToken(
  database: Queryable,
  { userId, email, purpose }: { userId: string; email: string; purpose: Purpose },
): Promise<string> {
  const token = createLinkToken();
  if (purpose !== 'undo-email') await revokeTokens(database, userId, purpose);
  const expiresAt = sql`now() + make_interval(hours => ${VALID_HOURS[purpose]})`;
  await database.insert(accountTokens).values({ tokenHash: hashLinkToken(token), userId, email, purpose, expiresAt });
  return token;
}

/** Consumes a token and locks its person's row. Of concurrent attempts, one gets the token. */
export async function redeemToken(database: Queryable, token: string, ...purposes: [Purpose, ...Purpose[]]) {
  const isValid = and(
    eq(accountTokens.tokenHash, hashLinkToken(token)),
    inArray(accountTokens.purpose, purposes),
    gt(accountTokens.expiresAt, sql`now()`),
  );
  const [found] = await database.select({ userId: accountTokens.userId }).from(accountTokens).where(isValid);
  const person = found && (await lockPerson(database, { id: found.userId }));
  if (!person) return undefined;
  const [redeemed] = await database.delete(accountTokens).where(isValid).returning({
    email: accountTokens.email,
    purpose: accountTokens.purpose,
    createdAt: accountTokens.createdAt,
  });
  return redeemed && { person, ...redeemed };
}

export async function revokeTokens(database: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await database.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

/** Revokes the undo tokens issued since the one that was redeemed: they lead to later addresses. */
export async function revokeLaterUndoTokens(database: Queryable, userId: string, since: Date): Promise<void> {
  const { purpose, createdAt } = accountTokens;
  const later = and(eq(accountTokens.userId, userId), eq(purpose, 'undo-email'), gte(createdAt, since));
  await database.delete(accountTokens).where(later);
}

/** The new address of a change that is not confirmed yet. */
export async function findPendingEmail(database: Queryable, userId: string): Promise<string | undefined> {
  const { purpose, expiresAt } = accountTokens;
  const [row] = await database
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(purpose, 'change-email'), gt(expiresAt, sql`now()`)));
  return row?.email;
}
