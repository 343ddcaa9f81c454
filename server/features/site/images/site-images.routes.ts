import type { FastifyInstance, FastifyReply } from 'fastify';
import { type IconSource, iconVersion, MANIFEST_PATH, type SITE_ICONS } from '#contract/site/site-icons.ts';
import { clientNetworks } from '../../../core/client-network.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { IMMUTABLE } from '../../../core/files/send-stored-file.ts';
import { readWidest } from '../../../services/media/media.queries.ts';
import { getSettings } from '../../../services/site-settings/site-settings.queries.ts';
import { PREVIEW_PREFIX, type PreviewImages } from './preview-images.ts';
import { rasterize } from './rasterize.ts';
import { drawIcon, isIconName, placeLogo, writeManifest } from './site-icons.ts';

/** Other sites embed them. */
function sendImage(reply: FastifyReply, type: 'image/png' | 'image/svg+xml', image: Buffer | string): FastifyReply {
  reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', `public, ${IMMUTABLE}`);
  return reply.type(type).send(image);
}

type Icon = keyof typeof SITE_ICONS;

class IconCache {
  private version = '';
  private readonly icons = new Map<Icon, Promise<Buffer>>();

  constructor(private readonly draw: (name: Icon, source: IconSource) => Promise<Buffer>) {}

  get(name: Icon, source: IconSource): Promise<Buffer> {
    const version = iconVersion(source);
    if (version !== this.version) this.icons.clear();
    this.version = version;
    const icon = this.icons.get(name) ?? this.draw(name, source);
    // Failures are not cached.
    icon.catch(() => this.icons.delete(name));
    this.icons.set(name, icon);
    return icon;
  }
}

export function siteImageRoutes(app: FastifyInstance, { database }: Context, previews: PreviewImages): void {
  const icons = new IconCache(async (name, source) => {
    const logo = source.logoId ? await readWidest(database, source.logoId) : undefined;
    return logo ? placeLogo(name, logo) : rasterize(drawIcon(name, source));
  });
  const plain = { compress: false } as const;

  app.get(`${PREVIEW_PREFIX}*`, plain, async (request, reply) => {
    const [client] = clientNetworks(request.ip);
    const image = await previews.find(request.url.split('?')[0] ?? '', client);
    if (!image) throw notFound('Esa imagen no existe.');
    return sendImage(reply, 'image/png', image);
  });

  app.get<{ Params: { version: string; name: string } }>('/icons/:version/:name', plain, async (request, reply) => {
    const { version, name } = request.params;
    const source = await getSettings(database);
    if (!isIconName(name) || version !== iconVersion(source)) throw notFound('Esa imagen no existe.');
    if (name === 'icon.svg') return sendImage(reply, 'image/svg+xml', drawIcon(name, source));
    return sendImage(reply, 'image/png', await icons.get(name, source));
  });

  app.get(MANIFEST_PATH, plain, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(writeManifest(await getSettings(database))),
  );
}
