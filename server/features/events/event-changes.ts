import { spanishDay, spanishTime } from '../../core/spanish-time.ts';
import type { EventRow } from './events.queries.ts';

type Facts = Pick<EventRow, 'date' | 'time' | 'location' | 'status'>;

/** Changes that registered people are notified of, in words; empty if none concerns them. */
export function describeChanges(before: Facts, after: Facts): string[] {
  const changes: string[] = [];
  if (before.status === 'cancelled' && after.status !== 'cancelled') changes.push('El evento vuelve a estar en pie');
  if (before.date !== after.date) changes.push(`Nueva fecha: ${spanishDay(after.date)}`);
  if (before.time !== after.time) changes.push(`Nueva hora: ${spanishTime(after.time)}`);
  if (before.location !== after.location) changes.push(`Nuevo lugar: ${after.location ?? 'por confirmar'}`);
  return changes;
}
