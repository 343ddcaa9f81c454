import type { AttendeeTab } from '#contract/events/attendees.contract.ts';

interface Tab {
  slug: 'confirmados' | 'espera' | 'asistieron';
  status: AttendeeTab;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
export const attendeeTabs: readonly [Tab, ...Tab[]] = [
  { slug: 'confirmados', status: 'confirmed', label: 'Confirmados', empty: 'Aún no hay nadie inscrito' },
  { slug: 'espera', status: 'waitlisted', label: 'En espera', empty: 'No hay nadie en lista de espera' },
  { slug: 'asistieron', status: 'attended', label: 'Asistieron', empty: 'Aún no se ha marcado ninguna asistencia' },
];
