import { projectCategoryLabels } from '#contract/projects/project-categories.ts';

const statuses = {
  planning: { label: 'Planificación', tone: 'yellow' },
  'in-progress': { label: 'En progreso', tone: 'blue' },
  completed: { label: 'Completado', tone: 'green' },
} as const;

/** Fallback for every other status, `on-hold` included (spec, section 4). */
const unknown = { label: 'Sin Estado', tone: 'grey' } as const;

const known = (status: string) =>
  Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : unknown;

export const projectStatusLabel = (status: string) => known(status).label;
export const projectStatusTone = (status: string) => known(status).tone;

/** Names `on-hold`, unlike the badge (spec, section 4). */
export const projectInfoLabel = (status: string) => (status === 'on-hold' ? 'En pausa' : projectStatusLabel(status));

export const projectCategoryLabel = (category: string) =>
  (projectCategoryLabels as Record<string, string>)[category] ?? category;
