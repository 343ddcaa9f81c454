import { eventPath } from '#contract/paths.ts';
import { type CalendarEntry, writeCalendar } from '../../core/i-calendar.ts';
import { durationMinutes } from './event-duration.ts';
import { startsAt } from './events.policy.ts';
import type { EventRow } from './events.queries.ts';
import type { NotificationContext } from './notification-context.ts';

export type CalendarEvent = Pick<
  EventRow,
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'time'
  | 'duration'
  | 'location'
  | 'status'
  | 'sequence'
  | 'createdAt'
  | 'updatedAt'
>;

const MINUTE_MS = 60_000;

function toEntry(event: CalendarEvent, publicUrl: string): CalendarEntry {
  const start = startsAt(event);
  const url = publicUrl + eventPath(event);
  return {
    uid: event.id,
    sequence: event.sequence,
    startsAt: start,
    endsAt: new Date(start.getTime() + durationMinutes(event.duration) * MINUTE_MS),
    summary: event.title,
    // Not every calendar shows the address; all show the description.
    description: [event.description, url].filter(Boolean).join('\n\n'),
    location: event.location,
    url,
    isCancelled: event.status === 'cancelled',
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
  };
}

export function writeEventCalendar(events: CalendarEvent[], { site, publicUrl, now }: NotificationContext): string {
  return writeCalendar({
    method: 'PUBLISH',
    name: `Eventos · ${site.siteName}`,
    organizer: { name: site.siteName, email: site.contactEmail },
    entries: events.map((event) => toEntry(event, publicUrl)),
    writtenAt: now,
  });
}

/** Takes an event out of the calendar of one person: it was cancelled, or they no longer go. */
export function writeEventRemoval(event: CalendarEvent, { site, publicUrl, now }: NotificationContext): string {
  const entry = toEntry(event, publicUrl);
  return writeCalendar({
    method: 'CANCEL',
    name: `Eventos · ${site.siteName}`,
    organizer: { name: site.siteName, email: site.contactEmail },
    // Of the same sequence, the one written later counts: who comes back is not behind their own leaving.
    entries: [{ ...entry, isCancelled: true }],
    writtenAt: now,
  });
}
