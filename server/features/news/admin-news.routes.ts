import type { FastifyInstance } from 'fastify';
import { adminNewsContract, type NewsForm } from '#contract/news/admin-news.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-day.ts';
import { route } from '../../core/route.ts';
import { countAllNews, deleteNews, findAnyNews, insertNews, listAllNews, updateNews } from './admin-news.queries.ts';
import { presentAdminNews } from './news.presenter.ts';
import { newsNotFound } from './news-errors.ts';

export function adminNewsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  const toValues = ({ title, excerpt, content, category, featured }: NewsForm) => ({
    title,
    excerpt,
    content: content || excerpt,
    category: category || null,
    featured,
  });

  async function getAdminNews(id: string) {
    const row = await findAnyNews(database, id);
    if (!row) throw newsNotFound();
    return presentAdminNews(row);
  }

  async function change(id: string, values: Parameters<typeof updateNews>[2]) {
    if (!(await updateNews(database, id, values))) throw newsNotFound();
    return getAdminNews(id);
  }

  route(app, context, adminNewsContract.listAllNews, async ({ query }) => {
    const [rows, total] = await Promise.all([listAllNews(database, query), countAllNews(database, query.search)]);
    return {
      news: rows.map(presentAdminNews),
      total,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
    };
  });

  route(app, context, adminNewsContract.getAnyNews, ({ params }) => getAdminNews(params.id));

  route(app, context, adminNewsContract.createNews, async ({ body }) => {
    const date = body.date ?? dominicanDay(now());
    return getAdminNews(await insertNews(database, { ...toValues(body), date, isPublished: body.isPublished }));
  });

  route(app, context, adminNewsContract.updateNews, ({ params, body }) =>
    change(params.id, { ...toValues(body), ...(body.date && { date: body.date }) }),
  );

  route(app, context, adminNewsContract.publishNews, ({ params }) => change(params.id, { isPublished: true }));

  route(app, context, adminNewsContract.unpublishNews, ({ params }) => change(params.id, { isPublished: false }));

  route(app, context, adminNewsContract.deleteNews, async ({ params }) => {
    if (!(await deleteNews(database, params.id))) throw newsNotFound();
    return { id: params.id };
  });
}
