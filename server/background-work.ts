import type { FastifyInstance } from 'fastify';
import type { Context } from './core/context.ts';
import { dominicanDay } from './core/dominican-time.ts';
import { pruneIdempotencyKeys } from './core/idempotency.ts';
import { MailQuota } from './core/mail-quota.ts';
import { createMailer } from './core/mail-transport.ts';
import { securityJobs } from './features/account/security.routes.ts';
import { backupJobs } from './features/backup/backup-schedule.service.ts';
import { contentJobs } from './features/content/content.routes.ts';
import { eventJobs } from './features/events/maintenance.service.ts';
import { pruneChallenges } from './features/factors/challenges.service.ts';
import { mediaJobs } from './features/media/media.service.ts';
import { pruneContactReads } from './features/members/members.queries.ts';
import { messageJobs } from './features/messages/reminder.service.tsx';
import { newsJobs } from './features/news/news.routes.ts';
import { newsletterJobs } from './features/newsletter/newsletter.routes.ts';
import { retentionJobs } from './features/retention/retention.service.ts';
import { statusJobs } from './features/status/status.service.ts';

/** Handlers of the background jobs other than mail. */
const jobHandlers = [
  messageJobs,
  eventJobs,
  contentJobs,
  newsJobs,
  mediaJobs,
  securityJobs,
  newsletterJobs,
  retentionJobs,
  statusJobs,
  backupJobs,
];

/** Loaded only where metrics are asked for. */
export async function exposeMetrics(app: FastifyInstance, context: Context): Promise<void> {
  const { collectMetrics } = await import('./features/metrics/metrics.service.ts');
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
export function pruneRegularly(app: FastifyInstance, { limiter, mailBudget, database, log, now }: Context): void {
  const prune = () =>
    Promise.all([
      limiter.prune(),
      mailBudget.prune(),
      pruneIdempotencyKeys(database),
      pruneContactReads(database, dominicanDay(now())),
      pruneChallenges(database),
    ]).catch((err) => log.warn({ err }, 'pruning failed'));
  const timer = setInterval(prune, PRUNE_INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', async () => void prune());
  app.addHook('onClose', async () => clearInterval(timer));
}

export function runJobs(app: FastifyInstance, context: Context, runSchedules: boolean): void {
  const { jobs, mailBudget, config, database, log, now } = context;
  const mailer = createMailer(config, log);
  const quota = new MailQuota(database, config, now);
  app.addHook('onReady', async () => {
    await jobs.start();
    jobs.work('mail', async (mail, _stopping, jobId) => {
      if (await mailBudget.tryConsume(jobId, mail)) {
        await quota.take({ isBulk: mail.isBulk ?? false });
        await mailer.send(mail);
      } else log.info({ job: jobId }, 'too many mails to an unconfirmed address: not sent');
    });
    for (const register of jobHandlers) register(context);
    if (runSchedules) await jobs.runSchedules();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
  });
}
