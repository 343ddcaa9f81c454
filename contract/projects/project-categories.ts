export const projectCategories = ['infrastructure', 'education', 'events', 'technology', 'sustainability'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const projectCategoryLabels = {
  infrastructure: 'Infraestructura',
  education: 'Educación',
  events: 'Eventos',
  technology: 'Tecnología',
  sustainability: 'Sostenibilidad',
} as const satisfies Record<ProjectCategory, string>;
