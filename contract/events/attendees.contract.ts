import * as z from 'zod/mini';
import { role } from '../account/account.contract.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize, searchText } from '../fields.ts';

const attendeeParams = z.extend(idParams, { userId: z.uuid('El identificador no es válido') });

/** The tabs of the list. `attended` are those confirmed whose attendance was marked. */
export const attendeeTab = z.enum(['all', 'confirmed', 'waitlisted', 'attended']);
export type AttendeeTab = z.output<typeof attendeeTab>;

export const attendee = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  status: z.enum(['confirmed', 'waitlisted']),
  /** Place in the waiting list, from 1. */
  waitlistPosition: z.nullable(z.number()),
  registeredAt: z.string(),
  attendedAt: z.nullable(z.string()),
});
export type Attendee = z.output<typeof attendee>;

export const attendeeList = z.object({
  attendees: z.array(attendee),
  ...pageFields,
  counts: z.record(attendeeTab, z.number()),
  /** Attendance is marked from the day of the event on. */
  canMark: z.boolean(),
});

const search = searchText();

export const attendeesContract = {
  listAttendees: endpoint({
    method: 'GET',
    path: '/api/admin/events/:id/attendees',
    guard: 'admin',
    summary: 'Inscritos de un evento, en el orden en que se inscribieron',
    params: idParams,
    query: z.object({
      status: z._default(attendeeTab, 'all'),
      search,
      page: pageNumber,
      limit: pageSize(50, 200),
    }),
    response: attendeeList,
  }),
  downloadAttendees: endpoint({
    method: 'GET',
    path: '/api/admin/events/:id/attendees.csv',
    guard: 'admin',
    needsProof: true,
    summary: 'Archivo CSV con los inscritos de un evento',
    params: idParams,
    query: z.object({ status: z._default(attendeeTab, 'all'), search }),
  }),
  markAttendance: endpoint({
    method: 'PUT',
    path: '/api/admin/events/:id/attendees/:userId/attendance',
    guard: 'admin',
    summary: 'Marcar que una persona asistió; repetirlo no cambia nada',
    params: attendeeParams,
    response: attendee,
  }),
  unmarkAttendance: endpoint({
    method: 'DELETE',
    path: '/api/admin/events/:id/attendees/:userId/attendance',
    guard: 'admin',
    summary: 'Quitar la marca de asistencia; repetirlo no cambia nada',
    params: attendeeParams,
    response: attendee,
  }),
};
