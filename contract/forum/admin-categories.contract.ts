import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { hexColor, idParams, possiblyEmptyText, requiredText } from '../fields.ts';
import { forumCategory, forumLimits } from './forum.contract.ts';

export const categoryBody = z.object({
  name: requiredText('El nombre es requerido', forumLimits.categoryName),
  /** Absent: derived from the name of a new category; unchanged for an existing one, so that links keep working. */
  slug: z.optional(
    possiblyEmptyText(forumLimits.categorySlug).check(z.toLowerCase(), z.regex(/^\S*$/, 'No puede tener espacios')),
  ),
  description: requiredText('La descripción es requerida', forumLimits.categoryDescription),
  color: hexColor,
});
export type CategoryForm = z.output<typeof categoryBody>;

export const adminCategoriesContract = {
  listAllCategories: endpoint({
    method: 'GET',
    path: '/api/admin/categories',
    guard: 'moderation',
    summary: 'Todas las categorías del foro, también las archivadas',
    response: z.array(forumCategory),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: '/api/admin/categories',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Crear una categoría del foro',
    body: categoryBody,
    response: forumCategory,
    status: 201,
  }),
  updateCategory: endpoint({
    method: 'PUT',
    path: '/api/admin/categories/:id',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Cambiar una categoría del foro',
    params: idParams,
    body: categoryBody,
    response: forumCategory,
  }),
  archiveCategory: endpoint({
    method: 'PUT',
    path: '/api/admin/categories/:id/archive',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Archivar una categoría: conserva lo publicado y no admite publicaciones nuevas',
    params: idParams,
    response: forumCategory,
  }),
  restoreCategory: endpoint({
    method: 'DELETE',
    path: '/api/admin/categories/:id/archive',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Volver a abrir una categoría archivada',
    params: idParams,
    response: forumCategory,
  }),
};
