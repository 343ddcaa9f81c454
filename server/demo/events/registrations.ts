import type { eventRegistrations } from '../../database/schema/events.ts';
import { earlier, instantAt, MINUTE_MS } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { type History, momentBetween } from '../history.ts';
import { ADMIN, DEMO_MEMBER } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import type { Random } from '../random.ts';
import type { EventText } from './event-text.ts';

const ATTENDANCE = 0.85;

export interface PlannedEvent {
  id: string;
  text: Omit<EventText, 'days' | 'weekday'>;
  date: string;
  announcedAt: Date;
  isPast: boolean;
}

/** Registrations in order; those past the capacity are waitlisted. */
export function planRegistrations(
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

  return people.map((member, index) => {
    const attends = member.key === DEMO_MEMBER || random.chance(ATTENDANCE);
    return {
      id: demoId('registration', `${key}/${member.key}`),
      eventId: event.id,
      userId: member.id,
      registeredAt: moments[index],
      status: index < seats.registered ? 'confirmed' : 'waitlisted',
      attendedAt: event.isPast && attends ? new Date(startsAt.getTime() + random.integer(-15, 25) * MINUTE_MS) : null,
    };
  });
}
