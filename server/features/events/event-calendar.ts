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
    // Not every calendar shows the URL; all show the description.
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

/** Removes an event from one person's calendar: it was cancelled, or they withdrew. */
export function writeEventRemoval(event: CalendarEvent, { site, publicUrl, now }: NotificationContext): string {
  const entry = toEntry(event, publicUrl);
  return writeCalendar({
    method: 'CANCEL',
    name: `Eventos · ${site.siteName}`,
    organizer: { name: site.siteName, email: site.contactEmail },
    // Of the same SEQUENCE, the later DTSTAMP wins: a new registration overrides an earlier removal.
    entries: [{ ...entry, isCancelled: true }],
    writtenAt: now,
  });
}
