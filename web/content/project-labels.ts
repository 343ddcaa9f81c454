import { projectCategoryLabels } from '#contract/projects/project-categories.ts';

const statuses = {
  planning: { label: 'Planificación', tone: 'yellow' },
  'in-progress': { label: 'En progreso', tone: 'blue' },
  completed: { label: 'Completado', tone: 'green' },
} as const;

/** Anything else, on-hold included, is grey and "Sin Estado" (spec, section 4). */
const unknown = { label: 'Sin Estado', tone: 'grey' } as const;

const known = (status: string) =>
  Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : unknown;

export const projectStatusLabel = (status: string) => known(status).label;
export const projectStatusTone = (status: string) => known(status).tone;

/** Label of the info card and the administration, which name `on-hold`; the badge says "Sin Estado". */
export const projectInfoLabel = (status: string) => (status === 'on-hold' ? 'En pausa' : projectStatusLabel(status));

export const projectCategoryLabel = (category: string) =>
  (projectCategoryLabels as Record<string, string>)[category] ?? category;
