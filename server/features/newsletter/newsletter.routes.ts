import type { FastifyInstance } from 'fastify';
import { newsletterContract } from '#contract/newsletter/newsletter.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../site/site.queries.ts';
import { subscribe } from './newsletter.queries.ts';

export function newsletterRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, newsletterContract.subscribe, async ({ body, request }) => {
    await context.limiter.hit('newsletter', [`address:${request.ip}`]);
    const settings = await getSettings(context.database);
    if (!settings.enableNewsletter) throw notFound('El boletín no está disponible en este momento.');
    // The same answer for a known address: the form must not tell who is subscribed.
    await subscribe(context.database, body.email);
    return { message: 'Te has suscrito correctamente a nuestro boletín informativo.' };
  });
}
