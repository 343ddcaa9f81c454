import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { atMost, dateOnly, idParams, instant, pageNumber, pageSize } from '../fields.ts';
import { image } from '../media/media.contract.ts';
import { eventStatus, eventType } from './event-form.ts';
import { eventAnswer, eventQuestion } from './event-questions.ts';
import { eventSpeaker } from './event-speakers.ts';

export type { EventStatus, EventType } from './event-form.ts';

export const ownRegistration = z.object({
  status: z.enum(['confirmed', 'waitlisted']),
  /** From 1. */
  position: z.optional(z.number()),
});

/** A full event is open: it has a waiting list. */
export const registrationState = z.enum([
  'open',
  'not-open',
  'closed',
  'not-required',
  'started',
  'completed',
  'cancelled',
]);
export type RegistrationState = z.output<typeof registrationState>;

export const portalEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  date: dateOnly,
  /** `HH:MM` in Santo Domingo. */
  time: z.string(),
  duration: z.nullable(z.string()),
  location: z.nullable(z.string()),
  speakers: z.array(z.string()),
  topics: z.array(z.string()),
  category: z.nullable(z.string()),
  type: eventType,
  /** `completed` once its day is over, whatever was set by hand. */
  status: eventStatus,
  image: z.nullable(image),
  price: z.string(),
  /** Whole pesos; null: members pay the price. */
  memberPrice: z.nullable(z.number()),
  registrationRequired: z.boolean(),
  /** Null: when the event begins. */
  registrationClosesAt: z.nullable(instant),
  /** Has a link to connect, shown to confirmed attendees only. */
  isOnline: z.boolean(),
  hasQuestions: z.boolean(),
  /** Null: unlimited. */
  capacity: z.nullable(z.number()),
  registered: z.number(),
  registrationState,
  registration: z.nullable(ownRegistration),
});
export type PortalEvent = z.output<typeof portalEvent>;

/** Only the proposer and administrators see an event that is not `published`. */
export const eventPublication = z.enum(['draft', 'proposed', 'published', 'returned']);
export type EventPublication = z.output<typeof eventPublication>;

export const eventDetail = z.extend(portalEvent, {
  /** In the order of `speakers`. */
  speakerProfiles: z.array(eventSpeaker),
  /** Null without a confirmed seat. */
  onlineUrl: z.nullable(z.string()),
  questions: z.array(eventQuestion),
  answers: z.array(eventAnswer),
  publication: eventPublication,
  returnReason: z.nullable(z.string()),
  cancellationReason: z.nullable(z.string()),
});
export type EventDetail = z.output<typeof eventDetail>;

export const eventsQuery = z.object({
  scope: z.optional(z.enum(['upcoming', 'past'])),
  type: z.optional(eventType),
  category: z.optional(z.string().check(atMost(100))),
  date: z.optional(dateOnly),
  page: pageNumber,
  limit: pageSize(50, 100),
});

export const eventList = z.object({
  events: z.array(portalEvent),
  total: z.number(),
  categories: z.array(z.string()),
  countsByType: z.record(eventType, z.number()),
});
export type EventList = z.output<typeof eventList>;

export const eventsContract = {
  listEvents: get('/api/events', 'public', 'Eventos, próximos o pasados, con sus filtros', {
    query: eventsQuery,
    response: eventList,
  }),
  getEvent: get('/api/events/:id', 'public', 'Un evento, con la inscripción de quien pregunta', {
    params: idParams,
    response: eventDetail,
  }),
  getCalendar: get(
    '/api/events/calendar.ics',
    'public',
    'Archivo iCalendar con todos los eventos publicados, para suscribirse',
  ),
  getEventCalendar: get('/api/events/:id/calendar.ics', 'public', 'Archivo iCalendar de un evento', {
    params: idParams,
  }),
};
