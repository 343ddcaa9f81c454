import { and, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { newsletterDeliveries, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { activeSubscribers } from './subscribers.queries.ts';

export type DeliveryState = (typeof newsletterDeliveries.$inferSelect)['state'];

export async function insertDeliveries(database: Queryable, issueId: string): Promise<number> {
  const { rowCount } = await database.execute(sql`
    insert into ${newsletterDeliveries} (issue_id, subscriber_id)
    select ${issueId}, ${newsletterSubscribers.id} from ${newsletterSubscribers} where ${activeSubscribers()}
    on conflict do nothing`);
  return rowCount ?? 0;
}

export async function countDeliveries(database: Queryable, issueIds: string[]) {
  if (issueIds.length === 0) return [];
  return database
    .select({ issueId: newsletterDeliveries.issueId, state: newsletterDeliveries.state, count: count() })
    .from(newsletterDeliveries)
    .where(inArray(newsletterDeliveries.issueId, issueIds))
    .groupBy(newsletterDeliveries.issueId, newsletterDeliveries.state);
}

const isUndelivered = (issueId: string, state: UndeliveredState) =>
  and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, state));

export function listUndelivered(
  database: Queryable,
  filter: { issueId: string; state: UndeliveredState; page: number; limit: number },
) {
  return database
    .select({ email: newsletterSubscribers.email, problem: newsletterDeliveries.problem })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(isUndelivered(filter.issueId, filter.state))
    .orderBy(newsletterSubscribers.email)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function resetUndelivered(database: Queryable, issueId: string, state: UndeliveredState): Promise<number> {
  const { rowCount } = await database
    .update(newsletterDeliveries)
    .set({ state: 'pending', attempts: 0, problem: null })
    .where(isUndelivered(issueId, state));
  return rowCount ?? 0;
}

/** Null when no delivery is pending. */
export async function findMinAttempts(database: Queryable, issueId: string): Promise<number | null> {
  const [row] = await database
    .select({ attempts: sql<number | null>`min(${newsletterDeliveries.attempts})` })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, 'pending')));
  return row?.attempts ?? null;
}

export interface ClaimedDelivery {
  subscriberId: string;
  email: string;
  attempts: number;
  /** False for subscribers who left since the sending began. */
  isWanted: boolean;
  hasBounced: boolean;
  /** Reply of the mail server that paused the address. */
  refusal: string | null;
}

/** Locks the lease, so that a takeover finds the claims. None while the newsletter is switched off. */
export async function claimDeliveries(
  database: Queryable,
  claim: { issueId: string; token: string; attempts: number; limit: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await database.execute<{
    subscriber_id: string;
    email: string;
    attempts: number;
    is_wanted: boolean;
    has_bounced: boolean;
    refusal: string | null;
  }>(sql`
    with lease as (
      select from newsletter_leases where issue_id = ${claim.issueId} and token = ${claim.token} for key share
    ), chosen as (
      select subscriber_id from newsletter_deliveries
      where issue_id = ${claim.issueId} and state = 'pending' and attempts <= ${claim.attempts}
        and exists (select from lease) and (select enable_newsletter from site_settings)
      limit ${claim.limit} for update skip locked
    )
    update newsletter_deliveries as delivery set state = 'claimed', lease_token = ${claim.token}, updated_at = now()
    from chosen join newsletter_subscribers as reader on reader.id = chosen.subscriber_id
      left join mail_bounces as bounce on bounce.email = reader.email
    where delivery.issue_id = ${claim.issueId} and delivery.subscriber_id = chosen.subscriber_id
    returning delivery.subscriber_id, reader.email, delivery.attempts,
      reader.is_active and reader.confirmed_at is not null as is_wanted, bounce.email is not null as has_bounced,
      case when bounce.paused_at is not null then bounce.reason end as refusal`);
  return rows.map((row) => ({
    subscriberId: row.subscriber_id,
    email: row.email,
    attempts: row.attempts,
    isWanted: row.is_wanted,
    hasBounced: row.has_bounced,
    refusal: row.refusal,
  }));
}

export interface DeliveryKey {
  issueId: string;
  subscriberId: string;
}

const isDelivery = ({ issueId, subscriberId }: DeliveryKey) =>
  and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.subscriberId, subscriberId));

/** Fencing: false if the lease expired and another process took the delivery over. */
export async function markSending(database: Queryable, key: DeliveryKey, token: string): Promise<boolean> {
  const { rowCount } = await database
    .update(newsletterDeliveries)
    .set({ state: 'sending' })
    .where(and(isDelivery(key), eq(newsletterDeliveries.state, 'claimed'), eq(newsletterDeliveries.leaseToken, token)));
  return rowCount === 1;
}

export interface Outcome {
  state: Exclude<DeliveryState, 'claimed' | 'sending'>;
  attempts: number;
  problem: string | null;
}

/** Without effect after a takeover, unless unacknowledged by then; never pending again, since it may have been sent. */
export async function recordOutcome(
  database: Queryable,
  key: DeliveryKey,
  token: string,
  outcome: Outcome,
): Promise<void> {
  const isOwn = eq(newsletterDeliveries.leaseToken, token);
  const isDoubtful = outcome.state === 'pending' ? undefined : eq(newsletterDeliveries.state, 'unacknowledged');
  await database
    .update(newsletterDeliveries)
    .set({ ...outcome, leaseToken: null })
    .where(and(isDelivery(key), or(isOwn, isDoubtful)));
}

const INTERRUPTED = 'El envío se interrumpió antes de recibir la confirmación.';

/**
 * Claimed deliveries become pending; those perhaps handed over are not sent twice. One statement: a row that the
 * sender marks in this moment is waited for, and then seen as marked.
 */
export async function reclaimDeliveries(transaction: Queryable, issueId: string): Promise<void> {
  const isClaimed = sql`${newsletterDeliveries.state} = 'claimed'`;
  await transaction
    .update(newsletterDeliveries)
    .set({
      state: sql`case when ${isClaimed} then 'pending' else 'unacknowledged' end`,
      problem: sql`case when ${isClaimed} then ${newsletterDeliveries.problem} else ${INTERRUPTED} end`,
      leaseToken: null,
    })
    .where(and(eq(newsletterDeliveries.issueId, issueId), isNotNull(newsletterDeliveries.leaseToken)));
}
