import type { FastifyInstance } from 'fastify';
import { adminJobsContract } from '#contract/admin/jobs.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { presentJob } from './admin-jobs.presenter.ts';
import { countJobs, listJobs } from './admin-jobs.queries.ts';
import { discardJob, retryJob } from './admin-jobs.service.ts';

export function adminJobsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, adminJobsContract.listJobs, async ({ query }) => {
    const [rows, counts] = await Promise.all([listJobs(database, query), countJobs(database)]);
    const total = counts[query.state];
    return { jobs: rows.map(presentJob), ...presentPage(total, query), counts };
  });

  route(app, context, adminJobsContract.retryJob, ({ params, viewer }) => retryJob(context, viewer, params.id));

  route(app, context, adminJobsContract.discardJob, ({ params, viewer }) => discardJob(context, viewer, params.id));
}
