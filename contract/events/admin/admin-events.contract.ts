import * as z from 'zod/mini';
import { person } from '../../account/account.contract.ts';
import { get, post } from '../../endpoint.ts';
import {
  formDate,
  idParams,
  instant,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  requiredLongText,
  searchText,
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { recordEndpoints } from '../../record-endpoints.ts';
import { decidedVersion, editBody } from '../../versioned-body.ts';
import { eventForm, eventLimits, eventOfficeFields, eventStatus } from '../event-form.ts';
import { eventQuestion } from '../event-questions.ts';
import { eventDetail } from '../events.contract.ts';

/** Disjoint: every event is in exactly one. */
export const adminEventState = z.enum(['upcoming', 'proposed', 'draft', 'returned', 'past', 'cancelled']);
export type AdminEventState = z.output<typeof adminEventState>;

export const adminEvent = z.extend(eventDetail, {
  imageId: z.nullable(z.string()),
  waitlisted: z.number(),
  attended: z.number(),
  /** Removed from the form, but answered. */
  archivedQuestions: z.array(eventQuestion),
  /** Proposer or creator; null for deleted accounts. */
  createdBy: z.nullable(z.extend(person, { company: z.nullable(z.string()) })),
  /** Last proposal by a member; null for events of the office. */
  proposedAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminEvent = z.output<typeof adminEvent>;

export const adminEventList = z.object({
  events: z.array(adminEvent),
  ...pageFields,
  counts: z.record(adminEventState, z.number()),
});

/** Absent: registration is open from the start where it is required. */
const status = z.optional(eventStatus);

export const eventCreateBody = z.extend(eventForm, {
  ...eventOfficeFields,
  status,
  imageId,
  isPublished: z._default(z.boolean(), true),
});
export type EventCreateBody = z.output<typeof eventCreateBody>;

export const eventUpdateBody = z.extend(eventForm, { ...eventOfficeFields, status, imageId });
export type EventUpdateBody = z.output<typeof eventUpdateBody>;

const eventEditBody = editBody(eventUpdateBody);
export type EventEditBody = z.output<typeof eventEditBody>;

const reasonTooLong = `El motivo no puede exceder ${eventLimits.reason} caracteres`;

export const returnBody = z.object({
  reason: requiredLongText('Escribe el motivo', eventLimits.reason, reasonTooLong),
  version: decidedVersion,
});

export const cancellationBody = z.nullish(
  z.object({ reason: optionalLongText(eventLimits.reason, reasonTooLong), version: decidedVersion }),
);

const TIMES = `Entre 1 y ${eventLimits.copies} veces`;

/** The first copy is on `date`; the others follow every week, or every month on the same day of it. */
export const copyBody = z.object({
  date: formDate,
  every: z._default(z.enum(['week', 'month'], 'Elige cada cuánto se repite'), 'week'),
  times: z._default(z.int(TIMES).check(z.minimum(1, TIMES), z.maximum(eventLimits.copies, TIMES)), 1),
  isPublished: z._default(z.boolean(), false),
});
export type CopyBody = z.output<typeof copyBody>;

const records = recordEndpoints('/api/admin/events', 'events', adminEvent);

export const adminEventsContract = {
  listAllEvents: get('/api/admin/events', 'events', 'Todos los eventos, también borradores y propuestas', {
    query: z.object({
      state: z.optional(adminEventState),
      search: searchText(),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: adminEventList,
  }),
  getAnyEvent: records.get('Un evento con todo lo que se administra de él'),
  createEvent: records.create(
    'Crear un evento, publicado al momento salvo que se guarde como borrador',
    eventCreateBody,
  ),
  updateEvent: records.update(
    'Cambiar un evento; si cambian el día, la hora o el lugar, se avisa a quienes se inscribieron',
    eventUpdateBody,
  ),
  editEvent: records.edit(
    'Cambiar solo algunos campos de un evento; si cambian el día, la hora o el lugar, se avisa a quienes se inscribieron',
    eventEditBody,
  ),
  copyEvent: post(
    '/api/admin/events/:id/copies',
    'events',
    'Duplicar un evento en otra fecha, una vez o cada semana o mes; nadie queda inscrito en las copias',
    {
      needsProof: 'daily-work',
      takesIdempotencyKey: true,
      params: idParams,
      body: copyBody,
      response: z.object({ events: z.array(adminEvent) }),
      status: 201,
    },
  ),
  publishEvent: records.publish('Publicar un borrador o aprobar una propuesta, y avisar a quien la envió'),
  unpublishEvent: records.unpublish('Volver a borrador un evento en el que nadie se ha inscrito'),
  returnProposal: records.decide('return', 'Devolver una propuesta a quien la envió, con el motivo', returnBody),
  cancelEvent: records.decide(
    'cancellation',
    'Cancelar un evento y avisar a todos los inscritos; repetirlo no cambia nada',
    cancellationBody,
  ),
  deleteEvent: records.remove('Eliminar un evento; a los inscritos se les avisa que no se hará'),
};
