import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';
import { answersForm, eventAnswer } from './event-questions.ts';
import { ownRegistration, portalEvent } from './events.contract.ts';

export const registeredEvent = z.object({
  event: portalEvent,
  status: ownRegistration.shape.status,
  position: ownRegistration.shape.position,
  registeredAt: z.string(),
  /** When an administrator marked the attendance. */
  attendedAt: z.nullable(z.string()),
});
export type RegisteredEvent = z.output<typeof registeredEvent>;

export const registeredEventList = z.object({ registrations: z.array(registeredEvent), ...pageFields });

const eventNotices = z.object({ enabled: z.boolean() });

export const registrationContract = {
  register: endpoint({
    method: 'POST',
    path: '/api/events/:id/registration',
    guard: 'confirmed',
    summary: 'Inscribirse, o pasar a la lista de espera si no quedan cupos; repetirlo no cambia nada',
    params: idParams,
    body: z.nullish(z.object({ answers: z.optional(answersForm) })),
    response: ownRegistration,
  }),
  updateAnswers: endpoint({
    method: 'PUT',
    path: '/api/events/:id/registration/answers',
    guard: 'member',
    summary: 'Corregir las respuestas propias mientras la inscripción siga abierta',
    params: idParams,
    body: z.object({ answers: answersForm }),
    response: z.object({ answers: z.array(eventAnswer) }),
  }),
  cancelRegistration: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/registration',
    guard: 'member',
    summary: 'Cancelar la inscripción propia o salir de la lista de espera; repetirlo no cambia nada',
    params: idParams,
    response: z.object({ status: z.null() }),
  }),
  listOwnRegistrations: endpoint({
    method: 'GET',
    path: '/api/users/registrations',
    guard: 'member',
    summary: 'Inscripciones propias: las próximas de la más cercana a la más lejana, o las pasadas al revés',
    query: z.object({
      scope: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: registeredEventList,
  }),
  getEventNotices: endpoint({
    method: 'GET',
    path: '/api/events/notifications',
    guard: 'member',
    summary: 'Si quien pregunta recibe notificaciones de eventos nuevos',
    response: eventNotices,
  }),
  enableEventNotices: endpoint({
    method: 'PUT',
    path: '/api/events/notifications',
    guard: 'member',
    summary: 'Recibir notificaciones de eventos nuevos, en el sitio y por correo',
    response: eventNotices,
  }),
  disableEventNotices: endpoint({
    method: 'DELETE',
    path: '/api/events/notifications',
    guard: 'member',
    summary: 'Dejar de recibir notificaciones de eventos nuevos',
    response: eventNotices,
  }),
};
