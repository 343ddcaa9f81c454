import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Paging } from '../../core/paging.ts';
import type { Queryable } from '../../database/database.ts';
import { readLogPage } from '../../database/log-page.ts';
import { auditLog } from '../../database/schema/audit.ts';

export async function insertEntry(database: Queryable, entry: typeof auditLog.$inferInsert): Promise<void> {
  await database.insert(auditLog).values(entry);
}

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  actorName: auditLog.actorName,
  action: auditLog.action,
  targetType: auditLog.targetType,
  targetId: auditLog.targetId,
  targetLabel: auditLog.targetLabel,
  details: auditLog.details,
};

interface AuditFilter {
  actor?: string | undefined;
  target?: string | undefined;
  action?: AuditAction | undefined;
  /** Instants at which the first and the last day begin. */
  from?: Date | undefined;
  to?: Date | undefined;
}

function matching({ actor, target, action, from, to }: AuditFilter) {
  return and(
    actor ? eq(auditLog.actorId, actor) : undefined,
    target ? eq(auditLog.targetId, target) : undefined,
    action && eq(auditLog.action, action),
    from && gte(auditLog.at, from),
    to && lt(auditLog.at, sql`${to.toISOString()}::timestamptz + interval '1 day'`),
  );
}

export const listEntries = (database: Queryable, filter: AuditFilter, paging: Paging) =>
  readLogPage(database, auditLog, database.select(columns).from(auditLog).$dynamic(), {
    where: matching(filter),
    ...paging,
  });

export type EntryRow = Awaited<ReturnType<typeof listEntries>>['rows'][number];

const BATCH_SIZE = 1000;

/** Oldest first. */
export async function* readEntries(database: Queryable): AsyncGenerator<EntryRow[]> {
  for (let last = 0; ; ) {
    const rows = await database
      .select(columns)
      .from(auditLog)
      .where(gt(auditLog.id, last))
      .orderBy(asc(auditLog.id))
      .limit(BATCH_SIZE);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Loose index scan: one lookup for each actor, however long the log is. */
export async function listActors(database: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select next.actor_id from audit_log as next where next.actor_id > actors.actor_id
        order by next.actor_id limit 1)
      from actors where actors.actor_id is not null
    )
    select actor_id as id, latest.actor_name as name from actors, lateral (
      select actor_name from audit_log where audit_log.actor_id = actors.actor_id order by at desc, id desc limit 1
    ) as latest
    where actors.actor_id is not null
    order by latest.actor_name, actor_id`);
  return rows;
}
