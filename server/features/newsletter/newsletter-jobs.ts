import type { Context } from '../../core/context.ts';
import { enqueueUnfinishedIssues, resumeDelivery } from './sending.service.ts';
import { sendConfirmation } from './subscription.service.ts';

export function newsletterJobs(context: Context): void {
  const { jobs, log } = context;
  jobs.work('newsletter-confirmation', ({ subscriberId }) => sendConfirmation(context, subscriberId));
  jobs.work('newsletter-issue', ({ issueId }, stopping) => resumeDelivery(context, issueId, stopping));
  enqueueUnfinishedIssues(context).catch((err) => log.warn({ err }, 'newsletter: sending not resumed'));
}
