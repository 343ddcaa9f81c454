import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { addDays, earlier, instantAt, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { insertPictures, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { EVENT_SCENES } from '../drawings/record-scenes.ts';
import { type History, momentBetween } from '../history.ts';
import { ADMIN, DEMO_MEMBER } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { createRandom, type Random } from '../random.ts';
import { seasonOf } from '../seasons/season.ts';
import { inSeason } from '../seasons/seasonal-texts.ts';
import { eventDate, taxConferenceDate } from './event-dates.ts';
import type { EventText } from './event-text.ts';
import { pastEventTexts } from './past-event-texts.ts';
import { insertSpeakers } from './speakers.ts';
import { taxConferenceText, upcomingEventTexts } from './upcoming-event-texts.ts';

/** Who paid comes; of the free seats more stay empty in the evening. */
function attendanceOf({ price, time }: PlannedEvent['text']): number {
  if (price.startsWith('RD$')) return 0.92;
  return time < '17:00' ? 0.72 : 0.55;
}

/** Share of those who let other members see that they come. */
const LISTED = 0.6;

export interface PlannedEvent {
  id: string;
  text: Omit<EventText, 'days' | 'weekday'>;
  date: string;
  announcedAt: Date;
  isPast: boolean;
}

/** Registrations in order; those past the capacity are waitlisted. */
function planRegistrations(
  event: PlannedEvent,
  community: Community,
  history: History,
  random: Random,
): (typeof eventRegistrations.$inferInsert)[] {
  const { seats, key, time, demoMember } = event.text;
  if (!seats) return [];
  const startsAt = instantAt(event.date, time);
  const eligible = [...community.values()].filter(
    (member) => member.joinedAt < event.announcedAt && member.key !== ADMIN && member.key !== DEMO_MEMBER,
  );
  const count = seats.registered + (seats.waiting ?? 0) - (demoMember ? 1 : 0);
  const chosen = random.sample(eligible, count);
  const people = demoMember ? [findMember(community, DEMO_MEMBER), ...chosen] : chosen;
  const moments = people
    .map(() => momentBetween(event.announcedAt, earlier(startsAt, history.end), random))
    .sort((a, b) => a.getTime() - b.getTime());

  const answerRandom = createRandom(`answers/${key}`);
  const listedRandom = createRandom(`listed/${key}`);
  return people.map((member, index) => {
    const attends = member.key === DEMO_MEMBER || random.chance(attendanceOf(event.text));
    return {
      id: demoId('registration', `${key}/${member.key}`),
      eventId: event.id,
      userId: member.id,
      registeredAt: moments[index],
      isListed: listedRandom.chance(LISTED),
      status: index < seats.registered ? 'confirmed' : 'waitlisted',
      answers: questionsOf(event.text).flatMap(({ id, label, kind, options }) => {
        const choices = kind === 'yes-no' ? ['Sí', 'No'] : options;
        const [answer] = answerRandom.sample(choices, 1);
        return answer ? { questionId: id, question: label, answer } : [];
      }),
      attendedAt: event.isPast && attends ? new Date(startsAt.getTime() + random.integer(-15, 25) * MINUTE_MS) : null,
    };
  });
}

const questionsOf = ({ key, questions = [] }: PlannedEvent['text']) =>
  questions.map((question, index) => ({
    ...question,
    id: demoId('question', `${key}/${index}`),
    required: false,
    isArchived: false,
  }));

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
    planned.map(({ event }) => {
      const { key: _key, teaches, seats, status, demoMember: _demoMember, closesDaysBefore, ...text } = event.text;
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
    text: { ...text, description: text.description && inSeason(text.description, seasonOf(date)) },
    date,
    announcedAt: earlier(usual, latest),
    isPast: date < history.today,
  };
}
