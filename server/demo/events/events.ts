import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { addDays, daysBetween, instantAt, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { insertPictures, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { EVENT_SCENES } from '../drawings/record-scenes.ts';
import type { History } from '../history.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { seasonOf } from '../seasons/season.ts';
import { inSeason } from '../seasons/seasonal-texts.ts';
import { isWorkingDay, nearestDay } from '../working-days.ts';
import { eventDate, taxConferenceDate } from './event-dates.ts';
import type { EventText } from './event-text.ts';
import { pastEventTexts } from './past-event-texts.ts';
import type { Registration } from './registrations.ts';
import { insertSpeakers } from './speakers.ts';
import { taxConferenceText, upcomingEventTexts } from './upcoming-event-texts.ts';

export interface PlannedEvent {
  id: string;
  text: Omit<EventText, 'days' | 'weekday'>;
  date: string;
  announcedAt: Date;
  isPast: boolean;
}

export const questionsOf = ({ key, questions = [] }: PlannedEvent['text']) =>
  questions.map((question, index) => ({
    ...question,
    id: demoId('question', `${key}/${index}`),
    required: false,
    isArchived: false,
  }));

/** Days between announcement and event; those further ahead were announced one after the other, the nearest last. */
const ANNOUNCED_DAYS_BEFORE = 40;
const ANNOUNCED_DAYS_AGO_AT_LEAST = 44;
const DAYS_BETWEEN_ANNOUNCEMENTS = 2;
/** No two in the same minute. */
const MINUTES_BETWEEN_ANNOUNCEMENTS = 17;

export function planEvents(history: History): PlannedEvent[] {
  const dated = [...pastEventTexts, ...upcomingEventTexts].map((text) => ({ text, date: eventDate(text, history) }));
  const all = [...dated, { text: taxConferenceText, date: taxConferenceDate(history) }];
  return all.map(({ text, date }, index) => planEvent(text, date, index - pastEventTexts.length, history));
}

export function dateOfEvent(key: string, history: History): string {
  const text = [...pastEventTexts, ...upcomingEventTexts].find((each) => each.key === key);
  if (!text) throw new Error(`No such event: ${key}`);
  return eventDate(text, history);
}

export async function insertEvents(
  database: Queryable,
  plannedEvents: PlannedEvent[],
  registrations: Registration[],
  community: Community,
): Promise<void> {
  await insertPictures(
    database,
    plannedEvents.map(({ id, text, announcedAt }) => ({
      recordId: id,
      scene: sceneOf(EVENT_SCENES, text.key),
      createdAt: announcedAt,
    })),
  );
  await insertRows(
    database,
    events,
    plannedEvents.map((event) => {
      const { key: _key, teaches, seats, status, closesDaysBefore, ...rest } = event.text;
      const { demoMember: _, registered: _registered, circle: _circle, announcedDaysAgo: _daysAgo, ...text } = rest;
      return {
        ...text,
        id: event.id,
        imageId: pictureId(event.id),
        date: event.date,
        category: teaches ? 'Capacitación' : null,
        status: event.isPast ? 'completed' : (status ?? (seats ? 'registration-open' : 'upcoming')),
        registrationRequired: seats !== undefined,
        capacity: seats?.capacity ?? null,
        registrationClosesAt:
          closesDaysBefore === undefined ? null : instantAt(addDays(event.date, -closesDaysBefore), '17:00'),
        questions: questionsOf(event.text),
        createdBy: findMember(community, ADMIN).id,
        announcedAt: event.announcedAt,
        createdAt: event.announcedAt,
        updatedAt: event.announcedAt,
      };
    }),
  );
  await insertSpeakers(database, plannedEvents, community);
  await insertRows(database, eventRegistrations, registrations);
}

function planEvent(
  text: PlannedEvent['text'],
  date: string,
  /** Negative in the past. */
  place: number,
  history: History,
): PlannedEvent {
  const daysAgo = Math.max(
    daysBetween(date, history.today) + ANNOUNCED_DAYS_BEFORE,
    ANNOUNCED_DAYS_AGO_AT_LEAST + Math.max(0, place) * DAYS_BETWEEN_ANNOUNCEMENTS,
  );
  const announced = nearestDay(addDays(history.today, -(text.announcedDaysAgo ?? daysAgo)), -1, isWorkingDay);
  const minutes = (place + pastEventTexts.length) * MINUTES_BETWEEN_ANNOUNCEMENTS;
  return {
    id: demoId('event', text.key),
    text: { ...text, description: text.description && inSeason(text.description, seasonOf(date)) },
    date,
    announcedAt: new Date(instantAt(announced, '09:00').getTime() + minutes * MINUTE_MS),
    isPast: date < history.today,
  };
}
