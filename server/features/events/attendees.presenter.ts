import type { Attendee } from '#contract/events/attendees.contract.ts';
import type { AttendeeRow } from './attendees.queries.ts';

export function presentAttendee({ waitlistPosition, registeredAt, attendedAt, ...row }: AttendeeRow): Attendee {
  return {
    ...row,
    waitlistPosition: row.status === 'waitlisted' ? waitlistPosition : null,
    registeredAt: registeredAt.toISOString(),
    attendedAt: attendedAt?.toISOString() ?? null,
  };
}

const moment = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const attendeeHeader = [
  'Nombre',
  'Apellido',
  'Email',
  'Teléfono',
  'Empresa',
  'Cargo',
  'Estado',
  'Lista de espera',
  'Inscripción',
  'Asistencia',
];

export function attendeeCells(row: AttendeeRow): (string | number | null)[] {
  const isWaiting = row.status === 'waitlisted';
  return [
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    row.company,
    row.position,
    isWaiting ? 'En lista de espera' : 'Confirmada',
    isWaiting ? row.waitlistPosition : null,
    moment.format(row.registeredAt),
    row.attendedAt && moment.format(row.attendedAt),
  ];
}
