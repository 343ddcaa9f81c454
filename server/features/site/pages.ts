import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '#contract/page.ts';
import { demoMailboxPath } from '#contract/paths.ts';
import { isApiCall } from '../../core/api-call.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnknownRoute } from '../../core/error-handler.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import { allowStyleNonce } from '../../core/security-headers.ts';
import { registerFormFallback } from './form-fallback.ts';
import { fillTemplate } from './page-template.ts';
import { getSettings } from './site.queries.ts';
import type { WebBundle } from './web-bundle.ts';

const YEAR_SECONDS = 31_536_000;
/** Rendering takes the only thread: more at once would not be faster. */
const MAX_CONCURRENT_RENDERS = 4;
const MAX_WAITING = 200;

function readThemeCookie(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Serves the built files, and every other address that is not the API's as a page. */
export async function servePages(app: FastifyInstance, context: Context, bundle: WebBundle): Promise<void> {
  await app.register(fastifyStatic, {
    root: bundle.folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files under assets/ carry a hash of their content in the name.
      const hashed = path.startsWith(`${bundle.folder}/assets/`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });

  const callApi: CallApi = async (url) => {
    const response = await app.inject({ method: 'GET', url });
    return { status: response.statusCode, body: response.body };
  };

  const renderings = new FairQueue(MAX_CONCURRENT_RENDERS, MAX_WAITING);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [viewer, settings] = await Promise.all([
      context.sessions.findViewer(request, reply),
      getSettings(context.database),
    ]);
    const [client] = clientNetworks(request.ip);
    const page = await renderings.run(client, () =>
      bundle.renderPage({
        url: request.url,
        origin: context.config.publicUrl,
        signedIn: viewer !== null,
        callApi,
      }),
    );
    const styleNonce = randomBytes(16).toString('base64');
    allowStyleNonce(reply, context.config, styleNonce);
    const { pathname } = new URL(request.url, context.config.publicUrl);
    const isAbsent = pathname === demoMailboxPath && !hasDemoMailbox(context.config);
    return reply
      .status(isAbsent ? 404 : page.status)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillTemplate(bundle.template, {
          page,
          css: bundle.styles + bundle.themeCss(settings),
          styleNonce,
          theme: readThemeCookie(request),
        }),
      );
  }

  app.setNotFoundHandler(refuseUnknownRoute);
  await app.register(registerFormFallback);
  app.get('/*', { schema: { hide: true } }, async (request, reply) =>
    isApiCall(request) ? refuseUnknownRoute() : sendPage(request, reply),
  );
}
