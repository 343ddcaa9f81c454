import type { Context } from '../../core/context.ts';
import { resumeSending, sendRest } from './sending.service.ts';
import { sendConfirmation } from './subscription.service.ts';

export function newsletterJobs(context: Context): void {
  const { jobs, log } = context;
  jobs.work('newsletter-confirmation', ({ subscriberId }) => sendConfirmation(context, subscriberId));
  jobs.work('newsletter-issue', ({ issueId }, stopping) => sendRest(context, issueId, stopping));
  resumeSending(context).catch((err) => log.warn({ err }, 'newsletter: sending not resumed'));
}
