import * as z from 'zod/mini';
import { role } from '../account/account.contract.ts';
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

/** A member with a seat who lets the others see it. */
export const participant = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  company: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** In the viewer's network. */
  isConnection: z.boolean(),
});
export type Participant = z.output<typeof participant>;

export const participantList = z.object({
  participants: z.array(participant),
  ...pageFields,
  /** Of those listed, in the viewer's network. */
  connectionsCount: z.number(),
  /** Whether the viewer is listed; `null` without a registration of theirs. */
  isListed: z.nullable(z.boolean()),
});
export type ParticipantList = z.output<typeof participantList>;

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
  listParticipants: endpoint({
    method: 'GET',
    path: '/api/events/:id/participants',
    guard: 'member',
    summary: 'Miembros con cupo que permiten que se vea que van; primero los de la red de quien pregunta',
    params: idParams,
    query: z.object({ page: pageNumber, limit: pageSize(24, 100) }),
    response: participantList,
  }),
  setListed: endpoint({
    method: 'PUT',
    path: '/api/events/:id/registration/visibility',
    guard: 'member',
    summary: 'Elegir si los demás miembros ven que uno va; al inscribirse nadie lo ve',
    params: idParams,
    body: z.object({ isListed: z.boolean('Indica si quieres que se vea') }),
    response: z.object({ isListed: z.boolean() }),
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
