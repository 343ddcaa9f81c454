import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { addDays, earlier, instantAt } from '../days.ts';
import { demoId } from '../demo-id.ts';
import type { History } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { createRandom } from '../random.ts';
import { eventDate, taxConferenceDate } from './event-dates.ts';
import type { EventText } from './event-text.ts';
import { pastEventTexts } from './past-event-texts.ts';
import { type PlannedEvent, planRegistrations } from './registrations.ts';
import { taxConferenceText, upcomingEventTexts } from './upcoming-event-texts.ts';

/** Days between announcement and event; events further ahead were announced recently. */
const ANNOUNCED_DAYS_BEFORE = 40;
const ANNOUNCED_DAYS_AGO_AT_LEAST = 12;

export function planEvents(history: History): PlannedEvent[] {
  const dated = [...pastEventTexts, ...upcomingEventTexts].map((text) =>
    planEvent(text, eventDate(text, history), history),
  );
  return [...dated, planEvent(taxConferenceText, taxConferenceDate(history), history)];
}

export async function insertEvents(
  database: Queryable,
  plannedEvents: PlannedEvent[],
  community: Community,
  history: History,
): Promise<void> {
  const random = createRandom('registrations');
  const planned = plannedEvents.map((event) => ({
    event,
    registrations: planRegistrations(event, community, history, random),
  }));
  await insertRows(
    database,
    events,
    planned.map(({ event }) => {
      const { key: _key, teaches, seats, status, demoMember: _demoMember, ...text } = event.text;
      return {
        ...text,
        id: event.id,
        date: event.date,
        category: teaches ? 'Capacitación' : null,
        status: event.isPast ? 'completed' : (status ?? (seats ? 'registration-open' : 'upcoming')),
        registrationRequired: seats !== undefined,
        capacity: seats?.capacity ?? null,
        createdBy: findMember(community, ADMIN).id,
        announcedAt: event.announcedAt,
        createdAt: event.announcedAt,
        updatedAt: event.announcedAt,
      };
    }),
  );
  await insertRows(
    database,
    eventRegistrations,
    planned.flatMap(({ registrations }) => registrations),
  );
}

function planEvent(text: Omit<EventText, 'days' | 'weekday'>, date: string, history: History): PlannedEvent {
  const usual = instantAt(addDays(date, -ANNOUNCED_DAYS_BEFORE), '09:00');
  const latest = instantAt(addDays(history.today, -ANNOUNCED_DAYS_AGO_AT_LEAST), '09:00');
  return {
    id: demoId('event', text.key),
    text,
    date,
    announcedAt: earlier(usual, latest),
    isPast: date < history.today,
  };
}
