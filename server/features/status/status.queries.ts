import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { statusAlerts } from '../../database/schema/operations.ts';

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

/** Serialized, so that of two processes one sends the alert. */
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
