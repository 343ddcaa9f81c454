import * as z from 'zod/mini';

export const SUBJECT_MESSAGE = 'Selecciona un asunto';

export const contactSubjects = ['membership', 'partnership', 'events', 'projects', 'media', 'other'] as const;
export const contactSubject = z.enum(contactSubjects, SUBJECT_MESSAGE);
export type ContactSubject = z.output<typeof contactSubject>;

export const subjectLabels: Record<ContactSubject, string> = {
  membership: 'Información sobre membresía',
  partnership: 'Oportunidades de colaboración',
  events: 'Eventos y conferencias',
  projects: 'Participación en proyectos',
  media: 'Medios de comunicación',
  other: 'Otro tema',
};

export const departmentKey = z.enum(['general', 'membership', 'activities']);
export type DepartmentKey = z.output<typeof departmentKey>;

export const departmentNames: Record<DepartmentKey, string> = {
  general: 'Información general',
  membership: 'Membresía y alianzas',
  activities: 'Eventos y proyectos',
};

export const departmentOf: Record<ContactSubject, DepartmentKey> = {
  membership: 'membership',
  partnership: 'membership',
  events: 'activities',
  projects: 'activities',
  media: 'general',
  other: 'general',
};
