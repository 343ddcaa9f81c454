import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { events } from '../../database/schema/events.ts';
import { eventColumns } from './events.queries.ts';

/** Includes published ones, so that members see the outcome; excludes those that were unpublished again. */
const sentBy = (userId: string) =>
  and(eq(events.createdBy, userId), isNotNull(events.proposedAt), ne(events.publication, 'draft'));

export function listProposals(database: Database, userId: string, { page, limit }: { page: number; limit: number }) {
  return database
    .select(eventColumns)
    .from(events)
    .where(sentBy(userId))
    .orderBy(desc(events.proposedAt), desc(events.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countProposals(database: Database, userId: string): Promise<number> {
  return database.$count(events, sentBy(userId));
}

/** Waiting for the office. */
export function countOpenProposals(database: Queryable, userId: string): Promise<number> {
  return database.$count(events, and(eq(events.createdBy, userId), eq(events.publication, 'proposed')));
}

export async function lockOwnProposal(database: Queryable, id: string, userId: string) {
  const [row] = await database
    .select(eventColumns)
    .from(events)
    .where(and(eq(events.id, id), eq(events.createdBy, userId), inArray(events.publication, ['proposed', 'returned'])))
    .for('update');
  return row;
}
