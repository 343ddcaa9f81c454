import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, externalIdentities, unlinkedIdentities, users } from '../../../database/schema/account.ts';

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

export async function insertIdentity(database: Queryable, { issuer, subject }: Key, userId: string): Promise<void> {
  await database.insert(externalIdentities).values({ issuer, subject, userId });
}

const isUnlinked = ({ issuer, subject }: Key, userId: string) =>
  and(
    eq(unlinkedIdentities.issuer, issuer),
    eq(unlinkedIdentities.subject, subject),
    eq(unlinkedIdentities.userId, userId),
  );

/** By its owner. Undefined where it opens an account already. */
export async function insertFreeIdentity(database: Queryable, { issuer, subject }: Key, userId: string) {
  const [inserted] = await database
    .insert(externalIdentities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ id: externalIdentities.id });
  if (!inserted) return undefined;
  await database.delete(unlinkedIdentities).where(isUnlinked({ issuer, subject }, userId));
  return inserted;
}

export async function wasUnlinked(database: Queryable, identity: Key, userId: string): Promise<boolean> {
  const { subject } = unlinkedIdentities;
  return (await database.select({ subject }).from(unlinkedIdentities).where(isUnlinked(identity, userId))).length > 0;
}

export async function hasIdentityOf(database: Queryable, { issuer }: Pick<Key, 'issuer'>, userId: string) {
  const { subject } = externalIdentities;
  const isOfIssuer = and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.userId, userId));
  return (await database.select({ subject }).from(externalIdentities).where(isOfIssuer)).length > 0;
}

/** A former owner can still go back to the address. */
export async function isReservedAddress(database: Queryable, email: string): Promise<boolean> {
  const { purpose, expiresAt } = accountTokens;
  const isLive = and(eq(accountTokens.email, email), eq(purpose, 'undo-email'), gt(expiresAt, sql`now()`));
  return (await database.select({ email: accountTokens.email }).from(accountTokens).where(isLive).limit(1)).length > 0;
}
