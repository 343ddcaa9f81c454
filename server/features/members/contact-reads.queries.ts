import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { contactReads } from '../../database/schema/members.ts';

/**
 * Writes down whose contact data somebody is shown, up to a number of people a day, and answers with all of that day. Of
 * two requests at once the second waits, so that together they stay within the number.
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
