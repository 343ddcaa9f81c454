import { startsAt } from '#contract/events/event-rules.ts';
import { memberPriceText } from '#contract/events/price-text.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { type CalendarEntry, writeCalendar } from '../../core/i-calendar.ts';
import type { MailAttachment } from '../../core/jobs.ts';
import type { NotificationContext } from './event-notifications.queries.ts';
import type { EventRow } from './events.queries.ts';

/** Calendars hardly show an entry without an end. */
const DEFAULT_MINUTES = 60;
const MAX_MINUTES = 7 * 24 * 60;

const NUMBERS = ['cero', 'una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

function withDigits(text: string): string {
  return NUMBERS.reduce((result, word, value) => result.replace(new RegExp(`\\b${word}\\b`, 'g'), String(value)), text);
}

/** "2 horas", "hora y media", "90 minutos", "1 h 30 min" */
export function durationMinutes(duration: string | null): number {
  const text = withDigits((duration ?? '').toLowerCase());
  const hours = /(\d+(?:[.,]\d+)?)\s*h(?:oras?|rs?)?(?![a-z])/.exec(text)?.[1]?.replace(',', '.');
  const minutes = /(\d+)\s*m(?:in(?:utos?)?)?(?![a-z])/.exec(text)?.[1];
  const half = /\bmedia\b/.test(text) ? 30 : 0;
  const wholeHour = hours === undefined && /\bhora y media\b/.test(text) ? 60 : 0;
  const told = Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0) + half + wholeHour;
  return Math.min(told || DEFAULT_MINUTES, MAX_MINUTES);
}

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
  | 'onlineUrl'
  | 'price'
  | 'memberPrice'
  | 'createdAt'
  | 'updatedAt'
>;

const MINUTE_MS = 60_000;

interface EntryOptions {
  publicUrl: string;
  /** Seats come with the link to connect. */
  hasSeat: boolean;
}

function priceLine(event: CalendarEvent): string {
  const forMembers = memberPriceText(event);
  return `Precio: ${event.price}${forMembers ? ` · Miembros: ${forMembers}` : ''}`;
}

function toEntry(event: CalendarEvent, { publicUrl, hasSeat }: EntryOptions): CalendarEntry {
  const start = startsAt(event);
  const url = publicUrl + eventPath(event);
  const link = hasSeat ? event.onlineUrl : null;
  return {
    uid: event.id,
    sequence: event.sequence,
    startsAt: start,
    endsAt: new Date(start.getTime() + durationMinutes(event.duration) * MINUTE_MS),
    summary: event.title,
    // Not every calendar shows the URL; all show the description.
    description: [link && `Enlace para conectarte: ${link}`, stripMarkdown(event.description), priceLine(event), url]
      .filter(Boolean)
      .join('\n\n'),
    location: event.location ?? link,
    url,
    isCancelled: event.status === 'cancelled',
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
  };
}

export function writeEventCalendar(
  events: CalendarEvent[],
  { site, publicUrl, now }: NotificationContext,
  { hasSeat }: Pick<EntryOptions, 'hasSeat'>,
): string {
  return writeCalendar({
    method: 'PUBLISH',
    name: `Eventos · ${site.siteName}`,
    organizer: { name: site.siteName, email: site.contactEmail },
    entries: events.map((event) => toEntry(event, { publicUrl, hasSeat })),
    writtenAt: now,
  });
}

function writeEventRemoval(event: CalendarEvent, { site, publicUrl, now }: NotificationContext): string {
  const entry = toEntry(event, { publicUrl, hasSeat: false });
  return writeCalendar({
    method: 'CANCEL',
    name: `Eventos · ${site.siteName}`,
    organizer: { name: site.siteName, email: site.contactEmail },
    // Of the same SEQUENCE, the later DTSTAMP wins: a new registration overrides an earlier removal.
    entries: [{ ...entry, isCancelled: true }],
    writtenAt: now,
  });
}

export function calendarInvitation(event: CalendarEvent, context: NotificationContext): MailAttachment[] {
  const content = writeEventCalendar([event], context, { hasSeat: true });
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}

export function calendarRemoval(event: CalendarEvent, context: NotificationContext): MailAttachment[] {
  const content = writeEventRemoval(event, context);
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=CANCEL', content }];
}
