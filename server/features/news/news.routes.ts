import type { FastifyInstance } from 'fastify';
import { newsContract } from '#contract/news/news.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../site/site.queries.ts';
import { presentNewsArticle, presentNewsItem } from './news.presenter.ts';
import { countNews, findNews, listNews, listNewsCategories } from './news.queries.ts';
import { newsNotFound } from './news-errors.ts';
import { writeFeed } from './news-feed.ts';

const FEED_ITEMS = 30;

export function newsRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context;

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
    if (!article) throw newsNotFound();
    return presentNewsArticle(article);
  });

  route(app, context, newsContract.getFeed, async ({ reply }) => {
    const [site, items] = await Promise.all([
      getSettings(database),
      listNews(database, { page: 1, limit: FEED_ITEMS }),
    ]);
    return reply
      .type('application/rss+xml; charset=utf-8')
      .send(writeFeed({ site, publicUrl: config.publicUrl, items }));
  });
}
