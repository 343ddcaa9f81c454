import * as z from 'zod/mini';
import {
  atMost,
  completeAddress,
  formDate,
  isSecureAddress,
  nullableText,
  optionalMarkdown,
  requiredText,
} from '../fields.ts';
import { questionsForm } from './event-questions.ts';
import { speakerLimits, speakersForm } from './event-speakers.ts';

export const eventLimits = {
  title: 255,
  description: 1000,
  duration: 50,
  location: 255,
  category: 100,
  price: 100,
  listed: 30,
  listedText: 150,
  capacity: 100_000,
  reason: 500,
  onlineUrl: 500,
  amount: 10_000_000,
  copies: 12,
};

export const eventType = z.enum(
  ['conference', 'workshop', 'roundtable', 'networking', 'seminar'],
  'Elige el tipo de evento',
);
export type EventType = z.output<typeof eventType>;

export const eventStatus = z.enum(
  ['upcoming', 'registration-open', 'completed', 'cancelled'],
  'Elige el estado del evento',
);
export type EventStatus = z.output<typeof eventStatus>;

const NO_TIME = 'La hora es requerida';

export const eventTime = z
  .string(NO_TIME)
  .check(z.minLength(1, NO_TIME), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe tener la forma 14:30'));

const CAPACITY = `El cupo debe ser un número entero entre 1 y ${eventLimits.capacity}`;

const names = (max: number) =>
  z._default(
    z
      .array(requiredText('No puede estar vacío', eventLimits.listedText))
      .check(atMost(max, `No pueden ser más de ${max}`)),
    [],
  );

export const eventForm = z.object({
  title: requiredText('El título es requerido', eventLimits.title),
  description: optionalMarkdown(
    eventLimits.description,
    `La descripción no puede exceder ${eventLimits.description} caracteres`,
  ),
  date: formDate,
  time: eventTime,
  duration: nullableText(eventLimits.duration),
  location: nullableText(eventLimits.location),
  speakers: names(speakerLimits.speakers),
  topics: names(eventLimits.listed),
  category: nullableText(eventLimits.category),
  type: z._default(eventType, 'conference'),
  price: nullableText(eventLimits.price),
  /** Absent: required when there is a limit of seats. */
  registrationRequired: z.optional(z.boolean('Indica si hay que inscribirse')),
  capacity: z.nullish(z.int(CAPACITY).check(z.minimum(1, CAPACITY), z.maximum(eventLimits.capacity, CAPACITY))),
});
export type EventForm = z.output<typeof eventForm>;

const AMOUNT = 'Escribe el monto en pesos, sin centavos';
const amount = z.nullish(z.int(AMOUNT).check(z.minimum(0, AMOUNT), z.maximum(eventLimits.amount, AMOUNT)));
const LINK = 'Escribe un enlace que empiece con https://';

/** Office-only fields; an absent one is unchanged. */
export const eventOfficeFields = {
  /** Whole pesos, below a `price` that is an amount; null: members pay the price. */
  memberPrice: amount,
  registrationClosesAt: z.nullish(
    z.iso.datetime({ offset: true, error: 'Escribe el día y la hora en que cierra la inscripción' }),
  ),
  onlineUrl: z.nullish(
    z.string(LINK).check(
      completeAddress(),
      atMost(eventLimits.onlineUrl, `No puede exceder ${eventLimits.onlineUrl} caracteres`),
      z.refine((text) => text === '' || isSecureAddress(text), LINK),
    ),
  ),
  questions: z.optional(questionsForm),
  /** Replaces `speakers`, which then holds their names and charges. */
  speakerProfiles: z.optional(speakersForm),
};
