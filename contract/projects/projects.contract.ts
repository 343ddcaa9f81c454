import * as z from 'zod/mini';
import { del, get, put } from '../endpoint.ts';
import { idParams, instant, optionalLongText, pageFields, pageNumber, pageSize } from '../fields.ts';
import { image } from '../media/media.contract.ts';
import { type ProjectCategory, projectCategories, projectCategoryLabels } from './project-categories.ts';

export const projectLimits = { title: 200, description: 2000, longDescription: 10_000, timeline: 100, note: 500 };

export const projectCategory = z.enum(projectCategories);

export const projectStatuses = ['planning', 'in-progress', 'completed', 'on-hold'] as const;
export const projectStatus = z.enum(projectStatuses, 'Elige el estado del proyecto');

/** Value or label: both mean the same category. */
export const categoryChoice = z.enum(
  [...projectCategories, ...Object.values(projectCategoryLabels)],
  'Elige una categoría',
);

export function toProjectCategory(choice: z.output<typeof categoryChoice>): ProjectCategory {
  return projectCategories.find((value) => value === choice || projectCategoryLabels[value] === choice) ?? 'events';
}

export const project = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: projectCategory,
  status: projectStatus,
  timeline: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  image: z.nullable(image),
  participantsCount: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type Project = z.output<typeof project>;

export const projectDetail = z.extend(project, {
  /** Shown before the text of its category. */
  longDescription: z.nullable(z.string()),
  participation: z.nullable(z.object({ note: z.nullable(z.string()), joinedAt: instant })),
  /** Two others, preferably of the same category. */
  related: z.array(project),
});
export type ProjectDetail = z.output<typeof projectDetail>;

export const projectList = z.object({ projects: z.array(project), ...pageFields });

export const participationState = z.object({
  participating: z.boolean(),
  note: z.nullable(z.string()),
  participantsCount: z.number(),
});

export const participationBody = z.nullish(
  z.object({
    note: optionalLongText(projectLimits.note, `La nota no puede exceder ${projectLimits.note} caracteres`),
  }),
);

export const projectsContract = {
  listProjects: get('/api/projects', 'member', 'Proyectos publicados, del más nuevo al más viejo', {
    query: z.object({
      page: pageNumber,
      limit: pageSize(9, 100),
      category: z.optional(z.union([categoryChoice, z.literal('')], 'Elige una categoría')),
    }),
    response: projectList,
  }),
  getProject: get(
    '/api/projects/:id',
    'member',
    'Un proyecto, con la participación de quien pregunta y dos relacionados',
    { params: idParams, response: projectDetail },
  ),
  joinProject: put(
    '/api/projects/:id/participation',
    'confirmed',
    'Participar en un proyecto, con una nota si se quiere; repetirlo deja solo la última nota',
    { params: idParams, body: participationBody, response: participationState },
  ),
  leaveProject: del('/api/projects/:id/participation', 'member', 'Dejar de participar; repetirlo no cambia nada', {
    params: idParams,
    response: participationState,
  }),
};
