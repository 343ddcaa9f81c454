import type { AttendeeTab } from '#contract/events/attendees.contract.ts';

export type AttendeeSlug = 'confirmados' | 'espera' | 'asistieron';

interface Tab {
  value: AttendeeSlug;
  status: AttendeeTab;
  label: string;
  empty: string;
}

/** The tabs of the list, as the address names them. */
export const attendeeTabs: readonly [Tab, ...Tab[]] = [
  { value: 'confirmados', status: 'confirmed', label: 'Confirmados', empty: 'Aún no hay nadie inscrito' },
  { value: 'espera', status: 'waitlisted', label: 'En espera', empty: 'No hay nadie en lista de espera' },
  { value: 'asistieron', status: 'attended', label: 'Asistieron', empty: 'Aún no se ha marcado ninguna asistencia' },
];

export const attendeeSlugs = attendeeTabs.map(({ value }) => value) as [AttendeeSlug, ...AttendeeSlug[]];
