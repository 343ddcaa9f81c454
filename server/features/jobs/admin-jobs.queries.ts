import { sql } from 'drizzle-orm';
import type { AdminJobState } from '#contract/jobs/jobs.contract.ts';
import type { Queryable } from '../../database/database.ts';

export interface JobRow extends Record<string, unknown> {
  id: string;
  queue: string;
  state: AdminJobState;
  data: Record<string, unknown> | null;
  output: Record<string, unknown> | null;
  attempts: number;
  createdAt: Date;
  failedAt: Date | null;
  nextAt: Date | null;
}

const kept = sql`id, name, state, data, output, retry_count, created_on, completed_on, start_after`;

/** pg-boss moves failed jobs to its archive after some hours, and deletes them after some days. */
const everywhere = sql`(
  select ${kept} from pgboss.job union all select ${kept} from pgboss.archive
) as job`;

const columns = sql`id, name as queue, state, data, output, retry_count + 1 as attempts, created_on as "createdAt",
  completed_on as "failedAt", case when state = 'retry' then start_after end as "nextAt"`;

export async function listJobs(
  database: Queryable,
  { state, page, limit }: { state: AdminJobState; page: number; limit: number },
): Promise<JobRow[]> {
  const { rows } = await database.execute<JobRow>(sql`
    select ${columns} from ${everywhere} where state = ${state}
    order by coalesce(completed_on, start_after) desc, id limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

export async function countJobs(database: Queryable): Promise<Record<AdminJobState, number>> {
  const { rows } = await database.execute<Record<AdminJobState, number>>(sql`
    select count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'retry')::int as retry
    from ${everywhere} where state in ('failed', 'retry')`);
  return rows[0] ?? { failed: 0, retry: 0 };
}

/** Of concurrent callers, one gets the job. */
export async function claimJob(database: Queryable, id: string): Promise<JobRow | undefined> {
  const { rows } = await database.execute<JobRow>(sql`
    with live as (delete from pgboss.job where id = ${id} and state in ('failed', 'retry') returning ${kept}),
    old as (delete from pgboss.archive where id = ${id} and state = 'failed' returning ${kept})
    select ${columns} from (select * from live union all select * from old) as job`);
  return rows[0];
}

export async function claimFailedJobs(database: Queryable, since: Date, limit: number): Promise<JobRow[]> {
  const { rows } = await database.execute<JobRow>(sql`
    with failed as (
      select id from ${everywhere} where state = 'failed' and completed_on >= ${since}
      order by completed_on, id limit ${limit}),
    live as (delete from pgboss.job where state = 'failed' and id in (select id from failed) returning ${kept}),
    old as (delete from pgboss.archive where state = 'failed' and id in (select id from failed) returning ${kept})
    select ${columns} from (select * from live union all select * from old) as job`);
  return rows;
}
