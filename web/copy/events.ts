import type { EventPublication, EventStatus, EventType } from '#contract/events/events.contract.ts';

export const typeLabels: Record<EventType, { one: string; many: string }> = {
  conference: { one: 'Conferencia', many: 'Conferencias' },
  workshop: { one: 'Taller', many: 'Talleres' },
  networking: { one: 'Networking', many: 'Networking' },
  roundtable: { one: 'Mesa Redonda', many: 'Mesas Redondas' },
  seminar: { one: 'Seminario', many: 'Seminarios' },
};

export const eventTypes = Object.keys(typeLabels) as EventType[];

const statusLabels = {
  upcoming: { label: 'Próximo', tone: 'blue' },
  'registration-open': { label: 'Inscripciones Abiertas', tone: 'green' },
  completed: { label: 'Completado', tone: 'grey' },
  cancelled: { label: 'Cancelado', tone: 'red' },
} as const satisfies Record<EventStatus, unknown>;

/** Fallback for a status of a newer server version (spec, section 4). */
export function statusLabel(status: string) {
  return statusLabels[status as EventStatus] ?? ({ label: 'Sin Estado', tone: 'grey' } as const);
}

export const publicationLabels = {
  draft: { label: 'Borrador', tone: 'grey' },
  proposed: { label: 'Propuesta', tone: 'yellow' },
  returned: { label: 'Devuelta', tone: 'red' },
  published: { label: 'Publicado', tone: 'green' },
} as const satisfies Record<EventPublication, unknown>;

export const EVENTS_TITLE = 'Eventos Empresariales';
