import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, externalIdentities, users } from '../../../database/schema/account.ts';

interface Key {
  issuer: string;
  subject: string;
}

/** Advisory lock: serializes sign-ins of one identity, so that only one account is created. */
export async function lockIdentity(database: Queryable, { issuer, subject }: Key): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`);
}

const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  isEmailVerified: users.isEmailVerified,
  role: users.role,
  suspendedAt: users.suspendedAt,
  password: users.password,
  sessionGeneration: users.sessionGeneration,
};

export async function findByIdentity(database: Queryable, { issuer, subject }: Key) {
  const [row] = await database
    .select(personColumns)
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return row;
}

export async function findByEmail(database: Queryable, email: string) {
  const [row] = await database.select(personColumns).from(users).where(eq(users.email, email)).for('update');
  return row;
}

export async function insertIdentity(database: Queryable, key: Key, userId: string): Promise<void> {
  await database.insert(externalIdentities).values({ ...key, userId });
}

/** A former owner can still go back to the address. */
export async function isReservedAddress(database: Queryable, email: string): Promise<boolean> {
  const { purpose, expiresAt } = accountTokens;
  const isLive = and(eq(accountTokens.email, email), eq(purpose, 'undo-email'), gt(expiresAt, sql`now()`));
  return (await database.select({ email: accountTokens.email }).from(accountTokens).where(isLive).limit(1)).length > 0;
}
