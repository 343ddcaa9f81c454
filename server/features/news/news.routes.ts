import type { FastifyInstance } from 'fastify';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import { dominicanDay } from '#contract/dominican-dates.ts';
import {
  type AdminNews,
  adminNewsContract,
  type NewsForm,
  newsForm,
} from '#contract/news/admin/admin-news.contract.ts';
import { type NewsArticle, type NewsItem, newsContract } from '#contract/news/news.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { presentPage } from '../../core/paging.ts';
import { checkPublishAt } from '../../core/publish-at.ts';
import { route } from '../../core/route.ts';
import { checkVersion, editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { requireImage } from '../../services/media/media.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import {
  countAllNews,
  countByPublication,
  deleteNews,
  findAnyNews,
  insertNews,
  listAllNews,
  listDueNews,
  lockNews,
  updateNews,
} from './admin/admin-news.queries.ts';
import { findNewsItem, readNewsList } from './news.queries.ts';
import { writeFeed } from './news-feed.ts';

const newsNotFound = () => notFound('La noticia que buscas no existe o ha sido eliminada.');

type Row = Omit<NewsItem, 'readTime'> & { readMinutes: number };

function presentNewsItem({ readMinutes, ...item }: Row): NewsItem {
  return { ...item, readTime: `${readMinutes} min de lectura` };
}

function presentNewsArticle({ content, ...row }: Row & { content: string }): NewsArticle {
  return { ...presentNewsItem(row), content };
}

type AdminRow = Row & {
  content: string;
  imageId: string | null;
  isPublished: boolean;
  publishAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

function presentAdminNews({
  imageId,
  isPublished,
  publishAt,
  version,
  createdAt,
  updatedAt,
  ...row
}: AdminRow): AdminNews {
  return {
    ...presentNewsArticle(row),
    imageId,
    isPublished,
    publishAt: publishAt?.toISOString() ?? null,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function adminNewsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  const toValues = ({ title, excerpt, content, category, date, featured, imageId }: NewsForm) => ({
    title,
    excerpt,
    content: content || excerpt,
    category: category || null,
    featured,
    ...(date && { date }),
    ...(imageId !== undefined && { imageId: imageId || null }),
  });

  async function getAdminNews(id: string, queryable: Queryable = database) {
    const row = await findAnyNews(queryable, id);
    if (!row) throw newsNotFound();
    return presentAdminNews(row);
  }

  async function log(transaction: Queryable, viewer: Viewer, action: AuditAction, item: AdminNews) {
    await writeAuditLog(transaction, viewer, { action, target: { type: 'news', id: item.id, label: item.title } });
    return item;
  }

  const act = (viewer: Viewer, action: AuditAction, work: (transaction: Queryable) => Promise<AdminNews>) =>
    database.transaction(async (transaction) => log(transaction, viewer, action, await work(transaction)));

  async function lockAdminNews(transaction: Queryable, id: string) {
    const row = await lockNews(transaction, id);
    if (!row) throw newsNotFound();
    return presentAdminNews(row);
  }

  const change = (
    viewer: Viewer,
    action: AuditAction,
    id: string,
    values: Parameters<typeof updateNews>[2],
    version?: number,
  ) =>
    act(viewer, action, async (transaction) => {
      await requireImage(transaction, values.imageId);
      checkVersion(version, await lockAdminNews(transaction, id));
      await updateNews(transaction, id, values);
      return getAdminNews(id, transaction);
    });

  route(app, context, adminNewsContract.listAllNews, async ({ query }) => {
    const [rows, total, counts] = await Promise.all([
      listAllNews(database, query),
      countAllNews(database, query),
      countByPublication(database),
    ]);
    return {
      news: rows.map(presentAdminNews),
      ...presentPage(total, query),
      counts,
    };
  });

  route(app, context, adminNewsContract.getAnyNews, ({ params }) => getAdminNews(params.id));

  route(app, context, adminNewsContract.createNews, ({ body, viewer }) =>
    act(viewer, 'news.create', async (transaction) => {
      await requireImage(transaction, body.imageId);
      const values = { date: dominicanDay(now()), ...toValues(body), isPublished: body.isPublished };
      return getAdminNews(await insertNews(transaction, values), transaction);
    }),
  );

  route(app, context, adminNewsContract.updateNews, ({ params, body, viewer }) =>
    change(viewer, 'news.update', params.id, toValues(body)),
  );

  route(app, context, adminNewsContract.editNews, ({ params: { id }, body, viewer }) =>
    database.transaction(async (transaction) => {
      await requireImage(transaction, body.imageId);
      const current = await lockAdminNews(transaction, id);
      // The content of a short note is its summary: it follows an edit of the summary.
      const isShortNote = current.content === current.excerpt;
      const edit = isShortNote && body.excerpt !== undefined ? { content: '', ...body } : body;
      const values = editedValues({ form: newsForm, toValues, current, edit });
      if (!values) return current;
      await updateNews(transaction, id, values);
      return log(transaction, viewer, 'news.update', await getAdminNews(id, transaction));
    }),
  );

  route(app, context, adminNewsContract.publishNews, ({ params, body, viewer }) =>
    change(viewer, 'news.publish', params.id, { isPublished: true, publishAt: null }, body?.version),
  );

  route(app, context, adminNewsContract.unpublishNews, ({ params, body, viewer }) =>
    change(viewer, 'news.unpublish', params.id, { isPublished: false }, body?.version),
  );

  route(app, context, adminNewsContract.scheduleNews, ({ params: { id }, body, viewer }) => {
    const publishAt = checkPublishAt(body.publishAt, now());
    return act(viewer, 'news.schedule', async (transaction) => {
      const current = await lockAdminNews(transaction, id);
      checkVersion(body.version, current);
      if (current.isPublished) throw conflict('La noticia ya está publicada.');
      await updateNews(transaction, id, { publishAt });
      return getAdminNews(id, transaction);
    });
  });

  route(app, context, adminNewsContract.unscheduleNews, ({ params, body, viewer }) =>
    change(viewer, 'news.unschedule', params.id, { publishAt: null }, body?.version),
  );

  route(app, context, adminNewsContract.deleteNews, async ({ params, viewer }) => {
    await act(viewer, 'news.delete', async (transaction) => {
      const item = await getAdminNews(params.id, transaction);
      if (!(await deleteNews(transaction, params.id))) throw newsNotFound();
      return item;
    });
    return { id: params.id };
  });
}

const BATCH_SIZE = 100;

export async function publishScheduledNews({ database, now }: Pick<Context, 'database' | 'now'>): Promise<number> {
  let published = 0;
  for (const { id } of await listDueNews(database, now(), BATCH_SIZE)) {
    published += await database.transaction(async (transaction) => {
      const row = await lockNews(transaction, id);
      // Published, cancelled or deleted in the meantime.
      if (!row?.publishAt || row.publishAt > now()) return 0;
      await updateNews(transaction, id, { isPublished: true, publishAt: null });
      const target = { type: 'news', id, label: row.title };
      await writeAuditLog(transaction, { system: 'schedule' }, { action: 'news.publish', target });
      return 1;
    });
  }
  return published;
}

export function newsJobs(context: Context): void {
  context.jobs.work('news-publication', async () => {
    await publishScheduledNews(context);
  });
}

const FEED_ITEMS = 30;

export function newsRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context;

  route(
    app,
    context,
    newsContract.listNews,
    async ({ query }) => {
      const { items, ...totals } = await readNewsList(database, query);
      return { news: items.map(presentNewsItem), ...totals };
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
      return presentNewsArticle(article);
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
