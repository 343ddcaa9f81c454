import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EventType } from '#contract/events/events.contract.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';

interface EventFilter {
  scope?: 'upcoming' | 'past' | undefined;
  type?: EventType | undefined;
  category?: string | undefined;
  date?: string | undefined;
  page: number;
  limit: number;
  /** The day in Santo Domingo. */
  today: string;
}

export const eventColumns = {
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
  publication: events.publication,
  proposedAt: events.proposedAt,
  returnReason: events.returnReason,
  cancellationReason: events.cancellationReason,
  sequence: events.sequence,
  version: events.version,
  createdBy: events.createdBy,
  createdAt: events.createdAt,
  updatedAt: events.updatedAt,
};

/** The one scope of what is public. */
export const publishedEvents = () => eq(events.publication, 'published');

/** Upcoming: today or later, neither completed nor cancelled. Past: completed or before today, and not cancelled. */
export function inScope({ scope, today }: Pick<EventFilter, 'scope' | 'today'>): SQL | undefined {
  if (scope === 'upcoming')
    return and(gte(events.date, today), inArray(events.status, ['upcoming', 'registration-open']));
  if (scope === 'past') {
    return and(ne(events.status, 'cancelled'), or(lt(events.date, today), eq(events.status, 'completed')));
  }
  return undefined;
}

function matching(filter: Omit<EventFilter, 'page' | 'limit'>): SQL | undefined {
  return and(
    publishedEvents(),
    inScope(filter),
    filter.type ? eq(events.type, filter.type) : undefined,
    filter.category ? eq(events.category, filter.category) : undefined,
    filter.date ? eq(events.date, filter.date) : undefined,
  );
}

export function listEvents(database: Database, filter: EventFilter) {
  const order = filter.scope === 'past' ? desc : asc;
  return database
    .select(eventColumns)
    .from(events)
    .where(matching(filter))
    .orderBy(order(events.date), order(events.time), order(events.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

/** The upcoming ones among these ids, in chronological order. */
export async function listUpcomingById(database: Queryable, ids: string[], today: string) {
  if (ids.length === 0) return [];
  return database
    .select(eventColumns)
    .from(events)
    .where(and(publishedEvents(), inScope({ scope: 'upcoming', today }), inArray(events.id, ids)))
    .orderBy(asc(events.date), asc(events.time), asc(events.id));
}

export async function countEvents(database: Database, filter: EventFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(events).where(matching(filter));
  return row?.total ?? 0;
}

export async function listEventCategories(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ category: events.category })
    .from(events)
    .where(and(publishedEvents(), isNotNull(events.category)))
    .orderBy(events.category);
  return rows.flatMap((row) => row.category ?? []);
}

export function countEventsByType(database: Database) {
  return database
    .select({ type: events.type, total: count() })
    .from(events)
    .where(publishedEvents())
    .groupBy(events.type);
}

async function selectEvent(database: Queryable, where: SQL | undefined) {
  const [row] = await database.select(eventColumns).from(events).where(where);
  return row;
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof selectEvent>>>;

export function findEvent(database: Queryable, id: string) {
  return selectEvent(database, eq(events.id, id));
}

/** Published, or one's own, or any for administrators. */
export function findVisibleEvent(database: Queryable, id: string, viewer: Viewer | null) {
  const isOwn = viewer ? eq(events.createdBy, viewer.id) : undefined;
  return selectEvent(
    database,
    and(eq(events.id, id), viewer?.role === 'admin' ? undefined : or(publishedEvents(), isOwn)),
  );
}

/** Row lock until the transaction ends: serializes changes of an event and of its registrations. */
export async function lockEvent(database: Queryable, id: string): Promise<EventRow | undefined> {
  const [row] = await database.select(eventColumns).from(events).where(eq(events.id, id)).for('update');
  return row;
}

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

type NewEvent = typeof events.$inferInsert;

export async function insertEvent(database: Queryable, values: NewEvent): Promise<EventRow> {
  const [row] = await database.insert(events).values(values).returning(eventColumns);
  if (!row) throw new Error('the new event was not returned');
  return row;
}

export async function updateEvent(database: Queryable, id: string, values: Partial<NewEvent>): Promise<EventRow> {
  const [row] = await database
    .update(events)
    .set({ ...values, version: sql`${events.version} + 1` })
    .where(eq(events.id, id))
    .returning(eventColumns);
  if (!row) throw new Error(`no event ${id}`);
  return row;
}

export async function deleteEvent(database: Queryable, id: string): Promise<void> {
  await database.delete(events).where(eq(events.id, id));
}

/** After a change of day, everybody is reminded again. */
export async function resetReminders(database: Queryable, eventId: string): Promise<void> {
  await database.update(eventRegistrations).set({ remindedAt: null }).where(eq(eventRegistrations.eventId, eventId));
}
