import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

/** Idempotent upsert; an address that had unsubscribed has to confirm again. */
export async function subscribe(database: Queryable, email: string): Promise<string> {
  const { isActive, confirmedAt, confirmationSentAt, createdAt } = newsletterSubscribers;
  const [row] = await database
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
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new Error('the subscriber was not returned');
  return row.id;
}

/** Rate limit of confirmation links to one address, whoever asks for them. */
const LINK_INTERVAL = sql`interval '10 minutes'`;

/** Claims the mail with the link; undefined where the address is confirmed, has left, or was mailed just now. */
export async function claimConfirmation(database: Queryable, id: string): Promise<string | undefined> {
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
    .returning({ email });
  return row?.email;
}

/** Idempotent: keeps the first confirmation. False for unknown subscribers and for those who left. */
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
