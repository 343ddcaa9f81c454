import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { newsletterDeliveries, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { activeSubscribers } from './subscribers.queries.ts';

export type DeliveryState = (typeof newsletterDeliveries.$inferSelect)['state'];

/** One for every active subscriber at this moment. */
export async function insertDeliveries(database: Queryable, issueId: string): Promise<number> {
  const { rowCount } = await database.execute(sql`
    insert into ${newsletterDeliveries} (issue_id, subscriber_id)
    select ${issueId}, ${newsletterSubscribers.id} from ${newsletterSubscribers} where ${activeSubscribers()}
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** How many of each issue are in each state. */
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

/** Returns how many are sent again. */
export async function resetUndelivered(database: Queryable, issueId: string, state: UndeliveredState): Promise<number> {
  const { rowCount } = await database
    .update(newsletterDeliveries)
    .set({ state: 'pending', attempts: 0, problem: null })
    .where(isUndelivered(issueId, state));
  return rowCount ?? 0;
}

/** Fewest attempts among the pending deliveries; null when none is left. */
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
}

/** Claims one delivery for a worker. None while the newsletter is switched off. */
export async function claimDelivery(
  database: Queryable,
  claim: { issueId: string; workerId: bigint; attempts: number },
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await database.execute<{
    subscriber_id: string;
    email: string;
    attempts: number;
    is_wanted: boolean;
  }>(sql`
    with chosen as (
      select subscriber_id from newsletter_deliveries
      where issue_id = ${claim.issueId} and state = 'pending' and attempts <= ${claim.attempts}
        and (select enable_newsletter from site_settings)
      limit 1 for update skip locked
    )
    update newsletter_deliveries as delivery set state = 'claimed', lane = ${claim.workerId}, updated_at = now()
    from chosen join newsletter_subscribers as reader on reader.id = chosen.subscriber_id
    where delivery.issue_id = ${claim.issueId} and delivery.subscriber_id = chosen.subscriber_id
    returning delivery.subscriber_id, reader.email, delivery.attempts,
      reader.is_active and reader.confirmed_at is not null as is_wanted`);
  const [row] = rows;
  if (!row) return undefined;
  return { subscriberId: row.subscriber_id, email: row.email, attempts: row.attempts, isWanted: row.is_wanted };
}

export async function ownsClaim(
  database: Queryable,
  { issueId, subscriberId }: { issueId: string; subscriberId: string },
  workerId: bigint,
): Promise<boolean> {
  const { issueId: issue, subscriberId: subscriber, state } = newsletterDeliveries;
  const rows = await database
    .select({ lane: newsletterDeliveries.lane })
    .from(newsletterDeliveries)
    .where(
      and(
        eq(issue, issueId),
        eq(subscriber, subscriberId),
        eq(newsletterDeliveries.lane, workerId),
        eq(state, 'claimed'),
      ),
    );
  return rows.length > 0;
}

export interface Outcome {
  state: Exclude<DeliveryState, 'claimed'>;
  attempts: number;
  problem: string | null;
}

/** Without effect where another worker took the delivery over, unless that one could only mark it unacknowledged. */
export async function recordOutcome(
  database: Queryable,
  { issueId, subscriberId }: { issueId: string; subscriberId: string },
  workerId: bigint,
  outcome: Outcome,
): Promise<void> {
  const { issueId: issue, subscriberId: subscriber, state } = newsletterDeliveries;
  const isOpen = or(eq(newsletterDeliveries.lane, workerId), eq(state, 'unacknowledged'));
  await database
    .update(newsletterDeliveries)
    .set({ ...outcome, lane: null })
    .where(and(eq(issue, issueId), eq(subscriber, subscriberId), isOpen));
}

export async function listWorkerIds(database: Queryable): Promise<bigint[]> {
  const rows = await database
    .selectDistinct({ lane: newsletterDeliveries.lane })
    .from(newsletterDeliveries)
    .where(sql`${newsletterDeliveries.lane} is not null`);
  return rows.flatMap(({ lane }) => lane ?? []);
}

/** A living worker holds the advisory lock of its id. */
export async function tryLockDeadWorker(transaction: Queryable, workerId: bigint): Promise<boolean> {
  const { rows } = await transaction.execute<{ is_dead: boolean }>(
    sql`select pg_try_advisory_xact_lock(${workerId}) as is_dead`,
  );
  return rows[0]?.is_dead ?? false;
}

/** Makes the claims of a dead worker pending again, except what it sent, or may have: that is not sent twice. */
export async function reclaimDeliveries(
  transaction: Queryable,
  workerId: bigint,
  lastSentTo: string | null | undefined,
): Promise<void> {
  const { lane: column, subscriberId } = newsletterDeliveries;
  if (lastSentTo !== undefined) {
    await transaction
      .update(newsletterDeliveries)
      .set({ state: 'pending', lane: null })
      .where(and(eq(column, workerId), lastSentTo === null ? undefined : ne(subscriberId, lastSentTo)));
  }
  await transaction
    .update(newsletterDeliveries)
    .set({ state: 'unacknowledged', lane: null, problem: 'El envío se interrumpió antes de recibir la confirmación.' })
    .where(eq(column, workerId));
}
