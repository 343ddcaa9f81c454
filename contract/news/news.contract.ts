import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { atMost, dateOnly, idParams, pageNumber, pageSize } from '../fields.ts';
import { image } from '../media/media.contract.ts';

export const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.nullable(z.string()),
  date: dateOnly,
  /** "4 min de lectura". */
  readTime: z.string(),
  featured: z.boolean(),
  image: z.nullable(image),
});
export type NewsItem = z.output<typeof newsItem>;

export const newsArticle = z.extend(newsItem, { content: z.string() });
export type NewsArticle = z.output<typeof newsArticle>;

export const newsList = z.object({
  news: z.array(newsItem),
  total: z.number(),
  categories: z.array(z.string()),
});

export const newsQuery = z.object({
  category: z.optional(z.string().check(atMost(100))),
  page: pageNumber,
  limit: pageSize(30, 100),
});

export const newsContract = {
  listNews: get('/api/news', 'public', 'Noticias publicadas, de la más nueva a la más vieja', {
    query: newsQuery,
    response: newsList,
  }),
  getNews: get('/api/news/:id', 'public', 'Una noticia completa', { params: idParams, response: newsArticle }),
  getFeed: get('/api/news/rss.xml', 'public', 'Las noticias más nuevas, en RSS'),
};
