import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { contactReads } from '../../database/schema/members.ts';

/**
 * Records whose contact data a reader is shown, up to `max` people a day, and returns all of that day. An advisory lock
 * serializes a reader's requests, so that together they stay within the limit.
 */
export function recordContactReads(
  database: Database,
  { readerId, day, memberIds, max }: { readerId: string; day: string; memberIds: string[]; max: number },
): Promise<Set<string>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact reads ${readerId}`}, 0))`);
    const rows = await transaction
      .select({ memberId: contactReads.memberId })
      .from(contactReads)
      .where(and(eq(contactReads.readerId, readerId), eq(contactReads.day, day)));
    const shown = new Set(rows.map(({ memberId }) => memberId));
    const added = memberIds.filter((id) => !shown.has(id)).slice(0, Math.max(0, max - shown.size));
    if (added.length > 0) {
      await transaction
        .insert(contactReads)
        .values(added.map((memberId) => ({ readerId, day, memberId })))
        .onConflictDoNothing();
    }
    return new Set([...shown, ...added]);
  });
}

export async function pruneContactReads(database: Queryable, today: string): Promise<void> {
  await database.delete(contactReads).where(lt(contactReads.day, today));
}
