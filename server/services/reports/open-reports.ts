import { sql } from 'drizzle-orm';
import { conflict } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';

/** Of all kinds. */
const MAX_OPEN = 20;

/** So that nobody buries the queue of the office. Without a lock: a few more at the same moment do no harm. */
export async function assertRoomForReport(database: Queryable, reporterId: string): Promise<void> {
  const { rows } = await database.execute<{ open: number }>(sql`
    select (select count(*) from forum_reports where reporter_id = ${reporterId} and status = 'open')::int
      + (select count(*) from message_reports where reporter_id = ${reporterId} and status = 'open')::int
      + (select count(*) from profile_reports where reporter_id = ${reporterId} and status = 'open')::int as open`);
  if ((rows[0]?.open ?? 0) < MAX_OPEN) return;
  throw conflict(
    `Ya tienes ${MAX_OPEN} reportes que la oficina todavía no ha revisado. Podrás enviar otro cuando revise alguno.`,
  );
}
