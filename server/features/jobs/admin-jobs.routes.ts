import type { FastifyInstance } from 'fastify';
import { type AdminJob, adminJobsContract } from '#contract/jobs/jobs.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import {
  countPausedAddresses,
  listPausedAddresses,
  resumeAddress,
  resumeAllAddresses,
} from '../../core/mail/bounces.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { claimFailedJobs, claimJob, countJobs, type JobRow, listJobs } from './admin-jobs.queries.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Without the parameters of a query, which may hold a whole mail. */
function errorOf(output: JobRow['output']): string {
  const thrown = (output?.value ?? output) as Record<string, unknown> | null;
  const [message] = text(thrown?.message).split('\nparams: ');
  return message || 'Sin más detalles.';
}

const asIso = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString());

function mailOf({ queue, data }: JobRow): AdminJob['mail'] {
  return queue === 'mail' ? { to: text(data?.to), subject: text(data?.subject) } : null;
}

function presentJob(row: JobRow): AdminJob {
  return {
    id: row.id,
    queue: row.queue,
    state: row.state,
    mail: mailOf(row),
    error: errorOf(row.output),
    attempts: row.attempts,
    createdAt: new Date(row.createdAt).toISOString(),
    failedAt: asIso(row.failedAt),
    nextAt: asIso(row.nextAt),
  };
}

const withoutBulk = ({ isBulk: _, ...data }: Record<string, unknown>) => data;

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
    if (!job) throw notFound('Esta tarea ya no está entre las que fallaron.');
    await finish(transaction, job);
    const mail = mailOf(job);
    const target = { type: 'job', id, label: mail ? `${mail.subject} (${mail.to})` : job.queue };
    await writeAuditLog(transaction, viewer, { action, target, details: { queue: job.queue } });
    return { id };
  });
}

/** Keeps the id, so that the mail counts once against its recipient's limit. A paused address is tried too. */
const retryJob = (deps: Deps, viewer: Viewer, id: string) =>
  withClaimedJob(deps, viewer, id, 'job.retry', (transaction, { queue, data }) =>
    deps.jobs.insert(transaction, [{ id, name: queue, data: withoutBulk(data ?? {}) }]),
  );

const RETRY_BATCH_SIZE = 1_000;

/** The jobs keep their priority: unlike a single retry, this is not urgent. */
async function retryFailedJobs({ database, jobs }: Deps, viewer: Viewer, since: string): Promise<{ retried: number }> {
  return database.transaction(async (transaction) => {
    let retried = 0;
    for (;;) {
      const claimed = await claimFailedJobs(transaction, new Date(since), RETRY_BATCH_SIZE);
      if (claimed.length === 0) break;
      await jobs.insert(
        transaction,
        claimed.map(({ id, queue, data }) => ({ id, name: queue, data: data ?? {} })),
      );
      retried += claimed.length;
    }
    const target = { type: 'job', id: 'all', label: 'Todo lo que falló desde un momento' };
    if (retried > 0)
      await writeAuditLog(transaction, viewer, { action: 'job.retry', target, details: { since, retried } });
    return { retried };
  });
}

const discardJob = (deps: Deps, viewer: Viewer, id: string) =>
  withClaimedJob(deps, viewer, id, 'job.discard', async () => {});

async function resumePausedAddress({ database }: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    const email = await resumeAddress(transaction, id);
    if (!email) throw notFound('Esta dirección ya no está en pausa.');
    const target = { type: 'address', id, label: email };
    await writeAuditLog(transaction, viewer, { action: 'mail.resume', target });
    return { id };
  });
}

async function resumeAllPausedAddresses({ database }: Deps, viewer: Viewer): Promise<{ resumed: number }> {
  return database.transaction(async (transaction) => {
    const resumed = await resumeAllAddresses(transaction);
    const target = { type: 'address', id: 'all', label: 'Todas las direcciones en pausa' };
    if (resumed > 0) await writeAuditLog(transaction, viewer, { action: 'mail.resume', target, details: { resumed } });
    return { resumed };
  });
}

export function adminJobsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, adminJobsContract.listJobs, async ({ query }) => {
    const [rows, counts] = await Promise.all([listJobs(database, query), countJobs(database)]);
    const total = counts[query.state];
    return { jobs: rows.map(presentJob), ...presentPage(total, query), counts };
  });

  route(app, context, adminJobsContract.retryJob, ({ params, viewer }) => retryJob(context, viewer, params.id));

  route(app, context, adminJobsContract.retryFailedJobs, ({ body, viewer }) =>
    retryFailedJobs(context, viewer, body.since),
  );

  route(app, context, adminJobsContract.discardJob, ({ params, viewer }) => discardJob(context, viewer, params.id));

  route(app, context, adminJobsContract.listPausedAddresses, async ({ query }) => {
    const [addresses, total] = await Promise.all([
      listPausedAddresses(database, query),
      countPausedAddresses(database),
    ]);
    return { addresses, ...presentPage(total, query) };
  });

  route(app, context, adminJobsContract.resumeAddress, ({ params, viewer }) =>
    resumePausedAddress(context, viewer, params.id),
  );

  route(app, context, adminJobsContract.resumeAllAddresses, ({ viewer }) => resumeAllPausedAddresses(context, viewer));
}
