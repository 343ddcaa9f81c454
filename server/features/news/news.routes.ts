import type { FastifyInstance } from 'fastify';
import { newsContract } from '#contract/news/news.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { presentNews } from './news.presenter.ts';
import { findNewsItem, readNewsList } from './news.queries.ts';
import { writeFeed } from './news-feed.ts';

export const newsNotFound = () => notFound('La noticia que buscas no existe o ha sido eliminada.');

const FEED_ITEMS = 30;

export function newsRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context;

  route(
    app,
    context,
    newsContract.listNews,
    async ({ query }) => {
      const { items, ...totals } = await readNewsList(database, query);
      return { news: items.map(presentNews), ...totals };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    newsContract.getNews,
    async ({ params }) => {
      const article = await findNewsItem(database, params.id);
      if (!article) throw newsNotFound();
      return presentNews(article);
    },
    { cachedSession: true },
  );

  route(app, context, newsContract.getFeed, async ({ reply }) => {
    const [site, { items }] = await Promise.all([
      getSettings(database),
      readNewsList(database, { page: 1, limit: FEED_ITEMS }),
    ]);
    return reply
      .type('application/rss+xml; charset=utf-8')
      .send(writeFeed({ site, publicUrl: config.publicUrl, items }));
  });
}
