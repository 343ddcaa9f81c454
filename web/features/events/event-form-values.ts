import type { BodyOf } from '#contract/endpoint.ts';
import type { adminEventsContract } from '#contract/events/admin/admin-events.contract.ts';
import type { EventStatus, EventType } from '#contract/events/event-form.ts';
import type { QuestionKind } from '#contract/events/event-questions.ts';
import type { EventDetail, RegistrationState } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import type { proposalsContract } from '#contract/events/proposals.contract.ts';
import { speakerLine } from '#contract/events/speaker-line.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { dominicanMoment } from '../../lib/instants.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

type ProposalBody = BodyOf<typeof proposalsContract.proposeEvent>;
type EventBody = BodyOf<typeof adminEventsContract.updateEvent>;

/** Key order is field order, which the error summary follows. */
export const emptyEventForm = {
  title: '',
  description: '',
  date: '',
  time: '',
  type: 'conference' as EventType,
  duration: '',
  location: '',
  price: '',
  memberPrice: '',
  capacity: '',
  category: '',
  speakers: '',
  topics: '',
  // Administrators only; a proposal gets the defaults.
  registrationRequired: true,
  status: '' as EventStatus | '',
  /** Local time in Santo Domingo: `2027-08-28T17:00`. */
  registrationClosesAt: '',
  onlineUrl: '',
  speakerProfiles: [] as SpeakerValues[],
  questions: [] as QuestionValues[],
  imageId: '',
};
/** Options are lines of text. */
export interface QuestionValues {
  id?: string;
  kind: QuestionKind;
  label: string;
  options: string;
  required: boolean;
}

export interface SpeakerValues {
  name: string;
  charge: string;
  text: string;
  imageId: string;
  memberId: string | null;
}

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
  registrationClosesAt: 'La inscripción cierra',
  memberPrice: 'Precio para miembros (RD$)',
  onlineUrl: 'Enlace para conectarse',
  speakerProfiles: 'Expositores',
  questions: 'Preguntas al inscribirse',
  imageId: 'Imagen',
};

export function toFormValues(event: EventDetail): EventFormValues {
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
    registrationClosesAt: event.registrationClosesAt ? dominicanMoment(event.registrationClosesAt) : '',
    memberPrice: amountText(event.memberPrice),
    onlineUrl: event.onlineUrl ?? '',
    speakerProfiles: event.speakerProfiles.map(({ imageId, image: _, ...speaker }) => ({
      ...speaker,
      imageId: imageId ?? '',
    })),
    questions: event.questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
    imageId: event.image?.id ?? '',
  };
}

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));

/** `NaN` for invalid numbers, so that the schema reports them; "1,500" is valid. */
const toAmount = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(',', '')));

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An invalid capacity becomes `NaN`, which the schema reports. */
export function toProposal(form: EventFormValues) {
  const { title, description, date, time, type, duration, location, price, category, ...values } = form;
  const capacity = values.capacity.trim();
  return {
    ...{ title, description, date, time, type, duration, location, price, category },
    speakers: listed(values.speakers),
    topics: listed(values.topics),
    capacity: capacity === '' ? null : Number(capacity),
  } satisfies ProposalBody;
}

export function toEventBody(values: EventFormValues) {
  const { status, registrationRequired, imageId, registrationClosesAt: closesAt } = values;
  return {
    ...toProposal(values),
    registrationRequired,
    imageId,
    // Constant offset: no daylight saving time in Santo Domingo.
    registrationClosesAt: closesAt === '' ? null : `${closesAt}:00-04:00`,
    memberPrice: toAmount(values.memberPrice),
    onlineUrl: values.onlineUrl.trim() || null,
    // Without unnamed speakers, whose error shows in their row.
    speakers: values.speakerProfiles.filter(({ name }) => name.trim() !== '').map(speakerLine),
    speakerProfiles: values.speakerProfiles,
    questions: values.questions.map(({ options, ...question }) => ({
      ...question,
      options: question.kind === 'choice' ? listed(options) : [],
    })),
    ...(status && { status }),
  } satisfies EventBody;
}

const loadProposalSchema = async () => (await import('#contract/events/event-form.ts')).eventForm;

export async function proposalProblems(values: EventFormValues, today: string) {
  const problems: FieldMessages<EventFormValues> = await schemaProblems(loadProposalSchema, toProposal(values));
  if (!problems.date && values.date < today) problems.date = 'La fecha debe ser de hoy en adelante';
  return problems;
}

export type SavedEvent = Pick<EventDetail, 'id' | 'registered' | 'cancellationReason'>;

/** Mirrors the server's rules. */
function registrationState({ status, registrationRequired }: EventFormValues): RegistrationState {
  if (status === 'cancelled' || status === 'completed') return status;
  if (!registrationRequired) return 'not-required';
  return status === 'upcoming' ? 'not-open' : 'open';
}

const whole = (amount: number | null) => (Number.isFinite(amount) ? amount : null);

function previewedOfficeFields(values: EventFormValues) {
  const { registrationClosesAt, onlineUrl, questions, ...body } = toEventBody(values);
  return {
    memberPrice: whole(body.memberPrice),
    registrationClosesAt,
    isOnline: onlineUrl !== null,
    hasQuestions: questions.length > 0,
    // As seen without a registration.
    onlineUrl: null,
    questions: [],
    answers: [],
  };
}

/** Placeholders fill in where the form is incomplete. */
export function previewedEvent(
  values: EventFormValues,
  saved: SavedEvent | undefined,
  imageOf: (id: string) => EventDetail['image'] = () => null,
): EventDetail {
  const { speakers: _, title, duration, location, category, price, date, time, capacity, ...rest } = toProposal(values);
  return {
    ...rest,
    id: saved?.id ?? '',
    image: imageOf(values.imageId),
    speakers: values.speakerProfiles.map(speakerLine),
    speakerProfiles: values.speakerProfiles.map((speaker) => ({ ...speaker, image: imageOf(speaker.imageId) })),
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
    ...previewedOfficeFields(values),
    registration: null,
    publication: 'published',
    returnReason: null,
    cancellationReason: saved?.cancellationReason ?? null,
  };
}
