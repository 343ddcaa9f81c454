import * as z from 'zod/mini';
import { role } from '../../account/account.contract.ts';
import { del, get, post, put } from '../../endpoint.ts';
import {
  atMost,
  email,
  idParams,
  instant,
  optionalLongText,
  optionalPhone,
  pageFields,
  pageNumber,
  pageSize,
  personName,
  requiredLongText,
  requiredText,
  searchText,
} from '../../fields.ts';
import { columnChoice, sortOrder, tableFile } from '../../table.ts';
import { eventLimits } from '../event-form.ts';
import { answersForm, eventAnswer } from '../event-questions.ts';

const INVALID_ID = 'El identificador no es válido';

/** Id of the registration or of the account. */
const attendeeParams = z.extend(idParams, { attendeeId: z.uuid(INVALID_ID) });

/** `attended`: confirmed, with attendance marked. */
export const attendeeTab = z.enum(['all', 'confirmed', 'waitlisted', 'attended']);
export type AttendeeTab = z.output<typeof attendeeTab>;

export const attendee = z.object({
  id: z.string(),
  /** Null for guests. */
  userId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(role),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  status: z.enum(['confirmed', 'waitlisted']),
  /** From 1. */
  waitlistPosition: z.nullable(z.number()),
  registeredAt: instant,
  attendedAt: z.nullable(instant),
  /** The member's price or the general one. */
  price: z.string(),
  answers: z.array(eventAnswer),
});
export type Attendee = z.output<typeof attendee>;

export const attendeeList = z.object({
  attendees: z.array(attendee),
  ...pageFields,
  counts: z.record(attendeeTab, z.number()),
  /** From the day of the event on. */
  canMark: z.boolean(),
});

const filter = {
  status: z._default(attendeeTab, 'all'),
  search: searchText(),
  sort: sortOrder(['registeredAt', 'name'], 'registeredAt'),
};

const file = {
  needsProof: true,
  params: idParams,
  query: z.object({
    ...filter,
    columns: columnChoice([
      'name',
      'email',
      'phone',
      'company',
      'position',
      'status',
      'registeredAt',
      'attendedAt',
      'type',
      'price',
      'answers',
    ]),
  }),
} as const;

export const attendeeLimits = { name: 100, subject: 150, message: 4000, chosen: 500 };

/** Capacity grows by one when no seat is left. */
const overCapacity = z._default(z.boolean(), false);

const NO_FIRST_NAME = 'El nombre es requerido';
const NO_LAST_NAME = 'El apellido es requerido';

export const newAttendee = z
  .object({
    userId: z.optional(z.uuid(INVALID_ID)),
    firstName: z.optional(personName(NO_FIRST_NAME, attendeeLimits.name)),
    lastName: z.optional(personName(NO_LAST_NAME, attendeeLimits.name)),
    phone: optionalPhone(),
    /** The address of an account registers that account. */
    email: z.nullish(z.union([z.literal(''), email('Escribe un correo válido')], 'Escribe un correo válido')),
    overCapacity,
    /** Optional for the office, even where a question is required. */
    answers: z.optional(answersForm),
  })
  .check(
    z.refine(({ userId, firstName }) => userId ?? firstName, { error: NO_FIRST_NAME, path: ['firstName'] }),
    z.refine(({ userId, lastName }) => userId ?? lastName, { error: NO_LAST_NAME, path: ['lastName'] }),
  );
export type NewAttendee = z.output<typeof newAttendee>;

export const messageAudience = z.union(
  [
    z.object({ status: attendeeTab }),
    z.object({
      attendeeIds: z
        .array(z.uuid(INVALID_ID))
        .check(
          z.minLength(1, 'Elige al menos una persona'),
          atMost(attendeeLimits.chosen, `No pueden ser más de ${attendeeLimits.chosen} personas`),
        ),
    }),
  ],
  'Indica a quiénes va el mensaje',
);
export type MessageAudience = z.output<typeof messageAudience>;

export const attendeeMessageBody = z.object({
  to: messageAudience,
  subject: requiredText('Escribe el asunto', attendeeLimits.subject),
  message: requiredLongText(
    'Escribe el mensaje',
    attendeeLimits.message,
    `El mensaje no puede exceder ${attendeeLimits.message} caracteres`,
  ),
});
export type AttendeeMessage = z.output<typeof attendeeMessageBody>;

const messageReach = {
  recipients: z.number(),
  withoutEmail: z.number(),
};

export const attendeesContract = {
  listAttendees: get(
    '/api/admin/events/:id/attendees',
    'events',
    'Inscritos de un evento, en el orden pedido; primero quien se inscribió antes',
    {
      params: idParams,
      query: z.object({ ...filter, page: pageNumber, limit: pageSize(50, 200) }),
      response: attendeeList,
    },
  ),
  downloadAttendeesCsv: tableFile(
    'csv',
    '/api/admin/events/:id/attendees',
    'events',
    'los inscritos del filtro, las columnas elegidas y las respuestas',
    file,
  ),
  downloadAttendeesXlsx: tableFile(
    'xlsx',
    '/api/admin/events/:id/attendees',
    'events',
    'los inscritos del filtro, las columnas elegidas y las respuestas',
    file,
  ),
  addAttendee: post(
    '/api/admin/events/:id/attendees',
    'events',
    'Inscribir a un miembro o a un invitado sin cuenta, por teléfono o en la puerta',
    {
      needsProof: 'daily-work',
      takesIdempotencyKey: true,
      params: idParams,
      body: newAttendee,
      response: attendee,
      status: 201,
    },
  ),
  removeAttendee: del(
    '/api/admin/events/:id/attendees/:attendeeId',
    'events',
    'Quitar a una persona de la lista y avisarle; su cupo pasa a quien espera',
    {
      needsProof: 'daily-work',
      params: attendeeParams,
      body: z.nullish(z.object({ reason: optionalLongText(eventLimits.reason) })),
      response: z.object({ id: z.string() }),
    },
  ),
  confirmAttendee: put(
    '/api/admin/events/:id/attendees/:attendeeId/seat',
    'events',
    'Dar un cupo a quien está en lista de espera, sin esperar su turno; repetirlo no cambia nada',
    {
      needsProof: 'daily-work',
      params: attendeeParams,
      body: z.nullish(z.object({ overCapacity })),
      response: attendee,
    },
  ),
  setAttendeeAnswers: put(
    '/api/admin/events/:id/attendees/:attendeeId/answers',
    'events',
    'Anotar las respuestas de una persona inscrita; ninguna es obligatoria para la oficina',
    {
      needsProof: 'daily-work',
      params: attendeeParams,
      body: z.object({ answers: answersForm }),
      response: attendee,
    },
  ),
  markAttendance: put(
    '/api/admin/events/:id/attendees/:attendeeId/attendance',
    'events',
    'Marcar que una persona asistió; repetirlo no cambia nada',
    { needsProof: 'daily-work', params: attendeeParams, response: attendee },
  ),
  unmarkAttendance: del(
    '/api/admin/events/:id/attendees/:attendeeId/attendance',
    'events',
    'Quitar la marca de asistencia; repetirlo no cambia nada',
    { needsProof: 'daily-work', params: attendeeParams, response: attendee },
  ),
  previewAttendeeMessage: post(
    '/api/admin/events/:id/attendees/message-preview',
    'events',
    'Cuántas personas recibirían un mensaje, y cómo lo leerían',
    {
      needsProof: 'sends-nothing',
      params: idParams,
      body: attendeeMessageBody,
      response: z.object({ ...messageReach, subject: z.string(), text: z.string() }),
    },
  ),
  sendAttendeeMessage: post(
    '/api/admin/events/:id/attendees/messages',
    'events',
    'Escribir a los inscritos de un evento, a todos o a algunos',
    {
      needsProof: true,
      takesIdempotencyKey: true,
      params: idParams,
      body: attendeeMessageBody,
      response: z.object(messageReach),
      status: 201,
    },
  ),
};
