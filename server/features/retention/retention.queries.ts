import { type SQL, sql } from 'drizzle-orm';
import type { RetainedData } from '../../core/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { hasRetainedData } from '../own-data/own-data.queries.ts';

interface RetentionRule {
  table: string;
  /** What is too old, given the instant before which it is. */
  isExpired: (cutoff: SQL) => SQL;
}

/** A report that waits for a decision has no `resolved_at`. */
const decided = (table: string): RetentionRule => ({ table, isExpired: (cutoff) => sql`resolved_at < ${cutoff}` });

const finished = (cutoff: SQL) => sql`state in ('completed', 'cancelled', 'failed') and completed_on < ${cutoff}`;

export const RETENTION_RULES: Record<RetainedData, RetentionRule[]> = {
  // What runs out by itself says when: sessions are put off with every use.
  sessions: [{ table: 'sessions', isExpired: () => sql`expire < now()` }],
  accountTokens: [{ table: 'account_tokens', isExpired: (cutoff) => sql`expires_at < ${cutoff}` }],
  knownBrowsers: [{ table: 'known_browsers', isExpired: (cutoff) => sql`last_sign_in_at < ${cutoff}` }],
  securityLog: [{ table: 'security_events', isExpired: (cutoff) => sql`at < ${cutoff}` }],
  mails: [
    { table: 'pgboss.job', isExpired: finished },
    { table: 'pgboss.archive', isExpired: finished },
  ],
  contactMessages: [{ table: 'contact_messages', isExpired: (cutoff) => sql`created_at < ${cutoff}` }],
  decidedReports: [decided('forum_reports'), decided('message_reports'), decided('profile_reports')],
  notifications: [{ table: 'notifications', isExpired: (cutoff) => sql`created_at < ${cutoff}` }],
  unconfirmedSubscribers: [
    {
      table: 'newsletter_subscribers',
      // Whoever asks for the link again has as long as the first time.
      isExpired: (cutoff) =>
        sql`confirmed_at is null and is_active and greatest(created_at, confirmation_sent_at) < ${cutoff}`,
    },
  ],
  deletedAccountRegistrations: [
    {
      table: 'event_registrations',
      isExpired: (cutoff) => sql`user_id in (select id from users where deleted_at is not null)
        and event_id in (select id from events where date < (${cutoff})::date)`,
    },
  ],
  deletedAccounts: [{ table: 'users', isExpired: (cutoff) => sql`deleted_at < ${cutoff} and not ${hasRetainedData}` }],
};

/** Few enough for one statement to end in time, however much there is. */
const BATCH = 1000;

/** How many rows went. In batches of their own transactions, so that nobody waits for long. */
export async function deleteExpired(
  database: Queryable,
  { table, isExpired }: RetentionRule,
  cutoff: Date,
): Promise<number> {
  const name = sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );
  const condition = isExpired(sql`${cutoff.toISOString()}::timestamptz`);
  // Rows of a table in several parts are told apart by the part too.
  const expired = sql`select tableoid, ctid from ${name} where ${condition} limit ${BATCH}`;
  for (let total = 0; ; ) {
    const { rowCount } = await database.execute(
      sql`delete from ${name} where (tableoid, ctid) in (${expired}) and ${condition}`,
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
