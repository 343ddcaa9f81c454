import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { type EventRow, eventColumns } from './events.queries.ts';

type NewEvent = typeof events.$inferInsert;

export async function insertEvent(database: Queryable, values: NewEvent): Promise<EventRow> {
  const [row] = await database.insert(events).values(values).returning(eventColumns);
  if (!row) throw new Error('the new event was not returned');
  return row;
}

export async function updateEvent(database: Queryable, id: string, values: Partial<NewEvent>): Promise<EventRow> {
  const [row] = await database.update(events).set(values).where(eq(events.id, id)).returning(eventColumns);
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
