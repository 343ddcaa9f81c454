import * as z from 'zod/mini';
import { del, get, patch, post, put } from '../../endpoint.ts';
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
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { decisionBody, editBody, scheduleBody } from '../../versioned-body.ts';
import { newsArticle } from '../news.contract.ts';

export const newsLimits = { title: 255, excerpt: 500, content: 20_000, category: 100 };

export const newsForm = z.object({
  title: requiredText('El título es requerido', newsLimits.title),
  excerpt: requiredText('El resumen es requerido', newsLimits.excerpt),
  /** Absent in a short note, which is its summary alone. */
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
  publishAt: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminNews = z.output<typeof adminNews>;

export const adminNewsContract = {
  listAllNews: get('/api/admin/news', 'content', 'Todas las noticias, también las que no están publicadas', {
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
  getAnyNews: get('/api/admin/news/:id', 'content', 'Una noticia, publicada o no', {
    params: idParams,
    response: adminNews,
  }),
  createNews: post(
    '/api/admin/news',
    'content',
    'Crear una noticia, publicada al momento salvo que se guarde como borrador',
    {
      needsProof: 'daily-work',
      takesIdempotencyKey: true,
      body: newsCreateBody,
      response: adminNews,
      status: 201,
    },
  ),
  updateNews: put('/api/admin/news/:id', 'content', 'Cambiar una noticia', {
    needsProof: 'daily-work',
    params: idParams,
    body: newsForm,
    response: adminNews,
  }),
  editNews: patch('/api/admin/news/:id', 'content', 'Cambiar solo algunos campos de una noticia', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: editBody(newsForm),
    response: adminNews,
  }),
  publishNews: put('/api/admin/news/:id/publication', 'content', 'Publicar una noticia', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  unpublishNews: del('/api/admin/news/:id/publication', 'content', 'Volver una noticia a borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  scheduleNews: put('/api/admin/news/:id/schedule', 'content', 'Programar la publicación de un borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: scheduleBody,
    response: adminNews,
  }),
  unscheduleNews: del('/api/admin/news/:id/schedule', 'content', 'Cancelar la publicación programada', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminNews,
  }),
  deleteNews: del('/api/admin/news/:id', 'content', 'Eliminar una noticia', {
    needsProof: 'daily-work',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
};
