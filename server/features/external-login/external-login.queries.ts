import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { externalIdentities, sessions, users } from '../../database/schema/account.ts';
import { deleteIdentities } from '../account/account.queries.ts';
import { revokeChallenges } from '../factors/challenges.service.ts';
import { deleteAllFactors } from '../factors/factors.queries.ts';

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
  suspendedAt: users.suspendedAt,
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

/**
 * Hands an unconfirmed account to the owner of its address. It may have been made by somebody else: password,
 * identities, factors, challenges and sessions are revoked.
 */
export async function claimUnconfirmedAccount(database: Queryable, userId: string): Promise<void> {
  await database
    .update(users)
    .set({ password: null, authProvider: 'oidc', isEmailVerified: true })
    .where(eq(users.id, userId));
  await deleteIdentities(database, userId);
  await deleteAllFactors(database, userId);
  await revokeChallenges(database, userId);
  await database.delete(sessions).where(sql`${sessions.sess} ->> 'userId' = ${userId}`);
}
