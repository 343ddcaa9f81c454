import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Context } from './core/context.ts';
import { pruneIdempotencyKeys } from './core/idempotency.ts';
import { PermanentJobError, ServiceUnavailableError, SKIPPED } from './core/job-worker.ts';
import { recordDelivery } from './core/mail/bounces.ts';
import { hasMailLeft } from './core/mail-queue.ts';
import { createMailer, type SendMail } from './core/mail-transport.ts';
import type { Database } from './database/database.ts';
import { pruneChallenges } from './features/account/factors/challenges.service.ts';
import { securityJobs } from './features/account/security.routes.ts';
import { backupJobs } from './features/backup/backup-schedule.service.ts';
import { publishScheduledContent } from './features/content/content.service.ts';
import { eventJobs } from './features/events/event-maintenance.service.ts';
import { pruneContactReads } from './features/members/members.queries.ts';
import { messageJobs } from './features/messages/reminder.service.tsx';
import { publishScheduledNews } from './features/news/admin/admin-news.routes.ts';
import { newsletterJobs } from './features/newsletter/newsletter.routes.ts';
import { retentionJobs } from './features/own-data/retention.service.ts';
import { statusJobs } from './features/status/status.service.ts';
import { mediaJobs } from './services/media/media.service.ts';
import { withUnsubscribeLink } from './services/notifications/preferences.service.ts';

function publicationJobs(context: Context): void {
  context.jobs.work('scheduled-publication', async () => {
    const runs = await Promise.allSettled([publishScheduledContent(context), publishScheduledNews(context)]);
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
  });
}

const jobHandlers = [
  messageJobs,
  eventJobs,
  publicationJobs,
  mediaJobs,
  securityJobs,
  retentionJobs,
  statusJobs,
  backupJobs,
];

/** Lazy import: only where metrics are exposed. */
export async function exposeMetrics(app: FastifyInstance, context: Context): Promise<void> {
  const { collectMetrics } = await import('./features/status/metrics.service.ts');
  let stop = async () => {};
  app.addHook('onReady', async () => {
    const collected = await collectMetrics(context);
    stop = collected.stop;
    if (collected.port) context.log.info({ port: collected.port }, 'metrics');
  });
  app.addHook('onClose', () => stop());
}

const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

/** Expired counters and keys; personal data has the retention job. */
export function pruneRegularly(app: FastifyInstance, { limiter, deliveryRules, database, log, now }: Context): void {
  const prune = () =>
    Promise.all([
      limiter.prune(),
      deliveryRules.prune(),
      pruneIdempotencyKeys(database),
      pruneContactReads(database, dominicanDay(now())),
      pruneChallenges(database),
    ]).catch((err) => log.warn({ err }, 'pruning failed'));
  const timer = setInterval(prune, PRUNE_INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', async () => void prune());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** During an outage of all mail the failure is not the job's: no attempt is used up. */
async function spareAttempt(database: Database, error: unknown): Promise<unknown> {
  if (error instanceof PermanentJobError || error instanceof ServiceUnavailableError) return error;
  if (await hasMailLeft(database)) return error;
  return new ServiceUnavailableError((error as Error).message, { cause: error });
}

export function runJobs(app: FastifyInstance, context: Context, runSchedules: boolean): void {
  const { jobs, deliveryRules, config, database, log, now } = context;
  const mailer = createMailer(config, log);
  const sendMail: SendMail = async (mail, jobId) => {
    const { to } = mail;
    const refusal = await deliveryRules.findRefusal(mail, jobId);
    if (refusal) {
      log.info({ job: jobId }, `${refusal}: not sent`);
      return SKIPPED;
    }
    try {
      await mailer.send(mail);
    } catch (error) {
      if (error instanceof ServiceUnavailableError) await deliveryRules.giveBack(mail);
      await recordDelivery(context, { to, error: (error as Error).cause ?? error, now: now() });
      throw await spareAttempt(database, error);
    }
    if (config.smtpUrl) await recordDelivery(context, { to, now: now() });
    return 'sent';
  };
  app.addHook('onReady', async () => {
    await jobs.start();
    jobs.work('mail', (mail, { id }) => sendMail(withUnsubscribeLink(context, mail), id));
    newsletterJobs(context, sendMail);
    for (const register of jobHandlers) register(context);
    if (runSchedules) await jobs.runSchedules();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
  });
}
