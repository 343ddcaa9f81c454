export const projectsIntro = {
  title: 'Nuestros Proyectos',
  text: 'Lo que construimos juntos en la región: en qué va cada obra y cómo sumarte.',
};

export const projectFilters = [
  { value: '', label: 'Todos los Proyectos' },
  { value: 'infrastructure', label: 'Infraestructura' },
  { value: 'education', label: 'Educación' },
  { value: 'technology', label: 'Tecnología' },
  { value: 'sustainability', label: 'Sostenibilidad' },
] as const;
export type ProjectFilter = (typeof projectFilters)[number]['value'];
