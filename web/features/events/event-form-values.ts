import type { BodyOf } from '#contract/endpoint.ts';
import type { adminEventsContract } from '#contract/events/admin-events.contract.ts';
import type { EventStatus, EventType } from '#contract/events/event-form.ts';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import type { proposalsContract } from '#contract/events/proposals.contract.ts';

type ProposalBody = BodyOf<typeof proposalsContract.proposeEvent>;
type EventBody = BodyOf<typeof adminEventsContract.updateEvent>;

/** Empty form: values as typed. Key order is field order, which the error summary follows. */
export const emptyEventForm = {
  title: '',
  description: '',
  date: '',
  time: '',
  type: 'conference' as EventType,
  duration: '',
  location: '',
  price: '',
  capacity: '',
  category: '',
  speakers: '',
  topics: '',
  // Administrators only; a proposal gets the defaults.
  registrationRequired: true,
  status: '' as EventStatus | '',
};
export type EventFormValues = typeof emptyEventForm;

export function toFormValues(event: PortalEvent): EventFormValues {
  return {
    title: event.title,
    description: event.description,
    date: event.date,
    time: event.time,
    type: event.type,
    duration: event.duration ?? '',
    location: event.location ?? '',
    price: event.price,
    capacity: event.capacity === null ? '' : String(event.capacity),
    category: event.category ?? '',
    speakers: event.speakers.join('\n'),
    topics: event.topics.join('\n'),
    registrationRequired: event.registrationRequired,
    status: event.status,
  };
}

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Request body of a proposal. An invalid capacity becomes `NaN`, which the schema then reports. */
export function toProposal({ status: _, registrationRequired: __, ...values }: EventFormValues) {
  const capacity = values.capacity.trim();
  return {
    ...values,
    speakers: listed(values.speakers),
    topics: listed(values.topics),
    capacity: capacity === '' ? null : Number(capacity),
  } satisfies ProposalBody;
}

export function toEventBody(values: EventFormValues) {
  const { status, registrationRequired } = values;
  return { ...toProposal(values), registrationRequired, ...(status && { status }) } satisfies EventBody;
}
