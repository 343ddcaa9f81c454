import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { answersForm, eventAnswer } from './event-questions.ts';
import { ownRegistration, portalEvent } from './events.contract.ts';

export const registeredEvent = z.object({
  event: portalEvent,
  status: ownRegistration.shape.status,
  position: ownRegistration.shape.position,
  registeredAt: instant,
  attendedAt: z.nullable(instant),
});
export type RegisteredEvent = z.output<typeof registeredEvent>;

export const registeredEventList = z.object({ registrations: z.array(registeredEvent), ...pageFields });

const eventNotices = z.object({ enabled: z.boolean() });

export const registrationContract = {
  registerForEvent: post(
    '/api/events/:id/registration',
    'confirmed',
    'Inscribirse, o pasar a la lista de espera si no quedan cupos; repetirlo no cambia nada',
    {
      params: idParams,
      body: z.nullish(z.object({ answers: z.optional(answersForm) })),
      response: ownRegistration,
    },
  ),
  updateAnswers: put(
    '/api/events/:id/registration/answers',
    'member',
    'Corregir las respuestas propias mientras la inscripción siga abierta',
    {
      params: idParams,
      body: z.object({ answers: answersForm }),
      response: z.object({ answers: z.array(eventAnswer) }),
    },
  ),
  cancelRegistration: del(
    '/api/events/:id/registration',
    'member',
    'Cancelar la inscripción propia o salir de la lista de espera; repetirlo no cambia nada',
    { params: idParams, response: z.object({ status: z.null() }) },
  ),
  listOwnRegistrations: get(
    '/api/users/registrations',
    'member',
    'Inscripciones propias: las próximas de la más cercana a la más lejana, o las pasadas al revés',
    {
      query: z.object({
        scope: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
        page: pageNumber,
        limit: pageSize(20, 100),
      }),
      response: registeredEventList,
    },
  ),
  getEventNotices: get(
    '/api/events/notifications',
    'member',
    'Si quien pregunta recibe notificaciones de eventos nuevos',
    { response: eventNotices },
  ),
  enableEventNotices: put(
    '/api/events/notifications',
    'member',
    'Recibir notificaciones de eventos nuevos, en el sitio y por correo',
    { response: eventNotices },
  ),
  disableEventNotices: del('/api/events/notifications', 'member', 'Dejar de recibir notificaciones de eventos nuevos', {
    response: eventNotices,
  }),
};
