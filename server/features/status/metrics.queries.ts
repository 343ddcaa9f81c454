import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

export interface QueueDepth extends Record<string, unknown> {
  queue: string;
  waiting: number;
  oldestSeconds: number;
}

/** Future jobs do not count; one that waits for its next attempt does. */
export async function listQueueDepths(database: Queryable): Promise<QueueDepth[]> {
  const { rows } = await database.execute<QueueDepth>(sql`
    select queue.name as queue, count(job.id)::int as waiting,
      coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as "oldestSeconds"
    from pgboss.queue left join pgboss.job
      on job.name = queue.name and (job.state = 'retry' or job.state = 'created' and job.start_after <= now())
    group by queue.name`);
  return rows;
}

/** Seconds; undefined without a standby, or where the role may not see it. */
export async function readReplicationLag(database: Queryable): Promise<number | undefined> {
  const { rows } = await database.execute<{ lag: number | null }>(
    sql`select max(extract(epoch from coalesce(replay_lag, interval '0')))::float8 as lag from pg_stat_replication where state is not null`,
  );
  return rows[0]?.lag ?? undefined;
}
