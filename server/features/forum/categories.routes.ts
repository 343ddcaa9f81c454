import type { FastifyInstance } from 'fastify';
import { adminCategoriesContract } from '#contract/forum/admin-categories.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { listAllCategories } from './categories.queries.ts';
import { archiveCategory, changeCategory, createCategory } from './categories.service.ts';

/** Available to administrators also while the forum is switched off. */
export function categoriesRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminCategoriesContract.listAllCategories, async () => listAllCategories(context.database));

  route(app, context, adminCategoriesContract.createCategory, ({ body, viewer }) =>
    createCategory(context, viewer, body),
  );

  route(app, context, adminCategoriesContract.updateCategory, ({ params, body, viewer }) =>
    changeCategory(context, viewer, params.id, body),
  );

  route(app, context, adminCategoriesContract.archiveCategory, ({ params, viewer }) =>
    archiveCategory(context, viewer, params.id, true),
  );

  route(app, context, adminCategoriesContract.restoreCategory, ({ params, viewer }) =>
    archiveCategory(context, viewer, params.id, false),
  );
}
