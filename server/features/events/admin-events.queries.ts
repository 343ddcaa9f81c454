import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { EventPublication } from '#contract/events/events.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { holdsWords } from '../../database/word-search.ts';
import { eventColumns } from './events.queries.ts';

interface AdminFilter {
  publication?: EventPublication | undefined;
  search?: string | undefined;
}

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${eventRegistrations}
    where ${eventRegistrations.eventId} = ${events.id} and ${condition})`;

const columns = {
  ...eventColumns,
  waitlisted: countOf(sql`${eventRegistrations.status} = 'waitlisted'`),
  attended: countOf(sql`${eventRegistrations.attendedAt} is not null`),
  creator: { id: users.id, firstName: users.firstName, lastName: users.lastName, company: users.company },
};

function selectEvents(database: Queryable) {
  return database.select(columns).from(events).leftJoin(users, eq(users.id, events.createdBy));
}

export type AdminEventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function matching({ publication, search }: AdminFilter) {
  return and(
    publication ? eq(events.publication, publication) : undefined,
    holdsWords(search, [events.title, events.description, events.location, events.category]),
  );
}

/** Proposals by when they came, everything else by its day; the newest first. */
export function listAllEvents(database: Queryable, filter: AdminFilter & { page: number; limit: number }) {
  const order = filter.publication === 'proposed' ? [desc(events.createdAt)] : [desc(events.date), desc(events.time)];
  return selectEvents(database)
    .where(matching(filter))
    .orderBy(...order, desc(events.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countAllEvents(database: Queryable, filter: AdminFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(events).where(matching(filter));
  return row?.total ?? 0;
}

export function countByPublication(database: Queryable) {
  return database.select({ publication: events.publication, total: count() }).from(events).groupBy(events.publication);
}

export async function findAnyEvent(database: Queryable, id: string) {
  const [row] = await selectEvents(database).where(eq(events.id, id));
  return row;
}
