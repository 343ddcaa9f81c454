import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { countEach, single } from '../../database/records.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { readInBatches, type SortKey, sortedBy } from '../../database/sorted-list.ts';

/** Idempotent; unsubscribed addresses have to confirm again. */
export async function subscribe(database: Queryable, email: string): Promise<string> {
  const { isActive, confirmedAt, confirmationSentAt, createdAt } = newsletterSubscribers;
  return single(
    await database
      .insert(newsletterSubscribers)
      .values({ email })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: {
          isActive: true,
          confirmedAt: sql`case when ${isActive} then ${confirmedAt} end`,
          confirmationSentAt: sql`case when ${isActive} then ${confirmationSentAt} end`,
          createdAt: sql`case when ${isActive} then ${createdAt} else now() end`,
        },
      })
      .returning({ id: newsletterSubscribers.id }),
  ).id;
}

const LINK_LIFE = sql`interval '7 days'`;
/** Rate limit by address. */
const LINK_INTERVAL = sql`interval '10 minutes'`;

/** Undefined where the address is confirmed, has left, or was mailed just now. */
export async function claimConfirmation(
  database: Queryable,
  id: string,
): Promise<{ email: string; sentAt: Date } | undefined> {
  const { isActive, confirmedAt, confirmationSentAt, email } = newsletterSubscribers;
  const [row] = await database
    .update(newsletterSubscribers)
    .set({ confirmationSentAt: sql`now()` })
    .where(
      and(
        eq(newsletterSubscribers.id, id),
        eq(isActive, true),
        isNull(confirmedAt),
        or(isNull(confirmationSentAt), lt(confirmationSentAt, sql`now() - ${LINK_INTERVAL}`)),
      ),
    )
    .returning({ email, sentAt: confirmationSentAt });
  return row?.sentAt ? { email: row.email, sentAt: row.sentAt } : undefined;
}

export async function findConfirmationSent(database: Queryable, id: string): Promise<Date | undefined> {
  const { confirmationSentAt } = newsletterSubscribers;
  const [row] = await database
    .select({ sentAt: confirmationSentAt })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.id, id), gt(confirmationSentAt, sql`now() - ${LINK_LIFE}`)));
  return row?.sentAt ?? undefined;
}

/** Keeps the first confirmation. False for unknown subscribers and for those who left. */
export async function confirmSubscriber(database: Queryable, id: string): Promise<boolean> {
  const rows = await database
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())` })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.isActive, true)))
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

export async function deactivateSubscriber(database: Queryable, id: string): Promise<void> {
  await database.update(newsletterSubscribers).set({ isActive: false }).where(eq(newsletterSubscribers.id, id));
}

const { isActive, confirmedAt } = newsletterSubscribers;

const STATES: Record<SubscriberState, SQL | undefined> = {
  active: and(isActive, isNotNull(confirmedAt)),
  unconfirmed: and(isActive, isNull(confirmedAt)),
  unsubscribed: eq(isActive, false),
};

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

const sortKeys: Record<'email' | 'createdAt', SortKey> = {
  email: { by: newsletterSubscribers.email, type: 'text' },
  createdAt: { by: newsletterSubscribers.createdAt, type: 'timestamptz' },
};

type SubscriberSort = SortOrder<keyof typeof sortKeys>;

export function listSubscribers(
  database: Queryable,
  filter: SubscriberFilter & { sort: SubscriberSort; page: number; limit: number },
) {
  const { orderBy } = sortedBy(sortKeys, newsletterSubscribers.id, filter.sort);
  return database
    .select(columns)
    .from(newsletterSubscribers)
    .where(matching(filter))
    .orderBy(...orderBy)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export type SubscriberRow = Awaited<ReturnType<typeof listSubscribers>>[number];

export function readSubscribers(database: Queryable, filter: SubscriberFilter & { sort: SubscriberSort }) {
  const { orderBy, sortValue, after } = sortedBy(sortKeys, newsletterSubscribers.id, filter.sort);
  return readInBatches((end, limit) =>
    database
      .select({ ...columns, sortValue })
      .from(newsletterSubscribers)
      .where(and(matching(filter), after(end)))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export function countSubscribers(database: Queryable, filter: SubscriberFilter): Promise<number> {
  return database.$count(newsletterSubscribers, matching(filter));
}

export const countSubscribersByState = (database: Queryable): Promise<Record<SubscriberState, number>> =>
  countEach(database, newsletterSubscribers, STATES);

export async function findSubscriber(database: Queryable, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await database.select(columns).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return row;
}

export function listSubscribersByEmail(database: Queryable, emails: string[]): Promise<SubscriberRow[]> {
  return database.select(columns).from(newsletterSubscribers).where(inArray(newsletterSubscribers.email, emails));
}

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
