import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { emailTaken } from '../../core/errors.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { single } from '../../database/records.ts';
import { externalIdentities, unlinkedIdentities, users } from '../../database/schema/account.ts';

export type NewUser = typeof users.$inferInsert;

export async function findCredentials(database: Queryable, who: { id: string } | { email: string }) {
  const [row] = await database
    .select({ id: users.id, password: users.password, sessionGeneration: users.sessionGeneration })
    .from(users)
    .where('id' in who ? eq(users.id, who.id) : eq(users.email, who.email));
  return row;
}

const personColumns = {
  id: users.id,
  sessionGeneration: users.sessionGeneration,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isEmailVerified: users.isEmailVerified,
  role: users.role,
  suspendedAt: users.suspendedAt,
};

export async function findPerson(database: Queryable, email: string) {
  const [row] = await database.select(personColumns).from(users).where(eq(users.email, email));
  return row;
}

export async function insertUser(database: Queryable, user: NewUser) {
  return single(await database.insert(users).values(user).returning());
}

export async function getUser(database: Queryable, id: string) {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

/** Deadlock-free: whatever touches a person's tokens or identities locks the person first. */
export async function lockPerson(database: Queryable, who: { id: string } | { email: string }) {
  const [row] = await database
    .select(personColumns)
    .from(users)
    .where('id' in who ? eq(users.id, who.id) : eq(users.email, who.email))
    .for('no key update');
  return row;
}

/** Random, so that it cannot have been taken before. */
export const unownedAddress = () => `${randomUUID()}@nadie.invalid`;

/** An address stays reserved for its former account as long as a change can be undone. */
export function orEmailTaken(error: unknown): never {
  const isTaken = isUniqueViolation(error, 'users_email_unique') || isUniqueViolation(error, 'users_email_reserved');
  throw isTaken ? emailTaken() : error;
}

export async function updateEmail(
  database: Queryable,
  id: string,
  values: { email: string; isEmailVerified: boolean },
): Promise<void> {
  await database
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .catch(orEmailTaken);
}

/** False if the address changed in the meantime. */
export async function confirmEmail(database: Queryable, id: string, email: string): Promise<boolean> {
  const rows = await database
    .update(users)
    .set({ isEmailVerified: true })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Compare-and-set where `expected` (a hash) is given: false if the password has changed. */
export async function updateCredentials(
  database: Queryable,
  { id, expected }: { id: string; expected?: string | null },
  values: Partial<Pick<NewUser, 'password' | 'isEmailVerified' | 'authProvider' | 'firstName' | 'lastName'>>,
): Promise<boolean> {
  const rows = await database
    .update(users)
    .set(values)
    .where(and(eq(users.id, id), expected ? eq(users.password, expected) : undefined))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function hasIdentity(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(externalIdentities, eq(externalIdentities.userId, userId))) > 0;
}

export function listIdentities(database: Queryable, userId: string) {
  return database
    .select({ id: externalIdentities.id, issuer: externalIdentities.issuer, createdAt: externalIdentities.createdAt })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId))
    .orderBy(externalIdentities.createdAt, externalIdentities.id);
}

/** What is unlinked is remembered: the next sign-in with the same address must not link it again. */
export async function unlinkIdentities(database: Queryable, userId: string, which: SQL | undefined) {
  const { issuer, subject } = externalIdentities;
  const removed = await database
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.userId, userId), which))
    .returning({ issuer, subject });
  if (removed.length > 0)
    await database
      .insert(unlinkedIdentities)
      .values(removed.map((identity) => ({ ...identity, userId })))
      .onConflictDoNothing();
  return removed;
}

export async function deleteIdentity(database: Queryable, userId: string, id: string) {
  const [removed] = await unlinkIdentities(database, userId, eq(externalIdentities.id, id));
  return removed;
}

/** Serializes registrations with an advisory lock, so that exactly one of them becomes the first administrator. */
export async function lockFirstAdministrator(database: Queryable): Promise<boolean> {
  const hasAdmins = async () =>
    (await database.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0;
  // Checked before locking: a site with administrators is never without them again.
  if (await hasAdmins()) return false;
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('first administrator'))`);
  return !(await hasAdmins());
}
