import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { mayWorkIn } from '#contract/account/roles.ts';
import type { EventAnswer } from '#contract/events/event-questions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { statement } from '../../database/statement.ts';
import { detailColumns, eventColumns, publishedEvents } from './events.queries.ts';

/** 0 for a confirmed seat. Raw names: Drizzle omits the table in a single-table query, ambiguous in a subquery. */
export const waitlistPosition = sql<number>`case when event_registrations.status = 'waitlisted' then
  (select count(*) from event_registrations other
    where other.event_id = event_registrations.event_id and other.status = 'waitlisted'
      and (other.registered_at, other.id) <= (event_registrations.registered_at, event_registrations.id))::int
  else 0 end`;

const columns = {
  id: eventRegistrations.id,
  eventId: eventRegistrations.eventId,
  status: eventRegistrations.status,
  position: waitlistPosition,
  answers: eventRegistrations.answers,
};

export function listOwnRegistrations(database: Queryable, userId: string, eventIds: string[]) {
  return database
    .select(columns)
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.userId, userId), inArray(eventRegistrations.eventId, eventIds)));
}

export async function findRegistration(database: Queryable, eventId: string, userId: string) {
  const [row] = await listOwnRegistrations(database, userId, [eventId]);
  return row;
}

export async function mapOwnRegistrations(database: Queryable, userId: string, eventIds: string[]) {
  const rows = await listOwnRegistrations(database, userId, eventIds);
  return new Map(rows.map((row) => [row.eventId, row]));
}

const selectVisibleEvent = statement('visible_event', (database) => {
  const viewerId = sql`${sql.placeholder('viewerId')}::uuid`;
  const isVisible = or(
    publishedEvents(),
    eq(events.createdBy, viewerId),
    sql`${sql.placeholder('organizes')}::boolean`,
  );
  return database
    .select({
      event: detailColumns,
      registration: {
        status: eventRegistrations.status,
        position: waitlistPosition,
        answers: eventRegistrations.answers,
        isListed: eventRegistrations.isListed,
      },
    })
    .from(events)
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, events.id), eq(eventRegistrations.userId, viewerId)),
    )
    .where(and(eq(events.id, sql.placeholder('id')), isVisible));
});

export async function findVisibleEvent(database: Queryable, id: string, viewer: Viewer | null) {
  const organizes = viewer !== null && mayWorkIn(viewer.role, 'events');
  const [row] = await selectVisibleEvent(database, { id, viewerId: viewer?.id ?? null, organizes });
  return row;
}

export type RegisteredPerson =
  | { userId: string }
  | { guestFirstName: string; guestLastName: string; guestPhone: string | null; guestEmail: string | null };

export interface Recipients {
  userIds: string[];
  guests: { email: string; firstName: string }[];
}

export const addresseeColumns = {
  userId: eventRegistrations.userId,
  guestFirstName: eventRegistrations.guestFirstName,
  guestEmail: eventRegistrations.guestEmail,
};

interface AddresseeRow {
  userId: string | null;
  guestFirstName: string | null;
  guestEmail: string | null;
}

/** Guests without an address cannot be notified. */
export const toRecipients = (rows: AddresseeRow[]): Recipients => ({
  userIds: rows.flatMap(({ userId }) => userId ?? []),
  guests: rows.flatMap(({ guestEmail: email, guestFirstName: firstName }) =>
    email && firstName ? { email, firstName } : [],
  ),
});

/** A seat if one is free. The caller holds the event's lock, so timestamps follow the order of the locks. */
export async function insertRegistration(
  database: Queryable,
  eventId: string,
  person: RegisteredPerson,
  answers: EventAnswer[] = [],
): Promise<string> {
  const hasFreeSeat = sql`select capacity is null or registered_count < capacity from events where id = ${eventId}`;
  const status = sql`case when (${hasFreeSeat}) then 'confirmed' else 'waitlisted' end`;
  return single(
    await database
      .insert(eventRegistrations)
      .values({ ...person, eventId, answers, status, registeredAt: sql`clock_timestamp()` })
      .returning({ id: eventRegistrations.id }),
  ).id;
}

export async function setAnswers(database: Queryable, id: string, answers: EventAnswer[]): Promise<void> {
  await database.update(eventRegistrations).set({ answers }).where(eq(eventRegistrations.id, id));
}

/** Registrations of deleted accounts are kept as figures. */
export async function deleteAnswers(database: Queryable, userId: string): Promise<void> {
  await database
    .update(eventRegistrations)
    .set({ answers: [], isListed: false })
    .where(eq(eventRegistrations.userId, userId));
}

export async function listAnsweredIds(database: Queryable, eventId: string): Promise<Set<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct answer ->> 'questionId' as id
    from event_registrations, jsonb_array_elements(answers) answer
    where event_id = ${eventId} and answers <> '[]'`);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteRegistration(database: Queryable, id: string): Promise<void> {
  await database.delete(eventRegistrations).where(eq(eventRegistrations.id, id));
}

/** The caller holds the event's lock and has seen a free seat. */
export async function confirmRegistration(database: Queryable, id: string): Promise<void> {
  await database.update(eventRegistrations).set({ status: 'confirmed' }).where(eq(eventRegistrations.id, id));
}

/** Suspended members keep their position and are passed over. */
export function selectWaitlist(database: Queryable, eventId: string | SQLWrapper) {
  return database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .leftJoin(users, eq(users.id, eventRegistrations.userId))
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.status, 'waitlisted'),
        isNull(users.suspendedAt),
      ),
    );
}

/** As many as there are free seats, first come first served. */
export async function confirmWaitlisted(database: Queryable, eventId: string): Promise<Recipients> {
  const first = selectWaitlist(database, eventId)
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id))
    // Null, without a capacity, is no limit.
    .limit(sql`(select capacity - registered_count from events where id = ${eventId})` as unknown as number);
  const rows = await database
    .update(eventRegistrations)
    .set({ status: 'confirmed' })
    .where(inArray(eventRegistrations.id, first))
    .returning(addresseeColumns);
  return toRecipients(rows);
}

export function countRegistrations(database: Queryable, eventId: string): Promise<number> {
  return database.$count(eventRegistrations, eq(eventRegistrations.eventId, eventId));
}

interface OwnFilter {
  userId: string;
  scope: 'upcoming' | 'past';
  today: string;
}

/** Cancelled events stay listed until their day. */
function ownEvents({ userId, scope, today }: OwnFilter): SQL | undefined {
  const inScope =
    scope === 'upcoming'
      ? and(gte(events.date, today), ne(events.status, 'completed'))
      : or(lt(events.date, today), eq(events.status, 'completed'));
  return and(eq(eventRegistrations.userId, userId), publishedEvents(), inScope);
}

export function listRegisteredEvents(database: Database, filter: OwnFilter & { page: number; limit: number }) {
  const order = filter.scope === 'past' ? desc : asc;
  return database
    .select({
      event: eventColumns,
      status: eventRegistrations.status,
      position: waitlistPosition,
      registeredAt: eventRegistrations.registeredAt,
      attendedAt: eventRegistrations.attendedAt,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(ownEvents(filter))
    .orderBy(order(events.date), order(events.time), order(events.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countRegisteredEvents(database: Database, filter: OwnFilter): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(ownEvents(filter));
  return row?.total ?? 0;
}
