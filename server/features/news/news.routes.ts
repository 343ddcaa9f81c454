import type { FastifyInstance } from 'fastify';
import { newsContract } from '#contract/news/news.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { presentNewsArticle, presentNewsItem } from './news.presenter.ts';
import { countNews, findNews, listNews, listNewsCategories } from './news.queries.ts';

export function newsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, newsContract.listNews, async ({ query }) => {
    const [rows, total, categories] = await Promise.all([
      listNews(database, query),
      countNews(database, query),
      listNewsCategories(database),
    ]);
    return { news: rows.map(presentNewsItem), total, categories };
  });

  route(app, context, newsContract.getNews, async ({ params }) => {
    const article = await findNews(database, params.id);
    if (!article) throw notFound('La noticia que buscas no existe o ha sido eliminada.');
    return presentNewsArticle(article);
  });
}
