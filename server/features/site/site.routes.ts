import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { adminSettingsContract } from '#contract/site/admin/admin-settings.contract.ts';
import { siteContract } from '#contract/site/site.contract.ts';
import type { Context } from '../../core/context.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { actorOf } from '../../core/lock-actor.ts';
import { findMaintenance } from '../../core/maintenance-mode.ts';
import { route } from '../../core/route.ts';
import { listImages } from '../../services/media/media.queries.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { listNavigation } from '../content/content.queries.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { FinishedPage } from './finished-page.ts';
import { editSettings, saveSettings } from './settings.service.ts';
import { presentSavedSettings, presentSettings } from './site.presenter.ts';
import { readSitemapEntries } from './sitemap.queries.ts';

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
    `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${publicUrl}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const FIXED_PATHS = ['/', '/about', '/events', ...Object.values(legalPaths)];

async function* writeSitemap({ config: { publicUrl }, database }: Context): AsyncGenerator<string> {
  const locationOf = (path: string) => `<loc>${escapeHtml(publicUrl + path)}</loc>`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  yield FIXED_PATHS.map((path) => `<url>${locationOf(path)}</url>\n`).join('');
  for await (const entries of readSitemapEntries(database))
    yield entries
      .map(({ path, changedAt }) => `<url>${locationOf(path)}<lastmod>${changedAt.toISOString()}</lastmod></url>\n`)
      .join('');
  yield '</urlset>\n';
}

export function siteRoutes(app: FastifyInstance, context: Context): void {
  // The same for everybody, so that concurrent requests share it.

  route(app, context, siteContract.getSettings, async () => {
    const { database } = context;
    const [settings, navigation, maintenance] = await Promise.all([
      getSettings(database),
      listNavigation(database),
      // From the database: a page is rendered before every process has heard of the change.
      findMaintenance(database),
    ]);
    const logos = [settings.logoId, settings.logoDarkId].flatMap((id) => id ?? []);
    const images = await listImages(database, logos);
    return presentSettings(settings, { navigation, images, maintenance }, context.config);
  });

  route(app, context, adminSettingsContract.getSavedSettings, async () =>
    presentSavedSettings(await getSettings(context.database), context.config),
  );

  route(app, context, adminSettingsContract.updateSettings, ({ body, ...call }) =>
    saveSettings(context, actorOf(context, call), body),
  );

  route(app, context, adminSettingsContract.editSettings, ({ body, ...call }) =>
    editSettings(context, actorOf(context, call), body),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { contactEmail } = await getSettings(context.database);
    return reply
      .type('text/plain; charset=utf-8')
      .send(securityText({ contactEmail, publicUrl: context.config.publicUrl, now: context.now() }));
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /admin\n\nSitemap: ${context.config.publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(Readable.from(writeSitemap(context))),
  );

  // Megabytes that never change: made and compressed once, with the first call.
  const finish = (text: string, type: string) =>
    FinishedPage.finish({ html: text, status: 200, headers: { 'content-type': `${type}; charset=utf-8` } });
  const description = memoize(() => app.describeApi());
  const openApi = memoize(async () => finish(JSON.stringify(await description()), 'application/json'));
  const apiDocs = memoize(async () => finish(renderApiDocs(await description()), 'text/html'));

  async function sendFinished(
    page: Promise<FinishedPage>,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    const { headers, body } = (await page).select(request.headers);
    return reply.headers(headers).send(body);
  }
  route(app, context, siteContract.getOpenApi, (call) => sendFinished(openApi(), call));
  route(app, context, siteContract.showApiDocs, (call) => sendFinished(apiDocs(), call));
}
