import type { FastifyInstance } from 'fastify';
import { newsletterContract } from '#contract/newsletter/newsletter.contract.ts';
import { unsubscribePath } from '#contract/paths.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { SendMail } from '../../core/mail-transport.ts';
import { acceptAnyForm } from '../../core/one-click.ts';
import { route } from '../../core/route.ts';
import { isSendingHeld } from './deliveries.queries.ts';
import { issuesRoutes } from './issues.routes.ts';
import { enqueueUnfinishedIssues, requeueIssue, sendIssueMail } from './sending.service.ts';
import { subscribersRoutes } from './subscribers.routes.ts';
import { confirmSubscription, requestSubscription, sendConfirmation, unsubscribe } from './subscription.service.ts';

export function newsletterJobs(context: Context, sendMail: SendMail): void {
  const { jobs, log, database } = context;
  jobs.work('newsletter-confirmation', ({ subscriberId }) => sendConfirmation(context, subscriberId));
  jobs.workInTransaction('newsletter-issue', ({ issueId }, transaction) => requeueIssue(context, transaction, issueId));
  jobs.work(
    'newsletter-mail',
    (delivery, job) => sendIssueMail(context, sendMail, delivery, job),
    () => isSendingHeld(database),
  );
  enqueueUnfinishedIssues(context).catch((err) => log.warn({ err }, 'newsletter: sending not resumed'));
}

export function newsletterRoutes(app: FastifyInstance, context: Context): void {
  const { limiter } = context;

  route(app, context, newsletterContract.subscribe, async ({ body, request }) => {
    await limiter.hit('newsletter', clientNetworks(request.ip));
    await requestSubscription(context, body);
    return { message: 'Te has suscrito correctamente a nuestro boletín informativo.' };
  });

  route(app, context, newsletterContract.confirmSubscription, async ({ body, request }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    await confirmSubscription(context, body.token);
    return { message: 'Tu suscripción quedó confirmada.' };
  });

  // No rate limit: providers unsubscribe many people from one network, and the token cannot be guessed.
  app.register(async (scope) => {
    acceptAnyForm(scope);
    route(scope, context, newsletterContract.unsubscribe, async ({ query }) => {
      await unsubscribe(context, query.token);
      return { message: 'Ya no recibirás el boletín en esta dirección.' };
    });
  });

  route(app, context, newsletterContract.showUnsubscribe, async ({ query, reply }) =>
    reply.redirect(unsubscribePath(query.token)),
  );

  subscribersRoutes(app, context);
  issuesRoutes(app, context);
}
