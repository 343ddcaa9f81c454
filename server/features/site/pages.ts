import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownRoute } from '../../core/error-handler.ts';
import { isApiCall } from '../../core/route.ts';
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
