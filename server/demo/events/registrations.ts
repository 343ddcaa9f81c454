import type { eventRegistrations } from '../../database/schema/events.ts';
import { DAY_MS, earlier, instantAt, later, MINUTE_MS } from '../days.ts';
import { demoId } from '../demo-rows.ts';
import { type History, momentBetween } from '../history.ts';
import { ADMIN, DEMO_MEMBER, type MemberKey } from '../members/member-profiles.ts';
import { type Community, findMember, type Member } from '../members/members.ts';
import { createRandom, type Random } from '../random.ts';
import { type PlannedEvent, questionsOf } from './events.ts';
import { speakerKeys } from './speakers.ts';

/** Who paid comes; of the free seats more stay empty in the evening. */
function attendanceOf({ price, time }: PlannedEvent['text']): number {
  if (price.startsWith('RD$')) return 0.92;
  return time < '17:00' ? 0.72 : 0.55;
}

/** Share of those who let other members see that they come. */
const LISTED = 0.6;
/** Of what filled early: until then people put their name on the waiting list. */
const WAITED_WITHIN_DAYS = 4;

export type Registration = typeof eventRegistrations.$inferInsert;

export function planRegistrations(events: PlannedEvent[], community: Community, history: History): Registration[] {
  const random = createRandom('registrations');
  return events.flatMap((event) => registerFor(event, community, history, random));
}

/** When those whom a text places at an event, or in its circle, had joined at the latest. */
export function findFirstRegistrations(events: PlannedEvent[]): [MemberKey, Date][] {
  return events.flatMap(({ text, announcedAt }) =>
    [...(text.registered ?? []), ...(text.circle ?? [])].map((key): [MemberKey, Date] => [key, announcedAt]),
  );
}

/** In order; those past the capacity are waitlisted. Who is named there attends. */
function registerFor(event: PlannedEvent, community: Community, history: History, random: Random): Registration[] {
  const { seats, key, time, demoMember, registered = [], circle } = event.text;
  if (!seats) return [];
  const startsAt = instantAt(event.date, time);
  const named: MemberKey[] = [...(demoMember ? [DEMO_MEMBER] : []), ...registered];
  const elsewhere: MemberKey[] = [ADMIN, DEMO_MEMBER, ...named, ...speakerKeys(event.text)];
  const eligible = [...community.values()].filter(
    ({ key: each, joinedAt }) =>
      joinedAt < event.announcedAt && !elsewhere.includes(each) && (circle?.includes(each) ?? true),
  );
  const count = seats.registered + (seats.waiting ?? 0);
  const drawn = random.sample(eligible, count - named.length);
  const people = [...named.map((each) => findMember(community, each)), ...drawn];
  const moments = registrationMoments(event, people, earlier(startsAt, history.end), random);

  const answerRandom = createRandom(`answers/${key}`);
  const listedRandom = createRandom(`listed/${key}`);
  return people.map((member, index) => {
    const attends = named.includes(member.key) || random.chance(attendanceOf(event.text));
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

function registrationMoments(
  { text, announcedAt }: PlannedEvent,
  people: Member[],
  until: Date,
  random: Random,
): Date[] {
  const { registered = 0, filledInDays } = text.seats ?? {};
  const filledAt = filledInDays === undefined ? until : new Date(announcedAt.getTime() + filledInDays * DAY_MS);
  const waitedUntil = earlier(until, new Date(filledAt.getTime() + WAITED_WITHIN_DAYS * DAY_MS));
  const moments = people.map((_, index) =>
    index < registered || filledInDays === undefined
      ? momentBetween(announcedAt, filledAt, random)
      : momentBetween(later(announcedAt, filledAt), waitedUntil, random),
  );
  return moments.sort((a, b) => a.getTime() - b.getTime());
}
