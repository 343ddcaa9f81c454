import type { FastifyInstance } from 'fastify';
import { legalContract } from '#contract/legal/legal.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { publishLegalText, readLegalDraft, readLegalText } from './legal.service.ts';

export function legalRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, legalContract.getLegalText, ({ params, query }) =>
    readLegalText(context, params.document, query.version),
  );

  route(app, context, legalContract.getLegalDraft, ({ params, query }) =>
    readLegalDraft(context, params.document, query.version),
  );

  route(app, context, legalContract.publishLegalText, ({ params, body, viewer }) =>
    publishLegalText(context, viewer, params.document, body.content),
  );
}
