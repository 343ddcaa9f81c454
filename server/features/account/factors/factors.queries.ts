import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { single } from '../../../database/records.ts';
import { users } from '../../../database/schema/account.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../../database/schema/factors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Not when the transaction began, which may have waited for the lock: a way back goes by the order. */
const justNow = sql`clock_timestamp()`;

/** Row lock of the user: serializes changes of their factors until the transaction ends. */
export async function lockOwner(database: Queryable, userId: string) {
  const [row] = await database
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

/** Recovery codes do not count: they stand in for a factor. */
export async function findFactors(database: Queryable, userId: string): Promise<{ totp: boolean; passkey: boolean }> {
  const [row] = await database
    .select({
      totp: sql<boolean>`exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId} and ${totpSecrets.confirmedAt} is not null)`,
      passkey: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${userId})`,
    })
    .from(sql`(select) as nothing`);
  return row ?? { totp: false, passkey: false };
}

/** When the oldest of the present factors was added; null without one. */
export const oldestFactorAt = (userId: string) => sql`(select min(at) from (
  select created_at as at from ${passkeys} where user_id = ${userId}
  union all select confirmed_at from ${totpSecrets} where user_id = ${userId} and confirmed_at is not null) factors)`;

export async function findTotp(database: Queryable, userId: string) {
  const [row] = await database.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row;
}

/** False where a confirmed secret exists. */
export async function saveTotpSecret(database: Queryable, userId: string, secret: string): Promise<boolean> {
  const rows = await database
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function confirmTotpSecret(
  database: Queryable,
  { userId, secret }: { userId: string; secret: string },
  { counter, trustedSince }: { counter: number; trustedSince: Date },
): Promise<boolean> {
  const rows = await database
    .update(totpSecrets)

    .set({ confirmedAt: justNow, lastCounter: counter, trustedSince })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Since when the account's oldest factor, or what vouched for it, is trusted. */
export async function findTrust(database: Queryable, userId: string): Promise<Date | undefined> {
  const { rows } = await database.execute<{ since: Date | null }>(sql`
    select min(trusted_since) as since from (
      select trusted_since from ${passkeys} where user_id = ${userId}
      union all select trusted_since from ${totpSecrets} where user_id = ${userId} and confirmed_at is not null) factors`);
  return rows[0]?.since ? new Date(rows[0].since) : undefined;
}

/** Replay protection: of requests with the same code, one succeeds. */
export async function claimTotpCounter(database: Queryable, userId: string, counter: number): Promise<boolean> {
  const isUnused = or(isNull(totpSecrets.lastCounter), lt(totpSecrets.lastCounter, counter));
  const rows = await database
    .update(totpSecrets)
    .set({ lastCounter: counter })
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), isUnused))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function deleteTotp(database: Queryable, userId: string): Promise<boolean> {
  const rows = await database
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

const unused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.select({ left: count() }).from(recoveryCodes).where(unused(userId));
  return row?.left ?? 0;
}

export async function replaceRecoveryCodes(database: Queryable, userId: string, hashes: string[]): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await database.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: justNow })));
}

export async function consumeRecoveryCode(database: Queryable, userId: string, hashes: string[]): Promise<boolean> {
  const rows = await database
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(unused(userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export function listPasskeys(database: Queryable, userId: string): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(database: Queryable, credentialId: string) {
  const [row] = await database
    .select({ ...getTableColumns(passkeys), sessionGeneration: users.sessionGeneration })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function insertPasskey(database: Queryable, values: typeof passkeys.$inferInsert): Promise<PasskeyRow> {
  return single(
    await database
      .insert(passkeys)
      .values({ ...values, createdAt: justNow })
      .returning(),
  );
}

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey(database: Queryable, userId: string, id: string, name: string) {
  const [row] = await database.update(passkeys).set({ name }).where(own(userId, id)).returning();
  return row;
}

export async function deletePasskey(database: Queryable, userId: string, id: string) {
  const [row] = await database.delete(passkeys).where(own(userId, id)).returning({ name: passkeys.name });
  return row;
}

/** False where the signature counter did not grow, the sign of a cloned authenticator; 0 is no counter. */
export async function recordPasskeyUse(
  database: Queryable,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await database
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), grows))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
