import type { FastifyInstance } from 'fastify';
import { adminSettingsContract } from '#contract/site/admin-settings.contract.ts';
import { siteContract } from '#contract/site/site.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { saveSettings } from './settings.service.ts';
import { presentSavedSettings, presentSettings } from './site.presenter.ts';
import { getSettings } from './site.queries.ts';

export function siteRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, siteContract.getSettings, async () => presentSettings(await getSettings(context.database)));

  route(app, context, adminSettingsContract.getSavedSettings, async () =>
    presentSavedSettings(await getSettings(context.database), context.config),
  );

  route(app, context, adminSettingsContract.updateSettings, async ({ body, viewer }) =>
    presentSavedSettings(await saveSettings(context, viewer, body), context.config),
  );

  route(app, context, siteContract.getOpenApi, async ({ reply }) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );

  route(app, context, siteContract.showApiDocs, async ({ reply }) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(app.swagger())),
  );
}
