import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { newsletterIssues, newsletterLeases } from '../../database/schema/newsletter.ts';

export interface Lease {
  issueId: string;
  token: string;
}

const isHeld = ({ issueId, token }: Lease) =>
  and(eq(newsletterLeases.issueId, issueId), eq(newsletterLeases.token, token));

const expiryIn = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** False also with an expired lease: `deleteExpiredLeases` comes first. */
export async function insertLease(database: Queryable, lease: Lease, owner: string, seconds: number): Promise<boolean> {
  const { rowCount } = await database
    .insert(newsletterLeases)
    .values({ ...lease, owner, expiresAt: expiryIn(seconds) })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function renewLease(database: Queryable, lease: Lease, seconds: number): Promise<boolean> {
  const { rowCount } = await database
    .update(newsletterLeases)
    .set({ expiresAt: expiryIn(seconds) })
    .where(isHeld(lease));
  return rowCount === 1;
}

export async function deleteLease(database: Queryable, lease: Lease): Promise<boolean> {
  const { rowCount } = await database.delete(newsletterLeases).where(isHeld(lease));
  return rowCount === 1;
}

/** Returns their issues; of concurrent callers, one gets each. */
export async function deleteExpiredLeases(database: Queryable): Promise<string[]> {
  const rows = await database
    .delete(newsletterLeases)
    .where(lt(newsletterLeases.expiresAt, sql`now()`))
    .returning({ issueId: newsletterLeases.issueId });
  return rows.map(({ issueId }) => issueId);
}

export async function listAbandonedIssues(database: Queryable): Promise<string[]> {
  const isLeased = sql`exists (select from ${newsletterLeases} where ${newsletterLeases.issueId} = ${newsletterIssues.id})`;
  const rows = await database
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.state, 'sending'), sql`not ${isLeased}`));
  return rows.map(({ id }) => id);
}
