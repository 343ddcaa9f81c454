import * as z from 'zod/mini';
import { role } from '../../account/account.contract.ts';
import { del, get, patch, post, put } from '../../endpoint.ts';
import {
  atMost,
  idParams,
  optionalMarkdown,
  pageFields,
  pageNumber,
  pageSize,
  publicationCounts,
  publicationState,
  requiredLongText,
  requiredText,
  searchText,
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { decisionBody, editBody } from '../../versioned-body.ts';
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
  joinedAt: z.string(),
});
export type ProjectParticipant = z.output<typeof projectParticipant>;

export const adminProjectsContract = {
  listAllProjects: get('/api/admin/projects', 'content', 'Todos los proyectos, también los que no están publicados', {
    query: z.object({
      state: z.optional(publicationState),
      search: searchText(),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: z.object({
      projects: z.array(adminProject),
      ...pageFields,
      counts: publicationCounts,
    }),
  }),
  getAnyProject: get('/api/admin/projects/:id', 'content', 'Un proyecto, publicado o no', {
    params: idParams,
    response: adminProject,
  }),
  createProject: post(
    '/api/admin/projects',
    'content',
    'Crear un proyecto, publicado al momento salvo que se guarde como borrador',
    {
      needsProof: 'daily-work',
      takesIdempotencyKey: true,
      body: projectCreateBody,
      response: adminProject,
      status: 201,
    },
  ),
  updateProject: put('/api/admin/projects/:id', 'content', 'Cambiar un proyecto', {
    needsProof: 'daily-work',
    params: idParams,
    body: projectForm,
    response: adminProject,
  }),
  editProject: patch('/api/admin/projects/:id', 'content', 'Cambiar solo algunos campos de un proyecto', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: editBody(projectForm),
    response: adminProject,
  }),
  publishProject: put('/api/admin/projects/:id/publication', 'content', 'Publicar un proyecto', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminProject,
  }),
  unpublishProject: del('/api/admin/projects/:id/publication', 'content', 'Volver un proyecto a borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminProject,
  }),
  deleteProject: del('/api/admin/projects/:id', 'content', 'Eliminar un proyecto', {
    needsProof: 'daily-work',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
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
