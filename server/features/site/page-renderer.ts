import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi, PageAddress } from '#contract/page.ts';
import { demoMailboxPath } from '#contract/paths.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import { PAGES_TOPIC } from '../../core/pubsub.ts';
import { securityHeaders } from '../../core/security-headers.ts';
import { observe } from '../../core/telemetry.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { FinishedPage } from './finished-page.ts';
import type { PreviewImages } from './images/preview-images.ts';
import { type Built, PageCache } from './page-cache.ts';
import { fillTemplate, type Theme, type WebBundle } from './web-bundle.ts';

/** Rendering takes the only thread, a large page some 60 ms of it: others come in between. */
const MAX_CONCURRENT_RENDERS = 2;
const MAX_WAITING = 200;

type Cookies = Record<string, string | undefined>;

/** The viewer is missing: the shell is the same for all members. */
interface Variant {
  signedIn: boolean;
  theme: Theme;
}

const keyOf = (url: string, { signedIn, theme }: Variant) =>
  `${url} ${signedIn ? 'member' : 'visitor'} ${theme ?? 'system'}`;

function readTheme({ theme }: Cookies): Theme {
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

export class PageRenderer {
  private readonly queue = new FairQueue({ maxConcurrent: MAX_CONCURRENT_RENDERS, maxWaiting: MAX_WAITING });
  private readonly cache: PageCache<FinishedPage>;
  private isListening = false;

  constructor(
    private readonly app: FastifyInstance,
    private readonly context: Context,
    private readonly bundle: WebBundle,
    private readonly previews: PreviewImages,
  ) {
    this.cache = new PageCache({
      queue: this.queue,
      now: () => context.now().getTime(),
      isListening: () => this.isListening && context.pubsub.isConnected,
    });
  }

  async listen(): Promise<void> {
    const invalidate = () => this.cache.invalidate();
    await this.context.pubsub.subscribe(PAGES_TOPIC, { onMessage: invalidate, onReconnect: invalidate });
    this.isListening = true;
  }

  async find(request: FastifyRequest, reply: FastifyReply): Promise<FinishedPage> {
    const viewer = await this.context.sessions.findCachedViewer(request, reply);
    const variant = { signedIn: viewer !== null, theme: readTheme(request.cookies) };
    const origin = this.context.config.publicUrl;
    const address = await this.bundle.resolveAddress({ url: request.url, origin, signedIn: variant.signedIn });
    const [client] = clientNetworks(request.ip);
    if (!address.isShared) return (await this.queue.run(client, () => this.render(address, variant))).page;
    const key = keyOf(address.url, variant);
    const kept = this.cache.peek(key);
    observe('cache', { cache: 'pages', isHit: kept !== undefined });
    return kept ?? this.cache.get(key, client, () => this.render(address, variant));
  }

  /** As a visitor: no page holds more than that. */
  private readonly callApi: CallApi = async (url) => {
    const response = await this.app.inject({ method: 'GET', url });
    return { status: response.statusCode, body: response.body };
  };

  private async render(address: PageAddress, variant: Variant): Promise<Built<FinishedPage>> {
    const { bundle, context, callApi, previews } = this;
    const { config } = context;
    const { signedIn, theme } = variant;
    const settings = await getSettings(context.database);
    const rendered = await bundle.renderPage({
      url: address.url,
      origin: config.publicUrl,
      signedIn,
      callApi,
      previewPath: (card) => previews.pathOf(card, settings),
    });
    const isAbsent = address.url.split('?')[0] === demoMailboxPath && !hasDemoMailbox(config);
    const css = bundle.styles + bundle.themeCss(settings);
    const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    const content = {
      html: fillTemplate(bundle.template, { page: rendered, css, theme }),
      status: isAbsent ? 404 : rendered.status,
      // Revalidated by ETag, so that changes are seen at once.
      headers: {
        ...securityHeaders(config, styleHash),
        'cache-control': signedIn ? 'private, no-cache' : 'no-cache',
      },
    };
    return { page: await FinishedPage.finish(content), isKept: address.isShared && rendered.isCacheable };
  }
}
