import type { FastifyInstance } from 'fastify';
import { adminContentContract } from '#contract/content/admin/admin-content.contract.ts';
import { contentContract } from '#contract/content/content.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { publicationRoutes } from '../../services/publishable/publication-routes.ts';
import { countByGroup, countContent, countVersions, listContent, listVersions } from './content.queries.ts';
import { contentOf, createPage, editContent, getFormerContent, publicationActs } from './content.service.ts';
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
  const records = contentOf(context);

  route(app, context, adminContentContract.listAllContent, async ({ query }) => {
    const [rows, total, counts] = await Promise.all([
      listContent(database, query),
      countContent(database, query),
      countByGroup(database),
    ]);
    return { content: rows, ...presentPage(total, query), counts };
  });

  route(app, context, adminContentContract.createPage, ({ body, viewer }) => createPage(context, viewer, body));

  route(app, context, adminContentContract.editContent, ({ params, body, viewer }) =>
    editContent(context, viewer, params.id, body),
  );

  publicationRoutes(app, context, records, {
    endpoints: {
      get: adminContentContract.getAnyContent,
      publish: adminContentContract.publishContent,
      unpublish: adminContentContract.unpublishContent,
      schedule: adminContentContract.scheduleContent,
      unschedule: adminContentContract.unscheduleContent,
      remove: adminContentContract.deletePage,
    },
    acts: publicationActs,
  });

  route(app, context, adminContentContract.listContentVersions, async ({ params: { id }, query }) => {
    // 404 for missing items.
    await records.get(id);
    const [versions, total] = await Promise.all([listVersions(database, id, query), countVersions(database, id)]);
    return { versions, ...presentPage(total, query) };
  });

  route(app, context, adminContentContract.getContentVersion, ({ params: { id, number } }) =>
    getFormerContent(database, id, number),
  );
}
