import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import type { EventAnswer, EventQuestion } from '#contract/events/event-questions.ts';
import { currentStatus, registrationState } from '#contract/events/event-rules.ts';
import type { EventSpeaker } from '#contract/events/event-speakers.ts';
import type { EventDetail, PortalEvent } from '#contract/events/events.contract.ts';
import { parseSpeakerLine, speakerLine } from '#contract/events/speaker-line.ts';
import type { AdminEventRow } from './admin/admin-events.queries.ts';
import { askedQuestions, isAsked } from './event-questions.policy.ts';

type Row = Omit<
  PortalEvent,
  'registration' | 'registrationState' | 'registrationClosesAt' | 'isOnline' | 'hasQuestions'
> & { registrationClosesAt: Date | null; onlineUrl: string | null; questions: EventQuestion[] };
type DetailRow = Row &
  Pick<EventDetail, 'publication' | 'returnReason' | 'cancellationReason'> & {
    /** Absent where there can be none, as in a proposal. */
    speakerProfiles?: EventSpeaker[];
  };
export type Registration = { status: 'confirmed' | 'waitlisted'; position: number };
type AnsweredRegistration = Registration & { answers: EventAnswer[] };

export function presentEvent(event: Row, registration: Registration | undefined, now: Date): PortalEvent {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    date: event.date,
    time: event.time,
    duration: event.duration,
    location: event.location,
    speakers: event.speakers,
    topics: event.topics,
    category: event.category,
    type: event.type,
    status: currentStatus(event, now),
    image: event.image,
    price: event.price,
    memberPrice: event.memberPrice,
    registrationRequired: event.registrationRequired,
    registrationClosesAt: event.registrationClosesAt?.toISOString() ?? null,
    isOnline: event.onlineUrl !== null,
    hasQuestions: event.questions.some(isAsked),
    capacity: event.capacity,
    registered: event.registered,
    registrationState: registrationState(event, now),
    registration: registration ? presentRegistration(registration) : null,
  };
}

function matchSpeakers(names: string[], profiles: EventSpeaker[]): EventSpeaker[] {
  return names.map(
    (line) =>
      profiles.find((profile) => speakerLine(profile) === line) ?? {
        ...parseSpeakerLine(line),
        text: '',
        image: null,
        imageId: null,
        memberId: null,
      },
  );
}

/** The link to connect is for those with a seat, as long as the event is not cancelled. */
const seesLink = (event: DetailRow, registration: Registration | undefined) =>
  registration?.status === 'confirmed' && event.status !== 'cancelled';

export function presentEventDetail(
  event: DetailRow,
  registration: AnsweredRegistration | undefined,
  now: Date,
): EventDetail {
  const { publication, returnReason, cancellationReason } = event;
  return {
    ...presentEvent(event, registration, now),
    speakerProfiles: matchSpeakers(event.speakers, event.speakerProfiles ?? []),
    onlineUrl: seesLink(event, registration) ? event.onlineUrl : null,
    questions: askedQuestions(event.questions),
    answers: registration?.answers ?? [],
    publication,
    returnReason,
    cancellationReason,
  };
}

export function presentAdminEvent(row: AdminEventRow, now: Date): AdminEvent {
  return {
    ...presentEventDetail(row, undefined, now),
    imageId: row.imageId,
    onlineUrl: row.onlineUrl,
    archivedQuestions: row.questions.filter((question) => !isAsked(question)),
    waitlisted: row.waitlisted,
    attended: row.attended,
    createdBy: row.creator,
    proposedAt: row.proposedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentRegistration({ status, position }: Registration): NonNullable<PortalEvent['registration']> {
  return status === 'waitlisted' ? { status, position } : { status };
}
