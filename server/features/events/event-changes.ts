import { spanishDay, spanishTime } from '../../core/spanish-time.ts';
import type { EventRow } from './events.queries.ts';

type Facts = Pick<EventRow, 'date' | 'time' | 'location' | 'status'>;

/** What people who registered have to know of a change, in words; nothing when they need not be told. */
export function describeChanges(before: Facts, after: Facts): string[] {
  const changes: string[] = [];
  if (before.status === 'cancelled' && after.status !== 'cancelled') changes.push('El evento vuelve a estar en pie');
  if (before.date !== after.date) changes.push(`Nueva fecha: ${spanishDay(after.date)}`);
  if (before.time !== after.time) changes.push(`Nueva hora: ${spanishTime(after.time)}`);
  if (before.location !== after.location) changes.push(`Nuevo lugar: ${after.location ?? 'por confirmar'}`);
  return changes;
}
