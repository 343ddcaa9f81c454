import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AttendeeTab, MessageAudience } from '#contract/events/admin/attendees.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import { matchesText } from '../../../core/text-search/word-match.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../database/schema/account.ts';
import { eventRegistrations } from '../../../database/schema/events.ts';
import { readInBatches, type SortKey, sortedBy } from '../../../database/sorted-list.ts';
import { addresseeColumns, waitlistPosition } from '../registration.queries.ts';

interface AttendeeFilter {
  eventId: string;
  status: AttendeeTab;
  search?: string | undefined;
  /** Owners may hide addresses and telephones. */
  searchesContacts: boolean;
}

const TABS: Record<AttendeeTab, SQL | undefined> = {
  all: undefined,
  confirmed: eq(eventRegistrations.status, 'confirmed'),
  waitlisted: eq(eventRegistrations.status, 'waitlisted'),
  attended: isNotNull(eventRegistrations.attendedAt),
};

function matching({ eventId, status, search, searchesContacts }: AttendeeFilter) {
  return and(
    eq(eventRegistrations.eventId, eventId),
    TABS[status],
    matchesText(search, [
      users.firstName,
      users.lastName,
      ...(searchesContacts ? [users.email] : []),
      users.company,
      eventRegistrations.guestFirstName,
      eventRegistrations.guestLastName,
      eventRegistrations.guestEmail,
      eventRegistrations.guestPhone,
    ]),
  );
}

function selectAttendees<More extends Record<string, SQL<string>> = Record<never, never>>(
  database: Queryable,
  more?: More,
) {
  return database
    .select({
      ...(more as More),
      id: eventRegistrations.id,
      userId: eventRegistrations.userId,
      firstName: sql<string>`coalesce(${users.firstName}, ${eventRegistrations.guestFirstName})`,
      lastName: sql<string>`coalesce(${users.lastName}, ${eventRegistrations.guestLastName})`,
      role: users.role,
      email: sql<string | null>`coalesce(${users.email}, ${eventRegistrations.guestEmail})`,
      phone: sql<string | null>`coalesce(${users.phone}, ${eventRegistrations.guestPhone})`,
      emailVisibility: users.emailVisibility,
      phoneVisibility: users.phoneVisibility,
      company: users.company,
      position: users.position,
      status: eventRegistrations.status,
      waitlistPosition,
      registeredAt: eventRegistrations.registeredAt,
      attendedAt: eventRegistrations.attendedAt,
      answers: eventRegistrations.answers,
    })
    .from(eventRegistrations)
    .leftJoin(users, eq(users.id, eventRegistrations.userId));
}

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendees<Record<never, never>>>>[number];

/** Within one event; the first is backed by the index of the waiting list. */
const sortKeys: Record<'registeredAt' | 'name', SortKey> = {
  registeredAt: { by: eventRegistrations.registeredAt, type: 'timestamptz' },
  name: {
    by: sql`es_fold(coalesce(${users.firstName} || ' ' || ${users.lastName},
      ${eventRegistrations.guestFirstName} || ' ' || ${eventRegistrations.guestLastName}))`,
    type: 'text',
  },
};

interface SortedFilter extends AttendeeFilter {
  sort: SortOrder<keyof typeof sortKeys>;
}

export function listAttendees(database: Queryable, filter: SortedFilter & { page: number; limit: number }) {
  return selectAttendees(database)
    .where(matching(filter))
    .orderBy(...sortedBy(sortKeys, eventRegistrations.id, filter.sort).orderBy)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export function readAttendees(database: Queryable, filter: SortedFilter) {
  const { orderBy, sortValue, after } = sortedBy(sortKeys, eventRegistrations.id, filter.sort);
  return readInBatches((end, limit) =>
    selectAttendees(database, { sortValue })
      .where(and(matching(filter), after(end)))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function countAttendees(database: Queryable, filter: AttendeeFilter) {
  const [[found], [tabs]] = await Promise.all([
    database
      .select({ total: count() })
      .from(eventRegistrations)
      .leftJoin(users, eq(users.id, eventRegistrations.userId))
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

/** `attendeeId` is that of the registration, or of the account. */
export async function findAttendee(database: Queryable, eventId: string, attendeeId: string) {
  const [row] = await selectAttendees(database).where(
    and(
      eq(eventRegistrations.eventId, eventId),
      or(eq(eventRegistrations.id, attendeeId), eq(eventRegistrations.userId, attendeeId)),
    ),
  );
  return row;
}

export async function setAttendance(database: Queryable, id: string, attendedAt: Date | null): Promise<void> {
  await database.update(eventRegistrations).set({ attendedAt }).where(eq(eventRegistrations.id, id));
}

export async function findAccount(database: Queryable, account: { id: string } | { email: string }) {
  const [row] = await database
    .select({
      id: users.id,
      email: users.email,
      emailVisibility: users.emailVisibility,
      isEmailVerified: users.isEmailVerified,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
    })
    .from(users)
    .where(and('id' in account ? eq(users.id, account.id) : eq(users.email, account.email), isNull(users.deletedAt)));
  return row;
}

export async function isOnList(database: Queryable, eventId: string, person: { userId: string } | { email: string }) {
  const isPerson =
    'userId' in person ? eq(eventRegistrations.userId, person.userId) : eq(eventRegistrations.guestEmail, person.email);
  const rows = await database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), isPerson));
  return rows.length > 0;
}

export function listAudience(database: Queryable, eventId: string, to: MessageAudience) {
  return database
    .select(addresseeColumns)
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        'status' in to ? TABS[to.status] : inArray(eventRegistrations.id, to.attendeeIds),
      ),
    );
}
