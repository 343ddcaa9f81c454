import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AttendeeTab } from '#contract/events/attendees.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { matchesText } from '../../database/text-match.ts';
import { waitlistPosition } from './registration.queries.ts';

interface AttendeeFilter {
  eventId: string;
  status: AttendeeTab;
  search?: string | undefined;
}

const TABS: Record<AttendeeTab, SQL | undefined> = {
  all: undefined,
  confirmed: eq(eventRegistrations.status, 'confirmed'),
  waitlisted: eq(eventRegistrations.status, 'waitlisted'),
  attended: isNotNull(eventRegistrations.attendedAt),
};

function matching({ eventId, status, search }: AttendeeFilter) {
  return and(
    eq(eventRegistrations.eventId, eventId),
    TABS[status],
    matchesText(search, [users.firstName, users.lastName, users.email, users.company]),
  );
}

function selectAttendees(database: Queryable) {
  return database
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      email: users.email,
      phone: users.phone,
      company: users.company,
      position: users.position,
      status: eventRegistrations.status,
      waitlistPosition,
      registeredAt: eventRegistrations.registeredAt,
      attendedAt: eventRegistrations.attendedAt,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId));
}

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendees>>[number];

const inOrder = [asc(eventRegistrations.registeredAt), asc(eventRegistrations.id)];

export function listAttendees(database: Queryable, filter: AttendeeFilter & { page: number; limit: number }) {
  return selectAttendees(database)
    .where(matching(filter))
    .orderBy(...inOrder)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export function listEveryAttendee(database: Queryable, filter: AttendeeFilter) {
  return selectAttendees(database)
    .where(matching(filter))
    .orderBy(...inOrder);
}

/** Counts of each tab, and of the matches within the chosen one. */
export async function countAttendees(database: Queryable, filter: AttendeeFilter) {
  const [[found], [tabs]] = await Promise.all([
    database
      .select({ total: count() })
      .from(eventRegistrations)
      .innerJoin(users, eq(users.id, eventRegistrations.userId))
      .where(matching(filter)),
    database
      .select({
        all: count(),
        confirmed: sql<number>`count(*) filter (where ${TABS.confirmed})::int`,
        waitlisted: sql<number>`count(*) filter (where ${TABS.waitlisted})::int`,
        attended: sql<number>`count(*) filter (where ${TABS.attended})::int`,
      })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, filter.eventId)),
  ]);
  return { total: found?.total ?? 0, counts: tabs ?? { all: 0, confirmed: 0, waitlisted: 0, attended: 0 } };
}

export async function findAttendee(database: Queryable, eventId: string, userId: string) {
  const [row] = await selectAttendees(database).where(
    and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)),
  );
  return row;
}

export async function setAttendance(
  database: Queryable,
  eventId: string,
  userId: string,
  attendedAt: Date | null,
): Promise<void> {
  await database
    .update(eventRegistrations)
    .set({ attendedAt })
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)));
}
