import type { EventAnswer } from '#contract/events/event-questions.ts';
import { currentStatus, registrationState } from '#contract/events/event-rules.ts';
import type { EventSpeaker } from '#contract/events/event-speakers.ts';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { parseSpeakerLine, speakerLine } from '#contract/events/speaker-line.ts';
import type { AdminEventRow } from './admin/admin-events.queries.ts';
import { askedQuestions, isAsked } from './event-questions.policy.ts';
import type { EventRow } from './events.queries.ts';

type Row = Pick<
  EventRow,
  'date' | 'time' | 'status' | 'registrationRequired' | 'registrationClosesAt' | 'onlineUrl' | 'questions'
>;
type DetailRow = Row & {
  speakers: string[];
  /** Absent where there can be none, as in a proposal. */
  speakerProfiles?: EventSpeaker[];
};
export type Registration = { status: 'confirmed' | 'waitlisted'; position: number };
type AnsweredRegistration = Registration & { answers: EventAnswer[] };

export const presentEvent = <Event extends Row>(event: Event, registration: Registration | undefined, now: Date) => ({
  ...event,
  status: currentStatus(event, now),
  isOnline: event.onlineUrl !== null,
  hasQuestions: event.questions.some(isAsked),
  registrationState: registrationState(event, now),
  registration: registration ? presentRegistration(registration) : null,
});

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
const seesLink = (event: Row, registration: Registration | undefined) =>
  registration?.status === 'confirmed' && event.status !== 'cancelled';

export const presentEventDetail = <Event extends DetailRow>(
  event: Event,
  registration: AnsweredRegistration | undefined,
  now: Date,
) => ({
  ...presentEvent(event, registration, now),
  speakerProfiles: matchSpeakers(event.speakers, event.speakerProfiles ?? []),
  onlineUrl: seesLink(event, registration) ? event.onlineUrl : null,
  questions: askedQuestions(event.questions),
  answers: registration?.answers ?? [],
});

export const presentAdminEvent = (row: AdminEventRow, now: Date) => ({
  ...presentEventDetail(row, undefined, now),
  onlineUrl: row.onlineUrl,
  archivedQuestions: row.questions.filter((question) => !isAsked(question)),
  createdBy: row.creator,
});

export function presentRegistration({ status, position }: Registration): NonNullable<PortalEvent['registration']> {
  return status === 'waitlisted' ? { status, position } : { status };
}
