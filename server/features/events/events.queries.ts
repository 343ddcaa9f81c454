import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EventType } from '#contract/events/events.contract.ts';
import type { Database } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';

export interface EventFilter {
  scope?: 'upcoming' | 'past' | undefined;
  type?: EventType | undefined;
  category?: string | undefined;
  date?: string | undefined;
  page: number;
  limit: number;
  /** The day in Santo Domingo. */
  today: string;
}

const columns = {
  id: events.id,
  title: events.title,
  description: events.description,
  date: events.date,
  time: events.time,
  duration: events.duration,
  location: events.location,
  speakers: events.speakers,
  topics: events.topics,
  category: events.category,
  type: events.type,
  status: events.status,
  price: events.price,
  registrationRequired: events.registrationRequired,
  capacity: events.capacity,
  registered: events.registeredCount,
};

/** Upcoming: open to come to, today or later. Past: its day is over, or it was marked completed. */
function inScope({ scope, today }: Pick<EventFilter, 'scope' | 'today'>): SQL | undefined {
  if (scope === 'upcoming')
    return and(gte(events.date, today), inArray(events.status, ['upcoming', 'registration-open']));
  if (scope === 'past') return or(lt(events.date, today), eq(events.status, 'completed'));
  return undefined;
}

function matching(filter: Omit<EventFilter, 'page' | 'limit'>): SQL | undefined {
  return and(
    inScope(filter),
    filter.type ? eq(events.type, filter.type) : undefined,
    filter.category ? eq(events.category, filter.category) : undefined,
    filter.date ? eq(events.date, filter.date) : undefined,
  );
}

export function listEvents(database: Database, filter: EventFilter) {
  const order = filter.scope === 'past' ? desc : asc;
  return database
    .select(columns)
    .from(events)
    .where(matching(filter))
    .orderBy(order(events.date), order(events.time), order(events.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countEvents(database: Database, filter: EventFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(events).where(matching(filter));
  return row?.total ?? 0;
}

export async function listEventCategories(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ category: events.category })
    .from(events)
    .where(isNotNull(events.category))
    .orderBy(events.category);
  return rows.flatMap((row) => row.category ?? []);
}

export function countEventsByType(database: Database) {
  return database.select({ type: events.type, total: count() }).from(events).groupBy(events.type);
}

export async function findEvent(database: Database, id: string) {
  const [row] = await database.select(columns).from(events).where(eq(events.id, id));
  return row;
}

/** A person's own registrations, with their place where they wait. */
export function listOwnRegistrations(database: Database, userId: string, eventIds: string[]) {
  const ahead = sql`(select count(*) from ${eventRegistrations} other
    where other.event_id = ${eventRegistrations.eventId} and other.status = 'waitlisted'
      and (other.registered_at, other.id) <= (${eventRegistrations.registeredAt}, ${eventRegistrations.id}))`;
  return database
    .select({
      eventId: eventRegistrations.eventId,
      status: eventRegistrations.status,
      position: sql<number>`${ahead}::int`,
    })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.userId, userId), inArray(eventRegistrations.eventId, eventIds)));
}
