import { sql } from 'drizzle-orm';
import { conflict } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';

/** Of all kinds. */
const MAX_OPEN = 20;

/** So that nobody buries the queue of the office. In the transaction of the report: an advisory lock has them wait for one another. */
export async function assertRoomForReport(database: Queryable, reporterId: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`);
  const { rows } = await database.execute<{ open: number }>(sql`
    select (select count(*) from forum_reports where reporter_id = ${reporterId} and status = 'open')::int
      + (select count(*) from message_reports where reporter_id = ${reporterId} and status = 'open')::int
      + (select count(*) from profile_reports where reporter_id = ${reporterId} and status = 'open')::int as open`);
  if ((rows[0]?.open ?? 0) < MAX_OPEN) return;
  throw conflict(
    `Ya tienes ${MAX_OPEN} reportes que la oficina todavía no ha revisado. Podrás enviar otro cuando revise alguno.`,
  );
}
