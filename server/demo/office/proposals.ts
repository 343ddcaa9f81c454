import { editEventPath } from '#contract/admin-paths.ts';
import type { Queryable } from '../../database/database.ts';
import { events } from '../../database/schema/events.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { sentence, spanishMoment } from '../../features/events/event-notifications.tsx';
import { instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { eventDate } from '../events/event-dates.ts';
import type { Weekday } from '../events/event-text.ts';
import type { History } from '../history.ts';
import { ADMIN, type MemberKey, memberProfiles } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';

type EventRow = typeof events.$inferInsert;

interface ProposalText
  extends Pick<EventRow, 'title' | 'description' | 'time' | 'duration' | 'location' | 'type' | 'capacity'> {
  proposer: MemberKey;
  /** Approximate, moved to the weekday. */
  days: number;
  weekday: Weekday;
  daysAgo: number;
  /** Present where it was sent back. */
  returnReason?: string;
}

export const proposalTexts: ProposalText[] = [
  {
    proposer: 'wascar-montero',
    title: 'Tu logo en una tarde: taller para quien nunca ha tenido uno',
    description:
      'Cada quien trae el nombre de su negocio y sale con un logo sencillo que se lee en un letrero y en un celular. Necesito un salón con mesas y buena luz; yo llevo los materiales.',
    time: '14:00',
    duration: '3 horas',
    location: 'Salón Multiuso del Consejo',
    type: 'workshop',
    capacity: 20,
    days: 38,
    weekday: 6,
    daysAgo: 2,
  },
  {
    proposer: 'mariluz-herrera',
    title: 'Desayuno de posadas y hoteles pequeños',
    description:
      'Para hablar de tarifas de temporada y de cómo mandarnos los huéspedes unos a otros cuando estamos llenos. Lo puedo recibir en el hotel, en la terraza caben 25.',
    time: '08:30',
    duration: '2 horas',
    location: 'Hotel Brisa de Bayahíbe',
    type: 'networking',
    capacity: 25,
    days: 45,
    weekday: 2,
    daysAgo: 5,
  },
  {
    proposer: 'danilsa-peralta',
    title: 'Mensajeros compartidos, como entrar',
    description: 'Explicar como funciona lo de los mensajeros compartidos y apuntar a los que quieran.',
    time: '18:00',
    duration: '1 hora',
    location: null,
    type: 'roundtable',
    capacity: null,
    days: 30,
    weekday: 4,
    daysAgo: 16,
    returnReason:
      'Danilsa, la idea gusta mucho. Falta decir el lugar y cuánto cuesta entrar, que es lo primero que van a preguntar. Corrígela y la publicamos.',
  },
];

/** Events that members proposed, each with its notification: two wait for the office, and one went back with a reason. */
export async function insertProposals(database: Queryable, community: Community, history: History): Promise<void> {
  await insertRows(
    database,
    events,
    proposalTexts.map(({ proposer, days, weekday, daysAgo, returnReason, ...text }) => {
      const proposedAt = instantAt(history.dayAgo(daysAgo), '19:40');
      return {
        ...text,
        id: demoId('event', text.title),
        date: eventDate({ days, weekday }, history),
        status: 'upcoming' as const,
        registrationRequired: text.capacity !== null,
        publication: returnReason ? ('returned' as const) : ('proposed' as const),
        returnReason: returnReason ?? null,
        proposedAt,
        createdBy: findMember(community, proposer).id,
        createdAt: proposedAt,
        updatedAt: proposedAt,
      };
    }),
  );
  await insertRows(
    database,
    notifications,
    proposalTexts.map(({ proposer, title, time, days, weekday, daysAgo, returnReason }) => {
      const { firstName, lastName } = memberProfiles[proposer];
      const moment = spanishMoment({ date: eventDate({ days, weekday }, history), time });
      const createdAt = instantAt(history.dayAgo(daysAgo), '19:40');
      return {
        id: demoId('notification', `proposal-received/${title}`),
        userId: findMember(community, ADMIN).id,
        kind: 'proposal-received',
        title: 'Nueva propuesta de evento',
        body: sentence(`${firstName} ${lastName} propone «${title}», ${moment}`),
        href: editEventPath({ id: demoId('event', title) }),
        createdAt,
        readAt: returnReason ? createdAt : null,
      };
    }),
  );
}
