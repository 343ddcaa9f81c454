import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { adminNewsContract, type NewsForm, newsForm } from '#contract/news/admin/admin-news.contract.ts';
import type { Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { presentPage } from '../../../core/paging.ts';
import { checkPublishAt } from '../../../core/publish-at.ts';
import { route } from '../../../core/route.ts';
import { editedValues } from '../../../core/versioned-edit.ts';
import { publishDue } from '../../../services/publishable/publish-due.ts';
import { publishableRecords } from '../../../services/publishable/publishable-records.ts';
import { presentAdminNews } from '../news.presenter.ts';
import { newsNotFound } from '../news.routes.ts';
import { listAllNews, listDueNews, newsRecords } from './admin-news.queries.ts';

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
    present: presentAdminNews,
    notFound: newsNotFound,
  });

export function adminNewsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;
  const records = newsOf(context);

  route(app, context, adminNewsContract.listAllNews, async ({ query }) => {
    const [rows, total, counts] = await listAllNews(database, query);
    return { news: rows.map(presentAdminNews), ...presentPage(total, query), counts };
  });

  route(app, context, adminNewsContract.getAnyNews, ({ params }) => records.get(params.id));

  route(app, context, adminNewsContract.createNews, ({ body, viewer }) =>
    records.create(viewer, { date: dominicanDay(now()), ...toValues(body), isPublished: body.isPublished }),
  );

  route(app, context, adminNewsContract.updateNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id, imageId: body.imageId }, () => toValues(body)),
  );

  route(app, context, adminNewsContract.editNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id, imageId: body.imageId }, (current) => {
      // The content of a short note is its summary: it follows an edit of the summary.
      const isShortNote = current.content === current.excerpt;
      const edit = isShortNote && body.excerpt !== undefined ? { content: '', ...body } : body;
      return editedValues({ form: newsForm, toValues, current, edit });
    }),
  );

  route(app, context, adminNewsContract.publishNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'publish', { id, version: body?.version }, () => PUBLISHED),
  );

  route(app, context, adminNewsContract.unpublishNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'unpublish', { id, version: body?.version }, () => ({ isPublished: false })),
  );

  route(app, context, adminNewsContract.scheduleNews, ({ params: { id }, body, viewer }) => {
    const publishAt = checkPublishAt(body.publishAt, now());
    return records.change(viewer, 'schedule', { id, version: body.version }, ({ isPublished }) => {
      if (isPublished) throw conflict('La noticia ya está publicada.');
      return { publishAt };
    });
  });

  route(app, context, adminNewsContract.unscheduleNews, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'unschedule', { id, version: body?.version }, () => ({ publishAt: null })),
  );

  route(app, context, adminNewsContract.deleteNews, ({ params, viewer }) => records.remove(viewer, params.id));
}

export const publishScheduledNews = (deps: Pick<Context, 'database' | 'now'>): Promise<number> =>
  publishDue(deps, {
    listDue: listDueNews,
    lock: newsRecords.lock,
    publish: async (transaction, row) => {
      await newsRecords.update(transaction, row.id, PUBLISHED);
      await newsOf(deps).log(transaction, { system: 'schedule' }, 'publish', row);
    },
  });

export function newsJobs(context: Context): void {
  context.jobs.work('news-publication', async () => {
    await publishScheduledNews(context);
  });
}
