import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { EventType } from '#contract/events/events.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { prepared } from '../../database/statement.ts';
import { imageOf } from '../../services/media/media.queries.ts';
import { speakersOfEvent } from './speakers.queries.ts';

interface EventFilter {
  scope?: 'upcoming' | 'past' | undefined;
  type?: EventType | undefined;
  category?: string | undefined;
  date?: string | undefined;
  page: number;
  limit: number;
  today: string;
}

const { registeredCount: registered, announcedAt: _, ...ownColumns } = getTableColumns(events);
export const eventColumns = { ...ownColumns, image: imageOf(events.imageId), registered };

export const detailColumns = { ...eventColumns, speakerProfiles: speakersOfEvent };

export const publishedEvents = () => eq(events.publication, 'published');

export function inScope({
  scope,
  today,
}: {
  scope: EventFilter['scope'];
  today: string | Placeholder;
}): SQL | undefined {
  if (scope === 'upcoming')
    return and(gte(events.date, today), inArray(events.status, ['upcoming', 'registration-open']));
  if (scope === 'past') {
    return and(ne(events.status, 'cancelled'), or(lt(events.date, today), eq(events.status, 'completed')));
  }
  return undefined;
}

const { imageId, publication, proposedAt, returnReason, cancellationReason, ...shownColumns } = eventColumns;
const { sequence, version, createdBy, createdAt, updatedAt, ...listColumns } = shownColumns;

/** Left join from the totals: a page past the end carries them too. */
function selectList(database: Queryable, filter: Pick<EventFilter, 'scope' | 'type' | 'category' | 'date'>) {
  const value = (name: string) => sql.placeholder(name);
  const matching = and(
    inScope({ scope: filter.scope, today: value('today') }),
    filter.type ? eq(events.type, value('type')) : undefined,
    filter.category ? eq(events.category, value('category')) : undefined,
    filter.date ? eq(events.date, value('date')) : undefined,
  );
  const countOf = (where: SQL | undefined) => sql<number>`(count(*) ${where && sql`filter (where ${where})`})::int`;
  const ofType = (type: EventType) => countOf(eq(events.type, type)).as(type);
  const totals = database
    .select({
      total: countOf(matching).as('total'),
      conference: ofType('conference'),
      workshop: ofType('workshop'),
      roundtable: ofType('roundtable'),
      networking: ofType('networking'),
      seminar: ofType('seminar'),
    })
    .from(events)
    .where(publishedEvents())
    .as('totals');
  const direction = filter.scope === 'past' ? desc : asc;
  const order = [direction(events.date), direction(events.time), direction(events.id)];
  const page = database
    .select({ id: events.id })
    .from(events)
    .where(and(publishedEvents(), matching))
    .orderBy(...order)
    .limit(value('limit'))
    .offset(value('offset'))
    .as('page');
  const { conference, workshop, roundtable, networking, seminar } = totals;
  return database
    .select({
      event: listColumns,
      total: totals.total,
      // Text: only one of the rows is parsed.
      categories: sql<string>`array_to_json(array(select distinct ${events.category} from ${events}
        where ${and(publishedEvents(), isNotNull(events.category))} order by ${events.category}))::text`,
      tally: { conference, workshop, roundtable, networking, seminar },
    })
    .from(totals)
    .leftJoin(page, sql`true`)
    .leftJoin(events, eq(events.id, page.id))
    .orderBy(...order);
}

export async function readEventList(
  database: Database,
  { scope, type, category, date, today, page, limit }: EventFilter,
) {
  const shape = [scope, type && 'type', category && 'category', date && 'date'].filter(Boolean);
  const name = ['events', ...shape].join('_');
  const query = prepared(database, name, () => selectList(database, { scope, type, category, date }));
  const rows = await query.execute({ type, category, date, today, limit, offset: (page - 1) * limit });
  const [first] = rows;
  if (!first) throw new Error('totals without a group are one row');
  return {
    events: rows.flatMap(({ event }) => event ?? []),
    total: first.total,
    categories: JSON.parse(first.categories) as string[],
    countsByType: first.tally,
  };
}

export async function listUpcomingById(database: Queryable, ids: string[], today: string) {
  if (ids.length === 0) return [];
  return database
    .select(eventColumns)
    .from(events)
    .where(and(publishedEvents(), inScope({ scope: 'upcoming', today }), inArray(events.id, ids)))
    .orderBy(asc(events.date), asc(events.time), asc(events.id));
}

async function selectEvent(database: Queryable, where: SQL | undefined) {
  const [row] = await database.select(eventColumns).from(events).where(where);
  return row;
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof selectEvent>>>;

export function findEvent(database: Queryable, id: string) {
  return selectEvent(database, eq(events.id, id));
}

/** Serializes changes of an event and of its registrations. */
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
  return single(await database.insert(events).values(values).returning(eventColumns));
}

export async function updateEvent(database: Queryable, id: string, values: Partial<NewEvent>): Promise<EventRow> {
  return single(
    await database
      .update(events)
      .set({ ...values, version: sql`${events.version} + 1` })
      .where(eq(events.id, id))
      .returning(eventColumns),
  );
}

export async function deleteEvent(database: Queryable, id: string): Promise<void> {
  await database.delete(events).where(eq(events.id, id));
}

/** Called after a change of day. */
export async function resetReminders(database: Queryable, eventId: string): Promise<void> {
  await database.update(eventRegistrations).set({ remindedAt: null }).where(eq(eventRegistrations.eventId, eventId));
}
