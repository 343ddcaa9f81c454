import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { statusAlerts } from '../../database/schema/operations.ts';

export interface MailQueue extends Record<string, unknown> {
  waiting: number;
  /** Of those that were tried and failed, or were not tried yet; none that was put off until tomorrow. */
  oldestAt: Date | null;
  lastSentAt: Date | null;
}

const asDate = (value: Date | string | null) => (value === null ? null : new Date(value));

/** Completed jobs stay in this table for some hours. */
export async function readMailQueue(database: Queryable): Promise<MailQueue> {
  const { rows } = await database.execute<MailQueue>(sql`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      min(created_on) filter (where state = 'retry' or state = 'created' and start_after <= now()) as "oldestAt",
      max(completed_on) filter (where state = 'completed') as "lastSentAt"
    from pgboss.job where name = 'mail'`);
  const { waiting = 0, oldestAt = null, lastSentAt = null } = rows[0] ?? {};
  return { waiting, oldestAt: asDate(oldestAt), lastSentAt: asDate(lastSentAt) };
}

export interface FailedWork extends Record<string, unknown> {
  queue: string;
  count: number;
  lastAt: Date;
}

/** pg-boss moves failed jobs to its archive after some hours. */
export async function listFailedWork(database: Queryable, since: Date): Promise<FailedWork[]> {
  const { rows } = await database.execute<FailedWork>(sql`
    select name as queue, count(*)::int as count, max(completed_on) as "lastAt"
    from (select name, state, completed_on from pgboss.job union all
          select name, state, completed_on from pgboss.archive) as job
    where state = 'failed' and completed_on >= ${since}
    group by name order by 3 desc`);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

export async function readDatabaseSize(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Serialises checks: of two processes that see the same, one tells. */
export async function lockAlerts(transaction: Queryable): Promise<Map<string, Date>> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('portal status'))`);
  const rows = await transaction.select().from(statusAlerts);
  return new Map(rows.map(({ kind, since }) => [kind, since]));
}

export async function insertAlert(transaction: Queryable, kind: string, since: Date): Promise<void> {
  await transaction.insert(statusAlerts).values({ kind, since });
}

export async function deleteAlert(transaction: Queryable, kind: string): Promise<void> {
  await transaction.delete(statusAlerts).where(eq(statusAlerts.kind, kind));
}

export function listAdministrators(database: Queryable): Promise<{ email: string; firstName: string }[]> {
  return database
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), isNull(users.deletedAt)));
}
