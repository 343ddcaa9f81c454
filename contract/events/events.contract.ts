import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { atMost, dateOnly, idParams, pageNumber, pageSize } from '../fields.ts';
import { image } from '../media/media.contract.ts';
import { eventStatus, eventType } from './event-form.ts';
import { eventAnswer, eventQuestion } from './event-questions.ts';
import { eventSpeaker } from './event-speakers.ts';

export type { EventStatus, EventType } from './event-form.ts';

export const ownRegistration = z.object({
  status: z.enum(['confirmed', 'waitlisted']),
  /** Place in the waiting list, from 1. */
  position: z.optional(z.number()),
});

/** Whether registration is possible, and why not. A full event is open: it has a waiting list. */
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
  /** `HH:MM`, in the time of Santo Domingo. */
  time: z.string(),
  duration: z.nullable(z.string()),
  location: z.nullable(z.string()),
  speakers: z.array(z.string()),
  topics: z.array(z.string()),
  /** Free label that the filter offers; `null` when there is none. */
  category: z.nullable(z.string()),
  type: eventType,
  /** `completed` too once its day is over, whatever was last set by hand. */
  status: eventStatus,
  image: z.nullable(image),
  price: z.string(),
  /** Whole pesos; `null` where members pay what everybody pays. */
  memberPrice: z.nullable(z.number()),
  registrationRequired: z.boolean(),
  /** `null`: registration is possible until the event begins. */
  registrationClosesAt: z.nullable(z.string()),
  /** There is a link to connect, which only those with a seat are shown. */
  isOnline: z.boolean(),
  /** Registration asks questions. */
  hasQuestions: z.boolean(),
  /** Seats; `null` when there is no limit. */
  capacity: z.nullable(z.number()),
  registered: z.number(),
  registrationState,
  /** The viewer's own registration. */
  registration: z.nullable(ownRegistration),
});
export type PortalEvent = z.output<typeof portalEvent>;

/** Only the proposer and administrators see an event that is not `published`. */
export const eventPublication = z.enum(['draft', 'proposed', 'published', 'returned']);
export type EventPublication = z.output<typeof eventPublication>;

export const eventDetail = z.extend(portalEvent, {
  /** The speakers with their faces, in the order of `speakers`. */
  speakerProfiles: z.array(eventSpeaker),
  /** `null` for everybody without a seat. */
  onlineUrl: z.nullable(z.string()),
  questions: z.array(eventQuestion),
  /** The viewer's own answers. */
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
  /** Categories in use, for the landing's filter. */
  categories: z.array(z.string()),
  /** How many events of each type there are in all. */
  typeTally: z.record(eventType, z.number()),
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
