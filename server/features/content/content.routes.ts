import type { FastifyInstance } from 'fastify';
import { adminContentContract } from '#contract/content/admin/admin-content.contract.ts';
import { contentContract } from '#contract/content/content.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { presentSummary } from './content.presenter.ts';
import { countByGroup, countContent, countVersions, listContent, listVersions } from './content.queries.ts';
import {
  createPage,
  deletePage,
  editContent,
  getContent,
  getFormerContent,
  publishContent,
  publishScheduledContent,
  scheduleContent,
  unpublishContent,
  unscheduleContent,
} from './content.service.ts';
import { readPage, SiteContentReader } from './site-content.service.ts';

export function contentRoutes(app: FastifyInstance, context: Context): void {
  const reader = new SiteContentReader(context);

  route(app, context, contentContract.getContent, ({ query }) => reader.readBlocks(query.blocks), {
    cachedSession: true,
  });

  route(app, context, contentContract.getPage, ({ params }) => readPage(context, params.kind, params.slug), {
    cachedSession: true,
  });
}

export function adminContentRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, adminContentContract.listAllContent, async ({ query }) => {
    const [rows, total, counts] = await Promise.all([
      listContent(database, query),
      countContent(database, query),
      countByGroup(database),
    ]);
    return { content: rows.map(presentSummary), ...presentPage(total, query), counts };
  });

  route(app, context, adminContentContract.getAnyContent, ({ params }) => getContent(database, params.id));

  route(app, context, adminContentContract.createPage, ({ body, viewer }) => createPage(context, viewer, body));

  route(app, context, adminContentContract.editContent, ({ params, body, viewer }) =>
    editContent(context, viewer, params.id, body),
  );

  route(app, context, adminContentContract.publishContent, ({ params: { id }, body, viewer }) =>
    publishContent(context, viewer, { id, version: body?.version }),
  );

  route(app, context, adminContentContract.unpublishContent, ({ params: { id }, body, viewer }) =>
    unpublishContent(context, viewer, { id, version: body?.version }),
  );

  route(app, context, adminContentContract.scheduleContent, ({ params: { id }, body, viewer }) =>
    scheduleContent(context, viewer, { id, version: body.version, publishAt: body.publishAt }),
  );

  route(app, context, adminContentContract.unscheduleContent, ({ params: { id }, body, viewer }) =>
    unscheduleContent(context, viewer, { id, version: body?.version }),
  );

  route(app, context, adminContentContract.listContentVersions, async ({ params: { id }, query }) => {
    // 404 for missing items.
    await getContent(database, id);
    const [versions, total] = await Promise.all([listVersions(database, id, query), countVersions(database, id)]);
    return {
      versions: versions.map(({ publishedAt, ...each }) => ({ ...each, publishedAt: publishedAt.toISOString() })),
      ...presentPage(total, query),
    };
  });

  route(app, context, adminContentContract.getContentVersion, ({ params: { id, number } }) =>
    getFormerContent(database, id, number),
  );

  route(app, context, adminContentContract.deletePage, ({ params, viewer }) => deletePage(context, viewer, params.id));
}

export function contentJobs(context: Context): void {
  context.jobs.work('content-publication', async () => {
    await publishScheduledContent(context);
  });
}
