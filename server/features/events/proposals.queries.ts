import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { events } from '../../database/schema/events.ts';
import { eventColumns } from './events.queries.ts';

const MOST = 100;

/** Published ones too, so that a person sees what became of theirs. */
export function listProposals(database: Database, userId: string) {
  return database
    .select(eventColumns)
    .from(events)
    .where(and(eq(events.createdBy, userId), inArray(events.publication, ['proposed', 'returned', 'published'])))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(MOST);
}

/** One's own, as long as it was not published. */
export async function lockOwnProposal(database: Queryable, id: string, userId: string) {
  const [row] = await database
    .select(eventColumns)
    .from(events)
    .where(and(eq(events.id, id), eq(events.createdBy, userId), inArray(events.publication, ['proposed', 'returned'])))
    .for('update');
  return row;
}
