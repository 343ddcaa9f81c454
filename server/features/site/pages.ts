import type { IncomingMessage, RequestListener } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownRoute } from '../../core/error-handler.ts';
import { isApiCall } from '../../core/route.ts';
import { observe } from '../../core/telemetry.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { WebBundle } from './web-bundle.ts';

/** For a form submitted before hydration: its body, perhaps a password, is not read, and the page is sent again. */
async function registerFormFallback(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  for (const path of ['/login', '/register']) {
    app.post(path, async (request, reply) => reply.redirect(request.url, 303));
  }
}

const YEAR_SECONDS = 31_536_000;

/** Before Fastify, whose routing and hooks take longer than the response. Anything unusual takes the normal way. */
export function answerFinishedPages(
  app: FastifyInstance,
  pages: PageRenderer,
  { isStopping, makeRequestId }: { isStopping: () => boolean; makeRequestId: (request: IncomingMessage) => string },
): void {
  const [handle] = app.server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('the server has no handler yet');
  app.server.removeAllListeners('request').on('request', (request, response) => {
    // Fastify also closes the connection during shutdown.
    const page = isStopping() ? undefined : pages.peek(request);
    if (!page) return handle(request, response);
    const reqId = makeRequestId(request);
    page.send(request.headers, response, reqId);
    const { method = '' } = request;
    const { statusCode: status } = response;
    app.log.info({ reqId, method, path: request.url?.split('?')[0], status }, 'finished page sent');
    observe('request', { method, route: 'finished page', status, ms: 0 });
  });
}

export async function servePages(app: FastifyInstance, pages: PageRenderer, bundle: WebBundle): Promise<void> {
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

  app.setNotFoundHandler(refuseUnknownRoute);
  await app.register(registerFormFallback);
  app.get('/*', { compress: false }, async (request, reply) => {
    if (isApiCall(request)) return refuseUnknownRoute();
    const page = await pages.find(request, reply);
    const chosen = page.select(request.headers);
    if (page.isNotModified(request.headers, chosen)) return reply.status(304).headers(chosen.notModifiedHeaders).send();
    return reply.status(page.status).headers(chosen.headers).send(chosen.body);
  });
}
