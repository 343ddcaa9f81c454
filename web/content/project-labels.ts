import { projectCategoryLabels } from '#contract/projects/project-categories.ts';

/** Anything else, on-hold included, is "Sin Estado" (spec, section 4). */
const statusLabels: Record<string, string> = {
  planning: 'Planificación',
  'in-progress': 'En progreso',
  completed: 'Completado',
};

export const projectStatusLabel = (status: string) => statusLabels[status] ?? 'Sin Estado';

export const projectCategoryLabel = (category: string) =>
  (projectCategoryLabels as Record<string, string>)[category] ?? category;
