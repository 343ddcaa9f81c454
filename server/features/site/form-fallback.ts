import type { FastifyInstance } from 'fastify';

/**
 * Fallback for a form that is submitted before the page's script has loaded. Its body (a password, perhaps) is not
 * read: the person gets the page again, by then with its script.
 */
export async function registerFormFallback(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  for (const path of ['/login', '/register']) {
    app.post(path, { schema: { hide: true } }, async (request, reply) => reply.redirect(request.url, 303));
  }
}
