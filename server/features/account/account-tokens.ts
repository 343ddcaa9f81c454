import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { resetPasswordPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { createLinkToken, hashLinkToken } from '../../core/link-token.ts';
import type { Queryable } from '../../database/database.ts';
import { accountTokens, addressLinks } from '../../database/schema/account.ts';
import { lockPerson } from './account.queries.ts';
import { TOKEN_HOURS } from './credentials/credential-table.policy.ts';

type TokenRow = typeof accountTokens.$inferSelect;
type Purpose = TokenRow['purpose'];

/** The caller holds the row lock. Revokes earlier tokens, except those for undo: each undoes another change. */
export async function issueToken(
  database: Queryable,
  token: Pick<TokenRow, 'userId' | 'email' | 'purpose'> & Partial<Pick<TokenRow, 'replaces' | 'keepsIdentities'>>,
): Promise<string> {
  const { userId, purpose } = token;
  const secret = createLinkToken();
  if (purpose !== 'undo-email') await revokeTokens(database, userId, purpose);
  const expiresAt = sql`now() + make_interval(hours => ${TOKEN_HOURS[purpose]})`;
  // Not when the transaction began: it may have waited for the lock, and `later` goes by the order.
  const createdAt = sql`clock_timestamp()`;
  await database.insert(accountTokens).values({ ...token, tokenHash: hashLinkToken(secret), expiresAt, createdAt });
  return secret;
}

/**
 * The undo link of a mail about a change. None to an address that its account has not confirmed where others do: it may be
 * somebody else's, and a way back would keep it from them.
 */
export async function issueWayBack(
  { config }: Pick<Context, 'config'>,
  database: Queryable,
  { id: userId, email, isEmailVerified }: { id: string; email: string; isEmailVerified: boolean },
): Promise<string | undefined> {
  if (config.emailConfirmation && !isEmailVerified) return undefined;
  return issueToken(database, { userId, email, purpose: 'undo-email' });
}

/** Earlier links of the account stop working. The caller holds the person's row lock. */
export async function issuePasswordLink(
  { config }: Pick<Context, 'config'>,
  database: Queryable,
  { id: userId, email }: { id: string; email: string; firstName: string; lastName: string },
  purpose: 'reset-password' | 'operator-password',
): Promise<string> {
  return config.publicUrl + resetPasswordPath(await issueToken(database, { userId, email, purpose }));
}

/** Of suspended people: ways back only take away, and a password link may free the address; their callers look at it. */
const WHILE_SUSPENDED: Purpose[] = ['reset-password', 'claim-password', 'operator-password', 'undo-email'];

/** Single use, also of concurrent attempts. Locks the person's row. */
export async function redeemToken(database: Queryable, token: string, ...purposes: [Purpose, ...Purpose[]]) {
  const isValid = and(
    eq(accountTokens.tokenHash, hashLinkToken(token)),
    inArray(accountTokens.purpose, purposes),
    gt(accountTokens.expiresAt, sql`now()`),
  );
  const [found] = await database.select({ userId: accountTokens.userId }).from(accountTokens).where(isValid);
  const person = found && (await lockPerson(database, { id: found.userId }));
  if (!person || (person.suspendedAt && !purposes.every((purpose) => WHILE_SUSPENDED.includes(purpose))))
    return undefined;
  const [redeemed] = await database
    .delete(accountTokens)
    .where(isValid)
    .returning({
      email: accountTokens.email,
      purpose: accountTokens.purpose,
      replaces: accountTokens.replaces,
      keepsIdentities: accountTokens.keepsIdentities,
      createdAt: sql<string>`${accountTokens.createdAt}::text`,
    });
  return redeemed && { person, ...redeemed };
}

/** Leaves earlier ones valid: whoever asks in the place of the owner must not void what is in their mailbox. */
export async function issueAddressLink(database: Queryable, email: string): Promise<string> {
  const secret = createLinkToken();
  const expiresAt = sql`now() + make_interval(hours => ${TOKEN_HOURS['address-password']})`;
  await database.insert(addressLinks).values({ tokenHash: hashLinkToken(secret), email, expiresAt });
  return secret;
}

/** Locks whoever has the address now, if anybody. It ends by `revoke`, with the confirmation that it leads to. */
export async function openAddressLink(database: Queryable, token: string) {
  const isValid = and(eq(addressLinks.tokenHash, hashLinkToken(token)), gt(addressLinks.expiresAt, sql`now()`));
  const find = () => database.select({ email: addressLinks.email }).from(addressLinks).where(isValid);
  const [found] = await find();
  if (!found) return undefined;
  const person = await lockPerson(database, found);
  // Of two uses at once, the second one waited for the lock.
  const [link] = await find();
  return link && { person, email: link.email, purpose: 'address-password' as const };
}

export async function revokeTokens(database: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await database.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

export async function findPendingChange(database: Queryable, userId: string) {
  const { email, purpose, expiresAt, keepsIdentities } = accountTokens;
  const [row] = await database
    .select({ email, keepsIdentities })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(purpose, 'change-email'), gt(expiresAt, sql`now()`)));
  return row;
}
