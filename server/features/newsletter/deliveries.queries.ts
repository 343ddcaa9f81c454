import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { mailBounces, mailHolds } from '../../database/schema/core.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { activeSubscribers } from './subscribers.queries.ts';

export type DeliveryState = (typeof newsletterDeliveries.$inferSelect)['state'];

export interface DeliveryKey {
  issueId: string;
  subscriberId: string;
}

const idsOf = (rows: { subscriberId: string }[]) => rows.map(({ subscriberId }) => subscriberId);

/** Returns the subscribers. */
export async function insertDeliveries(database: Queryable, issueId: string): Promise<string[]> {
  const { rows } = await database.execute<{ subscriberId: string }>(sql`
    insert into ${newsletterDeliveries} (issue_id, subscriber_id)
    select ${issueId}, ${newsletterSubscribers.id} from ${newsletterSubscribers} where ${activeSubscribers()}
    on conflict do nothing returning subscriber_id as "subscriberId"`);
  return idsOf(rows);
}

export async function countDeliveries(database: Queryable, issueIds: string[]) {
  if (issueIds.length === 0) return [];
  return database
    .select({ issueId: newsletterDeliveries.issueId, state: newsletterDeliveries.state, count: count() })
    .from(newsletterDeliveries)
    .where(inArray(newsletterDeliveries.issueId, issueIds))
    .groupBy(newsletterDeliveries.issueId, newsletterDeliveries.state);
}

const inState = (issueId: string, state: DeliveryState) =>
  and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, state));

export function listUndelivered(
  database: Queryable,
  filter: { issueId: string; state: UndeliveredState; page: number; limit: number },
) {
  return database
    .select({ email: newsletterSubscribers.email, problem: newsletterDeliveries.problem })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(inState(filter.issueId, filter.state))
    .orderBy(newsletterSubscribers.email)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

/** Returns the subscribers. */
export async function resetUndelivered(
  database: Queryable,
  issueId: string,
  state: UndeliveredState,
): Promise<string[]> {
  const rows = await database
    .update(newsletterDeliveries)
    .set({ state: 'pending', problem: null })
    .where(inState(issueId, state))
    .returning({ subscriberId: newsletterDeliveries.subscriberId });
  return idsOf(rows);
}

const isDelivery = ({ issueId, subscriberId }: DeliveryKey) =>
  and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.subscriberId, subscriberId));

/** With all mail after a restore, or while the newsletter is switched off. */
export async function isSendingHeld(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ isHeld: boolean }>(sql`
    select exists (select from ${mailHolds}) or not ${siteSettings.enableNewsletter} as "isHeld" from ${siteSettings}`);
  return rows[0]?.isHeld ?? false;
}

/** What its mail needs, as of now; undefined where nothing is left to do. */
export async function findPendingDelivery(database: Queryable, key: DeliveryKey) {
  const [row] = await database
    .select({
      email: newsletterSubscribers.email,
      /** False for subscribers who left since the sending began. */
      isWanted: sql<boolean>`${activeSubscribers()}`,
      /** Reply of the mail server that paused the address. */
      refusal: mailBounces.reason,
      content: newsletterIssues.content,
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
    .leftJoin(mailBounces, and(eq(mailBounces.email, newsletterSubscribers.email), isNotNull(mailBounces.pausedAt)))
    .where(and(isDelivery(key), eq(newsletterDeliveries.state, 'pending')));
  return row;
}

export interface Outcome {
  state: 'sent' | 'failed' | 'skipped' | 'paused';
  problem: string | null;
}

export async function updateDelivery(database: Queryable, key: DeliveryKey, outcome: Outcome): Promise<void> {
  await database.update(newsletterDeliveries).set(outcome).where(isDelivery(key));
}

export async function hasUnsent(database: Queryable, issueId: string): Promise<boolean> {
  const [row] = await database
    .select({ issueId: newsletterDeliveries.issueId })
    .from(newsletterDeliveries)
    .where(inState(issueId, 'pending'))
    .limit(1);
  return row !== undefined;
}

/** Subscribers whose mail waits without a job: it was discarded or given up. */
export async function listUnqueued(database: Queryable, issueId: string): Promise<string[]> {
  const isQueued = sql`exists (
    select from pgboss.job where name = 'newsletter-mail' and state in ('created', 'retry', 'active')
      and data ->> 'issueId' = ${issueId} and data ->> 'subscriberId' = ${newsletterDeliveries.subscriberId}::text)`;
  const rows = await database
    .select({ subscriberId: newsletterDeliveries.subscriberId })
    .from(newsletterDeliveries)
    .where(and(inState(issueId, 'pending'), sql`not ${isQueued}`));
  return idsOf(rows);
}
