import type { AdminEventState } from '#contract/events/admin-events.contract.ts';

interface EventTab {
  slug: 'proximos' | 'propuestas' | 'borradores' | 'devueltas' | 'pasados' | 'cancelados';
  state: AdminEventState;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
export const eventTabs: readonly [EventTab, ...EventTab[]] = [
  { slug: 'proximos', state: 'upcoming', label: 'Próximos', empty: 'No hay eventos próximos' },
  { slug: 'propuestas', state: 'proposed', label: 'Propuestas', empty: 'No hay propuestas por revisar' },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'devueltas', state: 'returned', label: 'Devueltas', empty: 'No hay propuestas devueltas' },
  { slug: 'pasados', state: 'past', label: 'Pasados', empty: 'Aún no hay eventos pasados' },
  { slug: 'cancelados', state: 'cancelled', label: 'Cancelados', empty: 'No hay eventos cancelados' },
];
