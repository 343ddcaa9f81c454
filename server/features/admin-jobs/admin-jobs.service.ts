import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { mailOf } from './admin-jobs.presenter.ts';
import { claimJob, type JobRow } from './admin-jobs.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs'>;

async function withClaimedJob(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  action: 'job.retry' | 'job.discard',
  finish: (transaction: Queryable, job: JobRow) => Promise<void>,
): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    const job = await claimJob(transaction, id);
    if (!job) throw notFound('Este trabajo ya no está entre los que fallaron.');
    await finish(transaction, job);
    const mail = mailOf(job);
    const target = { type: 'job', id, label: mail ? `${mail.subject} (${mail.to})` : job.queue };
    await writeAuditLog(transaction, viewer, { action, target, details: { queue: job.queue } });
    return { id };
  });
}

/** Requeues the work as a new job, with all its attempts. */
export const retryJob = (deps: Deps, viewer: Viewer, id: string) =>
  withClaimedJob(deps, viewer, id, 'job.retry', (transaction, { queue, data }) =>
    deps.jobs.requeue(transaction, queue, data ?? {}),
  );

export const discardJob = (deps: Deps, viewer: Viewer, id: string) =>
  withClaimedJob(deps, viewer, id, 'job.discard', async () => {});
