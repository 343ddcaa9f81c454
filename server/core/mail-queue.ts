import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { MAIL_QUEUES } from './mail/delivery-rules.ts';

export interface MailQueue extends Record<string, unknown> {
  waiting: number;
  /** When it was first put into the queue, however often it was tried; without mails postponed until tomorrow. */
  oldestAt: Date | null;
  lastSentAt: Date | null;
}

const asDate = (value: Date | string | null) => (value === null ? null : new Date(value));

const hasLeft = sql`state = 'completed' and output is distinct from '{"outcome": "skipped"}'::jsonb`;

/** Completed jobs stay in this table for some hours. */
export async function readMailQueue(database: Queryable): Promise<MailQueue> {
  const { rows } = await database.execute<MailQueue>(sql`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      min(created_on) filter (where state in ('retry', 'active') or state = 'created' and start_after <= now()) as "oldestAt",
      max(completed_on) filter (where ${hasLeft}) as "lastSentAt"
    from pgboss.job where name = 'mail'`);
  const { waiting = 0, oldestAt = null, lastSentAt = null } = rows[0] ?? {};
  return { waiting, oldestAt: asDate(oldestAt), lastSentAt: asDate(lastSentAt) };
}

/** Longer than greylisting delays unknown senders. */
export const MAX_MAIL_WAIT_MS = 30 * 60_000;

export async function hasMailLeft(database: Queryable): Promise<boolean> {
  const since = new Date(Date.now() - MAX_MAIL_WAIT_MS);
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select exists (select from pgboss.job where name in ${MAIL_QUEUES} and ${hasLeft} and completed_on > ${since})`,
  );
  return rows[0]?.exists ?? false;
}
