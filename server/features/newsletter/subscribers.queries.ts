import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { matchesText } from '../../database/text-match.ts';

const { isActive, confirmedAt } = newsletterSubscribers;

const STATES: Record<SubscriberState, SQL | undefined> = {
  active: and(isActive, isNotNull(confirmedAt)),
  unconfirmed: and(isActive, isNull(confirmedAt)),
  unsubscribed: eq(isActive, false),
};

/** Recipients: active and confirmed. */
export const activeSubscribers = () => STATES.active;

interface SubscriberFilter {
  state?: SubscriberState | undefined;
  search?: string | undefined;
}

function matching({ state, search }: SubscriberFilter): SQL | undefined {
  return and(state && STATES[state], matchesText(search, [newsletterSubscribers.email]));
}

const columns = {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  isActive,
  confirmedAt,
  createdAt: newsletterSubscribers.createdAt,
};

const newestFirst = [desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id)];

export function listEverySubscriber(database: Queryable, filter: SubscriberFilter) {
  return database
    .select(columns)
    .from(newsletterSubscribers)
    .where(matching(filter))
    .orderBy(...newestFirst);
}

export type SubscriberRow = Awaited<ReturnType<typeof listEverySubscriber>>[number];

export function listSubscribers(database: Queryable, filter: SubscriberFilter & { page: number; limit: number }) {
  return database
    .select(columns)
    .from(newsletterSubscribers)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countSubscribers(database: Queryable, filter: SubscriberFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(newsletterSubscribers).where(matching(filter));
  return row?.total ?? 0;
}

export async function countSubscribersByState(database: Queryable): Promise<Record<SubscriberState, number>> {
  const [row] = await database
    .select({
      active: sql<number>`count(*) filter (where ${STATES.active})::int`,
      unconfirmed: sql<number>`count(*) filter (where ${STATES.unconfirmed})::int`,
      unsubscribed: sql<number>`count(*) filter (where ${STATES.unsubscribed})::int`,
    })
    .from(newsletterSubscribers);
  if (!row) throw new Error('a count came without a row');
  return row;
}

export async function findSubscriber(database: Queryable, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await database.select(columns).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return row;
}

export function listSubscribersByEmail(database: Queryable, emails: string[]): Promise<SubscriberRow[]> {
  return database.select(columns).from(newsletterSubscribers).where(inArray(newsletterSubscribers.email, emails));
}

/** Returns only the new ones. */
export function insertSubscribers(database: Queryable, emails: string[], since: Date | null): Promise<SubscriberRow[]> {
  return database
    .insert(newsletterSubscribers)
    .values(emails.map((email) => ({ email, confirmedAt: since })))
    .onConflictDoNothing()
    .returning(columns);
}

export async function deleteSubscriber(database: Queryable, id: string): Promise<void> {
  await database.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
}
