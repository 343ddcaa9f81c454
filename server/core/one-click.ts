import type { FastifyInstance } from 'fastify';

const BODY_BYTES = 4096;

/** One-click unsubscription (RFC 8058) posts a form of either encoding; its content is ignored. */
export function acceptAnyForm(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit: BODY_BYTES };
  app.addContentTypeParser('*', options, (_request, _body, done) => done(null));
}

/** RFC 2369 and RFC 8058. */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
