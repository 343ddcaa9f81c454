import * as z from 'zod/mini';
import { role } from '../account/account.contract.ts';
import { endpoint } from '../endpoint.ts';
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
} from '../fields.ts';
import { imageId } from '../media/media.contract.ts';
import { decisionBody, editBody } from '../versioned-body.ts';
import { categoryChoice, project, projectLimits, projectStatus } from './projects.contract.ts';

/** Browsers load pictures of this site only: the content security policy says so. */
const IMAGE = /^\/(?!\/)[\w./%~-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const projectForm = z.object({
  title: requiredText('El título es requerido', projectLimits.title),
  description: requiredLongText('La descripción es requerida', projectLimits.description),
  category: categoryChoice,
  status: projectStatus,
  timeline: requiredText('La duración es requerida', projectLimits.timeline),
  longDescription: optionalMarkdown(projectLimits.longDescription),
  /** Absent: stays as it is. Empty: the drawing of its category. */
  imageUrl: z.nullish(
    z.string().check(
      z.trim(),
      atMost(500),
      z.refine((address) => address === '' || IMAGE.test(address), {
        error: 'La imagen debe ser una ruta de este sitio, como /imagenes/obra.jpg',
      }),
    ),
  ),
  /** Comes before `imageUrl`. */
  imageId,
});
export type ProjectForm = z.output<typeof projectForm>;

export const projectCreateBody = z.extend(projectForm, { isPublished: z._default(z.boolean(), true) });

export const adminProject = z.extend(project, {
  imageId: z.nullable(z.string()),
  longDescription: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** Raised by every change; edits and decisions send the one that was read. */
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
  listAllProjects: endpoint({
    method: 'GET',
    path: '/api/admin/projects',
    guard: 'content',
    summary: 'Todos los proyectos, también los que no están publicados',
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
  getAnyProject: endpoint({
    method: 'GET',
    path: '/api/admin/projects/:id',
    guard: 'content',
    summary: 'Un proyecto, publicado o no',
    params: idParams,
    response: adminProject,
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/api/admin/projects',
    guard: 'content',
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    summary: 'Crear un proyecto, publicado al momento salvo que se guarde como borrador',
    body: projectCreateBody,
    response: adminProject,
    status: 201,
  }),
  updateProject: endpoint({
    method: 'PUT',
    path: '/api/admin/projects/:id',
    guard: 'content',
    needsProof: 'daily-work',
    summary: 'Cambiar un proyecto',
    params: idParams,
    body: projectForm,
    response: adminProject,
  }),
  editProject: endpoint({
    method: 'PATCH',
    path: '/api/admin/projects/:id',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Cambiar solo algunos campos de un proyecto',
    params: idParams,
    body: editBody(projectForm),
    response: adminProject,
  }),
  publishProject: endpoint({
    method: 'PUT',
    path: '/api/admin/projects/:id/publication',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Publicar un proyecto',
    params: idParams,
    body: decisionBody,
    response: adminProject,
  }),
  unpublishProject: endpoint({
    method: 'DELETE',
    path: '/api/admin/projects/:id/publication',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Volver un proyecto a borrador',
    params: idParams,
    body: decisionBody,
    response: adminProject,
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/api/admin/projects/:id',
    guard: 'content',
    needsProof: 'daily-work',
    summary: 'Eliminar un proyecto',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  listParticipants: endpoint({
    method: 'GET',
    path: '/api/admin/projects/:id/participants',
    guard: 'admin',
    summary: 'Quienes participan en un proyecto, con la nota de cada uno',
    params: idParams,
    query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({ participants: z.array(projectParticipant), ...pageFields }),
  }),
};
