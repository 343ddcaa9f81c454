import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
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

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * A new one-time token; those sent before for the same purpose stop working. The caller holds the person. Only the ways
 * back to former addresses stand side by side: whoever changes the address twice must not void the first of them.
 */
export async function issueToken(
  database: Queryable,
  { userId, email, purpose }: { userId: string; email: string; purpose: Purpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (purpose !== 'undo-email') await revokeTokens(database, userId, purpose);
  const expiresAt = sql`now() + make_interval(hours => ${VALID_HOURS[purpose]})`;
  await database.insert(accountTokens).values({ tokenHash: hashToken(token), userId, email, purpose, expiresAt });
  return token;
}

/** Uses a token up, and holds its person. Of two attempts at once, the row goes to one. */
export async function redeemToken(database: Queryable, token: string, ...purposes: [Purpose, ...Purpose[]]) {
  const isValid = and(
    eq(accountTokens.tokenHash, hashToken(token)),
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

/** Ways back to addresses that came later than the one that was gone back to. */
export async function revokeLaterUndoTokens(database: Queryable, userId: string, since: Date): Promise<void> {
  const { purpose, createdAt } = accountTokens;
  const later = and(eq(accountTokens.userId, userId), eq(purpose, 'undo-email'), gte(createdAt, since));
  await database.delete(accountTokens).where(later);
}

/** The address that a change waits for. */
export async function findPendingEmail(database: Queryable, userId: string): Promise<string | undefined> {
  const { purpose, expiresAt } = accountTokens;
  const [row] = await database
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(purpose, 'change-email'), gt(expiresAt, sql`now()`)));
  return row?.email;
}
