import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';
import { mailBounces } from '../database/schema/core.ts';

const REASON_MAX = 500;
/** Of addresses that may exist: a full mailbox, or a server with a trouble of its own, is given other days. */
export const REFUSALS_UNTIL_PAUSE = 3;
const WINDOW = sql`interval '30 days'`;
/** Refusals of one day count once: a mail server that is set up wrong for an hour refuses everybody many times. */
const SAME_DAY = sql`interval '1 day'`;

interface SmtpReply {
  responseCode?: number;
  command?: string;
  response?: string;
  message: string;
}

/** `unknown`: there is no such mailbox (5.1.x). `refused`: it takes no mail for now (5.2.x, or no enhanced code). */
export type Refusal = 'unknown' | 'refused';

/** Enhanced status codes (RFC 3463) that are about the sender, although their class is that of addresses. */
const ABOUT_SENDER = ['5.1.7', '5.1.8'];
/** Without an enhanced code. 554 is left out: it mostly refuses the sender or the content. */
const MAILBOX_CODES = [550, 551, 552, 553];

/**
 * Whether the mail server refused the recipient for good. Policies (5.7.x, such as «relay access denied»), protocol and
 * network are about the portal or its server: they would pause everybody.
 */
export function classifyRefusal(error: unknown): Refusal | undefined {
  const { responseCode = 0, command, response, message } = error as SmtpReply;
  if (command !== 'RCPT TO' || responseCode < 500) return undefined;
  const [enhanced] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response ?? message) ?? [];
  if (!enhanced) return MAILBOX_CODES.includes(responseCode) ? 'refused' : undefined;
  if (ABOUT_SENDER.includes(enhanced)) return undefined;
  if (enhanced.startsWith('5.1.')) return 'unknown';
  return enhanced.startsWith('5.2.') ? 'refused' : undefined;
}

/** Pauses the address at once if it does not exist, else after some refusals on different days. */
export async function recordRefusal(
  database: Queryable,
  { to, refusal, reason, now }: { to: string; refusal: Refusal; reason: string; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`bounce.first_refused_at < ${at} - ${WINDOW}`;
  const refusals = sql`case when ${isOver} then 1
    when bounce.last_refused_at <= ${at} - ${SAME_DAY} then bounce.refusals + 1 else bounce.refusals end`;
  await database.execute(sql`
    insert into ${mailBounces} as bounce (email, reason, first_refused_at, last_refused_at, paused_at)
    values (lower(${to}), ${reason.slice(0, REASON_MAX)}, ${at}, ${at}, ${refusal === 'unknown' ? at : sql`null`})
    on conflict (email) do update set
      reason = excluded.reason,
      refusals = ${refusals},
      first_refused_at = case when ${isOver} then ${at} else bounce.first_refused_at end,
      last_refused_at = case when bounce.last_refused_at <= ${at} - ${SAME_DAY} then ${at} else bounce.last_refused_at end,
      paused_at = coalesce(bounce.paused_at, excluded.paused_at,
        case when ${refusals} >= ${REFUSALS_UNTIL_PAUSE} then ${at} end)`);
}

/** True for a paused address; the mail counts as not sent. */
export async function skipIfPaused(database: Queryable, to: string): Promise<boolean> {
  const skipped = await database
    .update(mailBounces)
    .set({ skipped: sql`${mailBounces.skipped} + 1` })
    .where(and(eq(mailBounces.email, to.toLowerCase()), isNotNull(mailBounces.pausedAt)))
    .returning({ id: mailBounces.id });
  return skipped.length > 0;
}

export async function forgetRefusals(database: Queryable, to: string): Promise<void> {
  await database.delete(mailBounces).where(eq(mailBounces.email, to.toLowerCase()));
}

interface DeliveryReport {
  to: string;
  /** Absent where the mail was accepted. */
  error?: unknown;
  now: Date;
}

/** Keeps the list after an attempt. Never fails: a mail that was accepted must not be sent again because of it. */
export async function recordDelivery(
  { database, log }: { database: Queryable; log: Logger },
  { to, error, now }: DeliveryReport,
): Promise<void> {
  try {
    if (error === undefined) return await forgetRefusals(database, to);
    const refusal = classifyRefusal(error);
    const { response, message } = error as SmtpReply;
    if (refusal) await recordRefusal(database, { to, refusal, reason: response ?? message, now });
  } catch (err) {
    log.warn({ err }, 'the list of refused addresses could not be written');
  }
}

const isPaused = isNotNull(mailBounces.pausedAt);

export function listPausedAddresses(database: Queryable, { page, limit }: { page: number; limit: number }) {
  const { id, email, reason, refusals, lastRefusedAt, pausedAt, skipped } = mailBounces;
  return database
    .select({ id, email, reason, refusals, lastRefusedAt, pausedAt: sql<Date>`${pausedAt}`.mapWith(pausedAt), skipped })
    .from(mailBounces)
    .where(isPaused)
    .orderBy(desc(pausedAt), id)
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countPausedAddresses(database: Queryable): Promise<number> {
  const [row] = await database.select({ total: count() }).from(mailBounces).where(isPaused);
  return row?.total ?? 0;
}

/** Returns the address; undefined if it is not paused any more. */
export async function resumeAddress(database: Queryable, id: string): Promise<string | undefined> {
  const [row] = await database
    .delete(mailBounces)
    .where(and(eq(mailBounces.id, id), isPaused))
    .returning({ email: mailBounces.email });
  return row?.email;
}
