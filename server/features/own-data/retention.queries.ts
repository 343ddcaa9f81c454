import { type SQL, sql } from 'drizzle-orm';
import type { RetainedData } from '../../core/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { hasRetainedData } from './own-data.queries.ts';

interface RetentionRule {
  table: string;
  isExpired: (cutoff: SQL) => SQL;
}

const finished = (cutoff: SQL) => sql`state in ('completed', 'cancelled', 'failed') and completed_on < ${cutoff}`;

export const RETENTION_RULES: Record<RetainedData, RetentionRule[]> = {
  // Sessions carry their own expiry.
  sessions: [{ table: 'sessions', isExpired: () => sql`expire < now()` }],
  accountTokens: [
    { table: 'account_tokens', isExpired: (cutoff) => sql`expires_at < ${cutoff}` },
    { table: 'address_links', isExpired: (cutoff) => sql`expires_at < ${cutoff}` },
  ],
  knownBrowsers: [{ table: 'known_browsers', isExpired: (cutoff) => sql`last_sign_in_at < ${cutoff}` }],
  securityLog: [{ table: 'security_events', isExpired: (cutoff) => sql`at < ${cutoff}` }],
  mails: [
    { table: 'pgboss.job', isExpired: finished },
    { table: 'pgboss.archive', isExpired: finished },
  ],
  mailBounces: [{ table: 'mail_bounces', isExpired: (cutoff) => sql`last_refused_at < ${cutoff}` }],
  contactMessages: [{ table: 'contact_messages', isExpired: (cutoff) => sql`created_at < ${cutoff}` }],
  // Undecided reports have no `resolved_at`.
  decidedReports: [{ table: 'reports', isExpired: (cutoff) => sql`resolved_at < ${cutoff}` }],
  notifications: [{ table: 'notifications', isExpired: (cutoff) => sql`created_at < ${cutoff}` }],
  searchMisses: [{ table: 'search_misses', isExpired: (cutoff) => sql`day < (${cutoff})::date` }],
  unconfirmedSubscribers: [
    {
      table: 'newsletter_subscribers',
      // A repeated request for the link restarts the period.
      isExpired: (cutoff) =>
        sql`confirmed_at is null and is_active and greatest(created_at, confirmation_sent_at) < ${cutoff}`,
    },
  ],
  closedInvitations: [
    { table: 'invitations', isExpired: (cutoff) => sql`coalesce(accepted_at, revoked_at, expires_at) < ${cutoff}` },
  ],
  deletedAccountRegistrations: [
    {
      table: 'event_registrations',
      isExpired: (cutoff) => sql`user_id in (select id from users where deleted_at is not null)
        and event_id in (select id from events where date < (${cutoff})::date)`,
    },
  ],
  eventGuests: [
    {
      table: 'event_registrations',
      isExpired: (cutoff) => sql`user_id is null
        and event_id in (select id from events where date < (${cutoff})::date)`,
    },
  ],
  unusedMemberImages: [
    {
      table: 'media_items',
      isExpired: (cutoff) => sql`audience = 'members' and created_at < ${cutoff}
        and not exists (select from forum_images where media_id = media_items.id)
        and not exists (select from report_images where media_id = media_items.id)`,
    },
  ],
  deletedAccounts: [{ table: 'users', isExpired: (cutoff) => sql`deleted_at < ${cutoff} and not ${hasRetainedData}` }],
};

/** Bounded, so that a statement ends in time. */
const BATCH = 1000;

/** Batches are separate transactions, so that locks are short. */
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
  // In a partitioned table, a ctid is unique only together with its tableoid.
  const expired = sql`select tableoid, ctid from ${name} where ${condition} limit ${BATCH}`;
  for (let total = 0; ; ) {
    const { rowCount } = await database.execute(
      sql`delete from ${name} where (tableoid, ctid) in (${expired}) and ${condition}`,
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
