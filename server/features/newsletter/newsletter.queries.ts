import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

/** Adds an address, or wakes one that had left, which then has to confirm again. Asking twice changes nothing. */
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

/** No more often than this goes a link to the same address, whoever asks for it. */
const LINK_INTERVAL = sql`interval '10 minutes'`;

/** The address to send a link to; nothing where it is confirmed, has left, or was just written to. */
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

/** Whether there is such a subscriber. One who is confirmed stays so since then; one who left stays away. */
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
