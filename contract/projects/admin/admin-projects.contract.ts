import * as z from 'zod/mini';
import { role } from '../../account/account.contract.ts';
import { get } from '../../endpoint.ts';
import {
  atMost,
  idParams,
  instant,
  optionalMarkdown,
  pageFields,
  pageNumber,
  pageSize,
  publicationCounts,
  publicationState,
  requiredLongText,
  requiredText,
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { recordEndpoints } from '../../record-endpoints.ts';
import { editBody } from '../../versioned-body.ts';
import { categoryChoice, project, projectLimits, projectStatus } from '../projects.contract.ts';

/** Content security policy: pictures of this site only. */
const IMAGE = /^\/(?!\/)[\w./%~-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const projectForm = z.object({
  title: requiredText('El título es requerido', projectLimits.title),
  description: requiredLongText('La descripción es requerida', projectLimits.description),
  category: categoryChoice,
  status: projectStatus,
  timeline: requiredText('La duración es requerida', projectLimits.timeline),
  longDescription: optionalMarkdown(projectLimits.longDescription),
  /** Absent: unchanged. Empty: the drawing of its category. */
  imageUrl: z.nullish(
    z.string().check(
      z.trim(),
      atMost(500),
      z.refine((address) => address === '' || IMAGE.test(address), {
        error: 'La imagen debe ser una ruta de este sitio, como /imagenes/obra.jpg',
      }),
    ),
  ),
  /** Takes precedence over `imageUrl`. */
  imageId,
});
export type ProjectForm = z.output<typeof projectForm>;

export const projectCreateBody = z.extend(projectForm, { isPublished: z._default(z.boolean(), true) });

export const adminProject = z.extend(project, {
  imageId: z.nullable(z.string()),
  longDescription: z.nullable(z.string()),
  isPublished: z.boolean(),
  version: z.number(),
});
export type AdminProject = z.output<typeof adminProject>;

export const projectParticipant = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  profileImageUrl: z.nullable(z.string()),
  email: z.string(),
  company: z.nullable(z.string()),
  note: z.nullable(z.string()),
  joinedAt: instant,
});
export type ProjectParticipant = z.output<typeof projectParticipant>;

const records = recordEndpoints('/api/admin/projects', 'content', adminProject);

export const adminProjectsContract = {
  listAllProjects: records.list(
    'Todos los proyectos, también los que no están publicados',
    { state: z.optional(publicationState) },
    { projects: z.array(adminProject), counts: publicationCounts },
  ),
  getAnyProject: records.get('Un proyecto, publicado o no'),
  createProject: records.create(
    'Crear un proyecto, publicado al momento salvo que se guarde como borrador',
    projectCreateBody,
  ),
  updateProject: records.update('Cambiar un proyecto', projectForm),
  editProject: records.edit('Cambiar solo algunos campos de un proyecto', editBody(projectForm)),
  publishProject: records.publish('Publicar un proyecto'),
  unpublishProject: records.unpublish('Volver un proyecto a borrador'),
  deleteProject: records.remove('Eliminar un proyecto'),
  listProjectParticipants: get(
    '/api/admin/projects/:id/participants',
    'admin',
    'Quienes participan en un proyecto, con la nota de cada uno',
    {
      params: idParams,
      query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
      response: z.object({ participants: z.array(projectParticipant), ...pageFields }),
    },
  ),
};
