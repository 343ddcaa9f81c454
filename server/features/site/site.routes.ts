import type { FastifyInstance } from 'fastify';
import { adminSettingsContract, type SavedSettings } from '#contract/site/admin-settings.contract.ts';
import { type SiteSettings, siteContract } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import type { Context } from '../../core/context.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import { route } from '../../core/route.ts';
import type { siteSettings } from '../../database/schema/site.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { saveSettings } from './settings.service.ts';
import { getSettings } from './site.queries.ts';

type Row = typeof siteSettings.$inferSelect;

function presentSettings(row: Row, config: Config): SiteSettings {
  const { id, updatedAt: _, requireAdminFactor: _factor, requireRecentProof: _proof, ...settings } = row;
  return { id: String(id), ...settings, demoMailbox: hasDemoMailbox(config), requireConsent: config.requireConsent };
}

/** Undecided switches are on in production and off elsewhere. */
function presentSavedSettings(row: Row, config: Config): SavedSettings {
  return {
    ...presentSettings(row, config),
    requireAdminFactor: row.requireAdminFactor ?? config.production,
    requireRecentProof: row.requireRecentProof ?? config.production,
  };
}

function memoize<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => {
    created ??= create();
    return created;
  };
}

const VALID_DAYS = 180;

/** RFC 9116: where to report a vulnerability. */
function securityText({
  contactEmail,
  publicUrl,
  now,
}: {
  contactEmail: string;
  publicUrl: string;
  now: Date;
}): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function siteRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, siteContract.getSettings, async () =>
    presentSettings(await getSettings(context.database), context.config),
  );

  route(app, context, adminSettingsContract.getSavedSettings, async () =>
    presentSavedSettings(await getSettings(context.database), context.config),
  );

  route(app, context, adminSettingsContract.updateSettings, async ({ body, viewer }) =>
    presentSavedSettings(await saveSettings(context, viewer, body), context.config),
  );

  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const { contactEmail } = await getSettings(context.database);
    return reply
      .type('text/plain; charset=utf-8')
      .send(securityText({ contactEmail, publicUrl: context.config.publicUrl, now: context.now() }));
  });

  // Half a megabyte that stays the same until the next start: built lazily, then cached.
  const openApi = memoize(() => JSON.stringify(app.swagger()));
  const apiDocs = memoize(() => renderApiDocs(app.swagger()));

  route(app, context, siteContract.getOpenApi, async ({ reply }) =>
    reply.type('application/json; charset=utf-8').send(openApi()),
  );

  route(app, context, siteContract.showApiDocs, async ({ reply }) =>
    reply.type('text/html; charset=utf-8').send(apiDocs()),
  );
}
