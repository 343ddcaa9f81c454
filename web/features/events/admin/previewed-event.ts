import { defaultStatus, registrationState } from '#contract/events/event-rules.ts';
import type { EventDetail } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { toEventBody } from './event-body.ts';
import type { EventFormValues } from './event-editor-fields.ts';

export type SavedEvent = Pick<EventDetail, 'id' | 'registered' | 'cancellationReason'>;

const whole = (amount: number | null) => (Number.isFinite(amount) ? amount : null);

/** Placeholders fill in where the form is incomplete. */
export function previewedEvent(
  values: EventFormValues,
  saved: SavedEvent | undefined,
  imageOf: (id: string) => EventDetail['image'] = () => null,
): EventDetail {
  const { title, duration, location, category, price, capacity, memberPrice, onlineUrl, questions, imageId, ...body } =
    toEventBody(values);
  const { registrationRequired, registrationClosesAt } = body;
  const date = body.date || todayInSantoDomingo();
  const time = body.time || '00:00';
  const status = body.status ?? defaultStatus({ registrationRequired });
  return {
    ...body,
    id: saved?.id ?? '',
    image: imageOf(imageId),
    speakerProfiles: body.speakerProfiles.map((speaker) => ({ ...speaker, image: imageOf(speaker.imageId) })),
    title: title || 'Evento sin título',
    date,
    time,
    duration: duration || null,
    location: location || null,
    category: category || null,
    price: priceText(price),
    memberPrice: whole(memberPrice),
    capacity: whole(capacity),
    status,
    registered: saved?.registered ?? 0,
    registrationState: registrationState(
      {
        ...{ date, time, status, registrationRequired },
        registrationClosesAt: registrationClosesAt ? new Date(registrationClosesAt) : null,
      },
      // Without its day and hour it has not begun.
      body.date && body.time ? new Date() : new Date(0),
    ),
    isOnline: onlineUrl !== null,
    hasQuestions: questions.length > 0,
    // As seen without a registration.
    onlineUrl: null,
    questions: [],
    answers: [],
    registration: null,
    publication: 'published',
    returnReason: null,
    cancellationReason: saved?.cancellationReason ?? null,
  };
}
