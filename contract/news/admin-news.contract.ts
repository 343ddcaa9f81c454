import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  formDate,
  idParams,
  nullableText,
  optionalMarkdown,
  pageFields,
  pageNumber,
  pageSize,
  publicationCounts,
  publicationState,
  requiredText,
  searchText,
} from '../fields.ts';
import { imageId } from '../media/media.contract.ts';
import { decisionBody, editBody, scheduleBody } from '../versioned-body.ts';
import { newsArticle } from './news.contract.ts';

export const newsLimits = { title: 255, excerpt: 500, content: 20_000, category: 100 };

export const newsForm = z.object({
  title: requiredText('El título es requerido', newsLimits.title),
  excerpt: requiredText('El resumen es requerido', newsLimits.excerpt),
  /** Absent in a short note: its summary is all there is to read. */
  content: optionalMarkdown(newsLimits.content, `El texto no puede exceder ${newsLimits.content} caracteres`),
  category: nullableText(newsLimits.category),
  /** Absent: today. */
  date: z.optional(formDate),
  featured: z._default(z.boolean(), false),
  imageId,
});
export type NewsForm = z.output<typeof newsForm>;

export const newsCreateBody = z.extend(newsForm, { isPublished: z._default(z.boolean(), true) });

export const adminNews = z.extend(newsArticle, {
  imageId: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** When the draft is published by itself. */
  publishAt: z.nullable(z.string()),
  /** Raised by every change; edits and decisions send the one that was read. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminNews = z.output<typeof adminNews>;

export const adminNewsContract = {
  listAllNews: endpoint({
    method: 'GET',
    path: '/api/admin/news',
    guard: 'content',
    summary: 'Todas las noticias, también las que no están publicadas',
    query: z.object({
      state: z.optional(publicationState),
      search: searchText(),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: z.object({
      news: z.array(adminNews),
      ...pageFields,
      counts: publicationCounts,
    }),
  }),
  getAnyNews: endpoint({
    method: 'GET',
    path: '/api/admin/news/:id',
    guard: 'content',
    summary: 'Una noticia, publicada o no',
    params: idParams,
    response: adminNews,
  }),
  createNews: endpoint({
    method: 'POST',
    path: '/api/admin/news',
    guard: 'content',
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    summary: 'Crear una noticia, publicada al momento salvo que se guarde como borrador',
    body: newsCreateBody,
    response: adminNews,
    status: 201,
  }),
  updateNews: endpoint({
    method: 'PUT',
    path: '/api/admin/news/:id',
    guard: 'content',
    needsProof: 'daily-work',
    summary: 'Cambiar una noticia',
    params: idParams,
    body: newsForm,
    response: adminNews,
  }),
  editNews: endpoint({
    method: 'PATCH',
    path: '/api/admin/news/:id',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Cambiar solo algunos campos de una noticia',
    params: idParams,
    body: editBody(newsForm),
    response: adminNews,
  }),
  publishNews: endpoint({
    method: 'PUT',
    path: '/api/admin/news/:id/publication',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Publicar una noticia',
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  unpublishNews: endpoint({
    method: 'DELETE',
    path: '/api/admin/news/:id/publication',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Volver una noticia a borrador',
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  scheduleNews: endpoint({
    method: 'PUT',
    path: '/api/admin/news/:id/schedule',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Programar la publicación de un borrador',
    params: idParams,
    body: scheduleBody,
    response: adminNews,
  }),
  unscheduleNews: endpoint({
    method: 'DELETE',
    path: '/api/admin/news/:id/schedule',
    guard: 'content',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Cancelar la publicación programada',
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  deleteNews: endpoint({
    method: 'DELETE',
    path: '/api/admin/news/:id',
    guard: 'content',
    needsProof: 'daily-work',
    summary: 'Eliminar una noticia',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
};
