import { and, asc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { eventColumns, inScope, publishedEvents } from './events.queries.ts';
import { addresseeColumns, selectWaitlist } from './registration.queries.ts';

/** Skips rows that another process has locked. */
export function lockDueReminders(database: Queryable, due: { date: string; registeredBefore: Date; limit: number }) {
  return database
    .select({
      id: eventRegistrations.id,
      event: eventColumns,
      to: { id: users.id, email: users.email, firstName: users.firstName },
      guest: addresseeColumns,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .leftJoin(users, eq(users.id, eventRegistrations.userId))
    .where(
      and(
        publishedEvents(),
        eq(events.date, due.date),
        inArray(events.status, ['upcoming', 'registration-open']),
        eq(eventRegistrations.status, 'confirmed'),
        isNull(eventRegistrations.remindedAt),
        lt(eventRegistrations.registeredAt, due.registeredBefore),
      ),
    )
    .orderBy(asc(eventRegistrations.id))
    .limit(due.limit)
    .for('update', { of: eventRegistrations, skipLocked: true });
}

export async function setReminded(database: Queryable, ids: string[], remindedAt: Date): Promise<void> {
  await database.update(eventRegistrations).set({ remindedAt }).where(inArray(eventRegistrations.id, ids));
}

/** After a lifted suspension. */
export async function listEventsWithFreeSeats(database: Queryable, today: string): Promise<string[]> {
  const rows = await database
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        publishedEvents(),
        inScope({ scope: 'upcoming', today }),
        or(isNull(events.capacity), lt(events.registeredCount, events.capacity)),
        exists(selectWaitlist(database, events.id)),
      ),
    );
  return rows.map((row) => row.id);
}

/** Of concurrent callers, one gets the event. */
export async function claimAnnouncement(database: Queryable, eventId: string, now: Date, today: string) {
  const [row] = await database
    .update(events)
    .set({ announcedAt: now, updatedAt: sql`${events.updatedAt}` })
    .where(
      and(eq(events.id, eventId), isNull(events.announcedAt), publishedEvents(), inScope({ scope: 'upcoming', today })),
    )
    .returning(eventColumns);
  return row;
}
