import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { adminNewsContract, type NewsForm, newsForm } from '#contract/news/admin/admin-news.contract.ts';
import type { Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { editedValues } from '../../../core/versioned-edit.ts';
import { news } from '../../../database/schema/news.ts';
import { publicationRoutes } from '../../../services/publishable/publication-routes.ts';
import { publishableRecords, publishDue } from '../../../services/publishable/publishable-records.ts';
import { presentNews } from '../news.presenter.ts';
import { newsNotFound } from '../news.routes.ts';
import { listAllNews, newsRecords } from './admin-news.queries.ts';

const toValues = ({ title, excerpt, content, category, date, featured, imageId }: NewsForm) => ({
  title,
  excerpt,
  content: content || excerpt,
  category: category || null,
  featured,
  ...(date && { date }),
  ...(imageId !== undefined && { imageId: imageId || null }),
});

const PUBLISHED = { isPublished: true, publishAt: null };

const newsOf = (context: Pick<Context, 'database'>) =>
  publishableRecords(context, {
    type: 'news',
    queries: newsRecords,
    label: ({ title }) => title,
    present: presentNews,
    notFound: newsNotFound,
  });

export function adminNewsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;
  const records = newsOf(context);
  const contract = adminNewsContract;

  route(app, context, contract.listAllNews, async ({ query }) => {
    const [{ rows, total }, counts] = await listAllNews(database, query);
    return { news: rows.map(presentNews), ...presentPage(total, query), counts };
  });

  route(app, context, contract.createNews, ({ body, viewer }) =>
    records.create(viewer, { date: dominicanDay(now()), ...toValues(body), isPublished: body.isPublished }),
  );

  route(app, context, contract.updateNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id }, () => toValues(body)),
  );

  route(app, context, contract.editNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id }, ({ current }) => {
      // The content of a short note is its summary: it follows an edit of the summary.
      const isShortNote = current.content === current.excerpt;
      const edit = isShortNote && body.excerpt !== undefined ? { content: '', ...body } : body;
      return editedValues({ form: newsForm, toValues, current, edit });
    }),
  );

  publicationRoutes(app, context, records, {
    endpoints: {
      get: contract.getAnyNews,
      publish: contract.publishNews,
      unpublish: contract.unpublishNews,
      schedule: contract.scheduleNews,
      unschedule: contract.unscheduleNews,
      remove: contract.deleteNews,
    },
    acts: {
      publish: () => PUBLISHED,
      unpublish: () => ({ isPublished: false }),
      schedule: ({ current }, { publishAt }) => {
        if (current.isPublished) throw conflict('La noticia ya está publicada.');
        return { publishAt };
      },
      unschedule: () => ({ publishAt: null }),
    },
  });
}

export const publishScheduledNews = (deps: Pick<Context, 'database' | 'now'>): Promise<number> =>
  publishDue(deps, {
    table: news,
    queries: newsRecords,
    publish: async (transaction, row) => {
      await newsRecords.update(transaction, row.id, PUBLISHED);
      await newsOf(deps).log(transaction, { system: 'schedule' }, 'publish', row);
    },
  });
