import type { FastifyInstance } from 'fastify';

/** Raw image bodies on the routes of this scope; everywhere else bodies are JSON. */
export function acceptImages(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit };
  app.addContentTypeParser(/^image\//, options, (_request, image, done) => done(null, image));
}
