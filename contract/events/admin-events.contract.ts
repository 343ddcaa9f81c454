import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { endpoint } from '../endpoint.ts';
import {
  formDate,
  idParams,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  requiredLongText,
  searchText,
} from '../fields.ts';
import { imageId } from '../media/media.contract.ts';
import { decidedVersion, decisionBody, editBody } from '../versioned-body.ts';
import { eventForm, eventLimits, eventOfficeFields, eventStatus } from './event-form.ts';
import { eventQuestion } from './event-questions.ts';
import { eventDetail } from './events.contract.ts';

/** The tabs of the list. Every event is in exactly one of them. */
export const adminEventState = z.enum(['upcoming', 'proposed', 'draft', 'returned', 'past', 'cancelled']);
export type AdminEventState = z.output<typeof adminEventState>;

export const adminEvent = z.extend(eventDetail, {
  imageId: z.nullable(z.string()),
  waitlisted: z.number(),
  attended: z.number(),
  /** Not asked any more, but answered by some. */
  archivedQuestions: z.array(eventQuestion),
  /** Proposer or creator; `null` when that account is gone. */
  createdBy: z.nullable(z.extend(person, { company: z.nullable(z.string()) })),
  /** When a member last sent it for approval; `null` for what an administrator created. */
  proposedAt: z.nullable(z.string()),
  /** Raised by every change; edits and decisions send the one that was read. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminEvent = z.output<typeof adminEvent>;

export const adminEventList = z.object({
  events: z.array(adminEvent),
  ...pageFields,
  /** How many there are in each state, for the tabs. */
  counts: z.record(adminEventState, z.number()),
});

/** Absent, registration is open from the start where it is required. */
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

export const adminEventsContract = {
  listAllEvents: endpoint({
    method: 'GET',
    path: '/api/admin/events',
    guard: 'events',
    summary: 'Todos los eventos, también borradores y propuestas',
    query: z.object({
      state: z.optional(adminEventState),
      search: searchText(),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: adminEventList,
  }),
  getAnyEvent: endpoint({
    method: 'GET',
    path: '/api/admin/events/:id',
    guard: 'events',
    summary: 'Un evento con todo lo que se administra de él',
    params: idParams,
    response: adminEvent,
  }),
  createEvent: endpoint({
    method: 'POST',
    path: '/api/admin/events',
    guard: 'events',
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    summary: 'Crear un evento, publicado al momento salvo que se guarde como borrador',
    body: eventCreateBody,
    response: adminEvent,
    status: 201,
  }),
  updateEvent: endpoint({
    method: 'PUT',
    path: '/api/admin/events/:id',
    guard: 'events',
    needsProof: 'daily-work',
    summary: 'Cambiar un evento; si cambian el día, la hora o el lugar, se avisa a quienes se inscribieron',
    params: idParams,
    body: eventUpdateBody,
    response: adminEvent,
  }),
  editEvent: endpoint({
    method: 'PATCH',
    path: '/api/admin/events/:id',
    guard: 'events',
    needsProof: 'daily-work',
    versioned: true,
    summary:
      'Cambiar solo algunos campos de un evento; si cambian el día, la hora o el lugar, se avisa a quienes se inscribieron',
    params: idParams,
    body: eventEditBody,
    response: adminEvent,
  }),
  copyEvent: endpoint({
    method: 'POST',
    path: '/api/admin/events/:id/copies',
    guard: 'events',
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    summary: 'Duplicar un evento en otra fecha, una vez o cada semana o mes; nadie queda inscrito en las copias',
    params: idParams,
    body: copyBody,
    response: z.object({ events: z.array(adminEvent) }),
    status: 201,
  }),
  publishEvent: endpoint({
    method: 'PUT',
    path: '/api/admin/events/:id/publication',
    guard: 'events',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Publicar un borrador o aprobar una propuesta, y avisar a quien la envió',
    params: idParams,
    body: decisionBody,
    response: adminEvent,
  }),
  unpublishEvent: endpoint({
    method: 'DELETE',
    path: '/api/admin/events/:id/publication',
    guard: 'events',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Volver a borrador un evento en el que nadie se ha inscrito',
    params: idParams,
    body: decisionBody,
    response: adminEvent,
  }),
  returnProposal: endpoint({
    method: 'PUT',
    path: '/api/admin/events/:id/return',
    guard: 'events',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Devolver una propuesta a quien la envió, con el motivo',
    params: idParams,
    body: returnBody,
    response: adminEvent,
  }),
  cancelEvent: endpoint({
    method: 'PUT',
    path: '/api/admin/events/:id/cancellation',
    guard: 'events',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Cancelar un evento y avisar a todos los inscritos; repetirlo no cambia nada',
    params: idParams,
    body: cancellationBody,
    response: adminEvent,
  }),
  deleteEvent: endpoint({
    method: 'DELETE',
    path: '/api/admin/events/:id',
    guard: 'events',
    needsProof: 'daily-work',
    summary: 'Eliminar un evento; a los inscritos se les avisa que no se hará',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
};
