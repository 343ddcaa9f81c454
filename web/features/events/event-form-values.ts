import type { BodyOf } from '#contract/endpoint.ts';
import type { adminEventsContract } from '#contract/events/admin-events.contract.ts';
import type { EventStatus, EventType } from '#contract/events/event-form.ts';
import type { EventDetail, PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import type { proposalsContract } from '#contract/events/proposals.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages, Validation } from '../../ui/use-validated-form.ts';

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
  imageId: '',
};
export type EventFormValues = typeof emptyEventForm;

export const eventLabels: Record<keyof EventFormValues, string> = {
  title: 'Título',
  description: 'Descripción',
  date: 'Fecha',
  time: 'Hora',
  type: 'Tipo de evento',
  duration: 'Duración',
  location: 'Lugar',
  price: 'Precio',
  capacity: 'Cupo',
  category: 'Categoría',
  speakers: 'Expositores',
  topics: 'Temas',
  registrationRequired: 'Requiere inscripción',
  status: 'Estado',
  imageId: 'Imagen',
};

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
    imageId: event.image?.id ?? '',
  };
}

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Request body of a proposal. An invalid capacity becomes `NaN`, which the schema then reports. */
export function toProposal({ status: _, registrationRequired: __, imageId: ___, ...values }: EventFormValues) {
  const capacity = values.capacity.trim();
  return {
    ...values,
    speakers: listed(values.speakers),
    topics: listed(values.topics),
    capacity: capacity === '' ? null : Number(capacity),
  } satisfies ProposalBody;
}

export function toEventBody(values: EventFormValues) {
  const { status, registrationRequired, imageId } = values;
  return { ...toProposal(values), registrationRequired, imageId, ...(status && { status }) } satisfies EventBody;
}

const loadProposalSchema = async () => (await import('#contract/events/event-form.ts')).eventForm;
const loadEventSchema = async () => (await import('#contract/events/admin-events.contract.ts')).eventCreateBody;

/** A proposal's date must be today or later. */
export async function proposalProblems(values: EventFormValues, today: string) {
  const problems: FieldMessages<EventFormValues> = await schemaProblems(loadProposalSchema, toProposal(values));
  if (!problems.date && values.date < today) problems.date = 'La fecha debe ser de hoy en adelante';
  return problems;
}

export const eventProblems: Validation<EventFormValues> = (values) =>
  schemaProblems(loadEventSchema, toEventBody(values));

/** Saved fields that the form does not contain. */
export type SavedEvent = Pick<EventDetail, 'id' | 'registered' | 'cancellationReason'>;

/** Mirrors the server's rules for the registration state. */
function registrationState({ status, registrationRequired }: EventFormValues): RegistrationState {
  if (status === 'cancelled' || status === 'completed') return status;
  if (!registrationRequired) return 'not-required';
  return status === 'upcoming' ? 'not-open' : 'open';
}

/** Event built from form values, with placeholders where the form is incomplete. */
export function previewedEvent(values: EventFormValues, saved: SavedEvent | undefined): EventDetail {
  const { title, duration, location, category, price, date, time, capacity, ...rest } = toProposal(values);
  return {
    ...rest,
    id: saved?.id ?? '',
    image: null,
    title: title || 'Evento sin título',
    date: date || todayInSantoDomingo(),
    time: time || '00:00',
    duration: duration || null,
    location: location || null,
    category: category || null,
    price: priceText(price),
    capacity: Number.isFinite(capacity) ? capacity : null,
    status: values.status || (values.registrationRequired ? 'registration-open' : 'upcoming'),
    registrationRequired: values.registrationRequired,
    registered: saved?.registered ?? 0,
    registrationState: registrationState(values),
    registration: null,
    publication: 'published',
    returnReason: null,
    cancellationReason: saved?.cancellationReason ?? null,
  };
}
