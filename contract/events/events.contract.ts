import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { dateOnly, idParams, pageNumber, pageSize } from '../fields.ts';

export const eventType = z.enum(['conference', 'workshop', 'roundtable', 'networking', 'seminar']);
export type EventType = z.output<typeof eventType>;

export const eventStatus = z.enum(['upcoming', 'registration-open', 'completed', 'cancelled']);
export type EventStatus = z.output<typeof eventStatus>;

export const ownRegistration = z.object({
  status: z.enum(['confirmed', 'waitlisted']),
  /** Place in the waiting list, from 1. */
  position: z.optional(z.number()),
});

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
  status: eventStatus,
  price: z.string(),
  registrationRequired: z.boolean(),
  /** Seats; `null` when there is no limit. */
  capacity: z.nullable(z.number()),
  registered: z.number(),
  /** The viewer's own registration. */
  registration: z.nullable(ownRegistration),
});
export type PortalEvent = z.output<typeof portalEvent>;

export const eventsQuery = z.object({
  scope: z.optional(z.enum(['upcoming', 'past'])),
  type: z.optional(eventType),
  category: z.optional(z.string().check(z.maxLength(100))),
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
  listEvents: endpoint({
    method: 'GET',
    path: '/api/events',
    guard: 'public',
    summary: 'Eventos, próximos o pasados, con sus filtros',
    query: eventsQuery,
    response: eventList,
  }),
  getEvent: endpoint({
    method: 'GET',
    path: '/api/events/:id',
    guard: 'public',
    summary: 'Un evento, con la inscripción de quien pregunta',
    params: idParams,
    response: portalEvent,
  }),
};
