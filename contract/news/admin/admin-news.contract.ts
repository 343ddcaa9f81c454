import * as z from 'zod/mini';
import {
  formDate,
  instant,
  nullableText,
  optionalMarkdown,
  publicationCounts,
  publicationState,
  requiredText,
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { recordEndpoints } from '../../record-endpoints.ts';
import { editBody } from '../../versioned-body.ts';
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
  publishAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminNews = z.output<typeof adminNews>;

const records = recordEndpoints('/api/admin/news', 'content', adminNews);

export const adminNewsContract = {
  listAllNews: records.list(
    'Todas las noticias, también las que no están publicadas',
    { state: z.optional(publicationState) },
    { news: z.array(adminNews), counts: publicationCounts },
  ),
  getAnyNews: records.get('Una noticia, publicada o no'),
  createNews: records.create(
    'Crear una noticia, publicada al momento salvo que se guarde como borrador',
    newsCreateBody,
  ),
  updateNews: records.update('Cambiar una noticia', newsForm),
  editNews: records.edit('Cambiar solo algunos campos de una noticia', editBody(newsForm)),
  publishNews: records.publish('Publicar una noticia'),
  unpublishNews: records.unpublish('Volver una noticia a borrador'),
  scheduleNews: records.schedule('Programar la publicación de un borrador'),
  unscheduleNews: records.unschedule('Cancelar la publicación programada'),
  deleteNews: records.remove('Eliminar una noticia'),
};
