import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminEventState } from '#contract/events/admin/admin-events.contract.ts';
import { matchesText } from '../../../core/text-search/word-match.ts';
import type { Queryable } from '../../../database/database.ts';
import { countEach } from '../../../database/records.ts';
import { users } from '../../../database/schema/account.ts';
import { eventRegistrations, events } from '../../../database/schema/events.ts';
import { detailColumns, inScope, publishedEvents } from '../events.queries.ts';

interface AdminFilter {
  state?: AdminEventState | undefined;
  search?: string | undefined;
  today: string;
}

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${eventRegistrations}
    where ${eventRegistrations.eventId} = ${events.id} and ${condition})`;

const columns = {
  ...detailColumns,
  waitlisted: countOf(sql`${eventRegistrations.status} = 'waitlisted'`),
  attended: countOf(sql`${eventRegistrations.attendedAt} is not null`),
  creator: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    role: users.role,
    company: users.company,
  },
};

function selectEvents(database: Queryable) {
  return database.select(columns).from(events).leftJoin(users, eq(users.id, events.createdBy));
}

export type AdminEventRow = Awaited<ReturnType<typeof selectEvents>>[number];

const isIn = (state: AdminEventState, today: string): SQL | undefined => {
  switch (state) {
    case 'upcoming':
    case 'past':
      return and(publishedEvents(), inScope({ scope: state, today }));
    case 'cancelled':
      return and(publishedEvents(), eq(events.status, 'cancelled'));
    default:
      return eq(events.publication, state);
  }
};

function matching({ state, search, today }: AdminFilter) {
  return and(
    state && isIn(state, today),
    matchesText(search, [
      ...[events.title, events.description, events.location, events.category],
      sql`array_to_string(${events.speakers}, ' ')`,
    ]),
  );
}

/** Upcoming: next one first. Proposed: longest waiting first. Otherwise: latest day first. */
function inOrder(state: AdminEventState | undefined): SQL[] {
  if (state === 'proposed') return [asc(events.proposedAt), asc(events.id)];
  const order = state === 'upcoming' ? asc : desc;
  return [order(events.date), order(events.time), order(events.id)];
}

export function listAllEvents(database: Queryable, filter: AdminFilter & { page: number; limit: number }) {
  return selectEvents(database)
    .where(matching(filter))
    .orderBy(...inOrder(filter.state))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export function countAllEvents(database: Queryable, filter: AdminFilter): Promise<number> {
  return database.$count(events, matching(filter));
}

export const countByState = (database: Queryable, today: string): Promise<Record<AdminEventState, number>> =>
  countEach(database, events, {
    upcoming: isIn('upcoming', today),
    proposed: isIn('proposed', today),
    draft: isIn('draft', today),
    returned: isIn('returned', today),
    past: isIn('past', today),
    cancelled: isIn('cancelled', today),
  });

export async function findAnyEvent(database: Queryable, id: string) {
  const [row] = await selectEvents(database).where(eq(events.id, id));
  return row;
}
