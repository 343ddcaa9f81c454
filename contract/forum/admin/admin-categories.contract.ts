import * as z from 'zod/mini';
import { del, get, post, put } from '../../endpoint.ts';
import { hexColor, idParams, possiblyEmptyText, requiredText } from '../../fields.ts';
import { forumCategory, forumLimits } from '../forum.contract.ts';

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
  listAllCategories: get(
    '/api/admin/categories',
    'moderation',
    'Todas las categorías del foro, también las archivadas',
    { response: z.array(forumCategory) },
  ),
  createCategory: post('/api/admin/categories', 'admin', 'Crear una categoría del foro', {
    needsProof: 'daily-work',
    body: categoryBody,
    response: forumCategory,
    status: 201,
  }),
  updateCategory: put('/api/admin/categories/:id', 'admin', 'Cambiar una categoría del foro', {
    needsProof: 'daily-work',
    params: idParams,
    body: categoryBody,
    response: forumCategory,
  }),
  archiveCategory: put(
    '/api/admin/categories/:id/archive',
    'admin',
    'Archivar una categoría: conserva lo publicado y no admite publicaciones nuevas',
    { needsProof: 'daily-work', params: idParams, response: forumCategory },
  ),
  restoreCategory: del('/api/admin/categories/:id/archive', 'admin', 'Volver a abrir una categoría archivada', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumCategory,
  }),
};
