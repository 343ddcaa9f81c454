/** Anything else, on-hold included, is "Sin Estado" (spec, section 4). */
const statusLabels: Record<string, string> = {
  planning: 'Planificación',
  'in-progress': 'En progreso',
  completed: 'Completado',
};

const categoryLabels: Record<string, string> = {
  infrastructure: 'Infraestructura',
  education: 'Educación',
  events: 'Eventos',
  technology: 'Tecnología',
  sustainability: 'Sostenibilidad',
};

export const projectStatusLabel = (status: string) => statusLabels[status] ?? 'Sin Estado';

export const projectCategoryLabel = (category: string) => categoryLabels[category] ?? category;
