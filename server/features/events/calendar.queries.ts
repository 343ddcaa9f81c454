import { and, asc, gte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/schema/events.ts';
import { eventColumns, publishedEvents } from './events.queries.ts';

const MAX_EVENTS = 1000;

/** Includes cancelled ones, so that calendars strike them out. */
export function listCalendarEvents(database: Database, since: string) {
  return database
    .select(eventColumns)
    .from(events)
    .where(and(publishedEvents(), gte(events.date, since)))
    .orderBy(asc(events.date), asc(events.time), asc(events.id))
    .limit(MAX_EVENTS);
}
