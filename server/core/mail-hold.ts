import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { mailHolds } from '../database/schema/core.ts';

/** Queues whose jobs hand a mail over to the mail server; the others only enqueue these. */
export const MAIL_QUEUES = ['mail', 'newsletter-mail'];

export interface MailHold {
  heldAt: Date;
}

/** After a restore queued mail may have been sent already: an administrator decides. False if it was already held. */
export async function holdMail(database: Queryable): Promise<boolean> {
  const held = await database.insert(mailHolds).values({}).onConflictDoNothing().returning({ id: mailHolds.id });
  return held.length > 0;
}

export async function findMailHold(database: Queryable): Promise<MailHold | undefined> {
  const [hold] = await database.select({ heldAt: mailHolds.heldAt }).from(mailHolds);
  return hold;
}

/** False if mail was not held. */
export async function deleteMailHold(database: Queryable): Promise<boolean> {
  const released = await database.delete(mailHolds).returning({ id: mailHolds.id });
  return released.length > 0;
}

export async function countHeldMail(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in ${MAIL_QUEUES} and state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? 0;
}
