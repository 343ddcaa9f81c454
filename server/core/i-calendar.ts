/** Content lines of iCalendar (RFC 5545) and vCard (RFC 2426). */
const MAX_LINE_OCTETS = 75;

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** Folds at 75 octets without splitting a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

export const writeLines = (lines: string[]) => `${lines.map(fold).join('\r\n')}\r\n`;

export interface CalendarEntry {
  /** Stable: identifies the entry in calendars. */
  uid: string;
  /** Raised by every change that matters to calendars. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  isCancelled: boolean;
  createdAt: Date;
  updatedAt: Date;
}

interface Calendar {
  /** CANCEL removes the entries from the calendar. */
  method: 'PUBLISH' | 'CANCEL';
  name: string;
  organizer: { name: string; email: string };
  entries: CalendarEntry[];
  writtenAt: Date;
}

/** Parameter values cannot be escaped: quotes and control characters are removed. */
const quoteParameter = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/** `20270828T123000Z`: UTC, which every calendar shows in its own zone. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function entryLines(entry: CalendarEntry, { organizer, writtenAt }: Calendar): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `CREATED:${utc(entry.createdAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    ...(organizer.email ? [`ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.email}`] : []),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

export function writeCalendar(calendar: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal empresarial//Eventos//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendar.method}`,
    `NAME:${escapeText(calendar.name)}`,
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...calendar.entries.flatMap((entry) => entryLines(entry, calendar)),
    'END:VCALENDAR',
  ];
  return writeLines(lines);
}
