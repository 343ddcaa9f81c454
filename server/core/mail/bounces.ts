import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queryable } from '../../database/database.ts';
import { mailBounces } from '../../database/schema/core.ts';

const REASON_MAX = 500;
/** A full mailbox or a failing server may recover on another day. */
export const REFUSALS_UNTIL_PAUSE = 3;
const WINDOW = sql`interval '30 days'`;
/** Refusals of one day count once: a misconfigured mail server refuses every address many times within an hour. */
const SAME_DAY = sql`interval '1 day'`;
/** Circuit breaker: more in a day are a problem of the portal or its mail server. */
export const MAX_PAUSES_A_DAY = 100;

interface SmtpReply {
  responseCode?: number;
  command?: string;
  response?: string;
  message: string;
}

/** `unknown`: there is no such mailbox (5.1.x). `refused`: it takes no mail for now (5.2.x, or no enhanced code). */
export type Refusal = 'unknown' | 'refused';

/**
 * Enhanced status code (RFC 3463), after the reply code or at the end as `(#5.1.1)`. Elsewhere three numbers may be
 * part of an IP address (`185.5.1.20`), a link or a version.
 */
const ENHANCED_CODE = /^\d{3}[ -]#?(5\.\d{1,3}\.\d{1,3})(?![\d.])|\(#(5\.\d{1,3}\.\d{1,3})\)/;
/** About the sender, although their class is that of addresses. */
const ABOUT_SENDER = ['5.1.7', '5.1.8'];
/** Unspecific: only says that some address is wrong. */
const UNDEFINED_ADDRESS = '5.1.0';
/** Without an enhanced code. 554 is left out: it mostly refuses the sender or the content. */
const MAILBOX_CODES = [550, 551, 552, 553];
/** Words of replies without a code that refuse the portal, its server or the mail. */
const ABOUT_PORTAL =
  /\b(?:spam\w*|spf|dkim|dmarc|[rd](?:ns)?bl|black\s?list\w*|block\w*|relay\w*|reputation|policy|sender|your (?:ip|host))\b/i;

/**
 * Only permanent refusals of the recipient. Policies (5.7.x, such as «relay access denied»), protocol and network are
 * about the portal or its server: they would pause every address.
 */
export function classifyRefusal(error: unknown): Refusal | undefined {
  const { responseCode = 0, command, response, message } = error as SmtpReply;
  if (command !== 'RCPT TO' || responseCode < 500) return undefined;
  const reply = response ?? message;
  const [, leading, trailing] = ENHANCED_CODE.exec(reply) ?? [];
  const enhanced = leading ?? trailing ?? UNDEFINED_ADDRESS;
  if (enhanced === UNDEFINED_ADDRESS) {
    return MAILBOX_CODES.includes(responseCode) && !ABOUT_PORTAL.test(reply) ? 'refused' : undefined;
  }
  if (ABOUT_SENDER.includes(enhanced)) return undefined;
  if (enhanced.startsWith('5.1.')) return 'unknown';
  return enhanced.startsWith('5.2.') ? 'refused' : undefined;
}

/**
 * Pauses an unknown mailbox at once, others after refusals on different days. Beyond the daily maximum the next refusal
 * does.
 */
export async function recordRefusal(
  database: Queryable,
  { to, refusal, reason, now }: { to: string; refusal: Refusal; reason: string; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`bounce.first_refused_at < ${at} - ${WINDOW}`;
  const refusals = sql`case when ${isOver} then 1
    when bounce.last_refused_at <= ${at} - ${SAME_DAY} then bounce.refusals + 1 else bounce.refusals end`;
  const mayPause = sql`(select count(*) < ${MAX_PAUSES_A_DAY} from
    (select from ${mailBounces} where paused_at > ${at} - ${SAME_DAY} limit ${MAX_PAUSES_A_DAY}) as paused_lately)`;
  const pausedAtOnce = refusal === 'unknown' ? sql`case when ${mayPause} then ${at} end` : sql`null`;
  await database.execute(sql`
    insert into ${mailBounces} as bounce (email, reason, first_refused_at, last_refused_at, paused_at)
    values (lower(${to}), ${reason.slice(0, REASON_MAX)}, ${at}, ${at}, ${pausedAtOnce})
    on conflict (email) do update set
      reason = excluded.reason,
      refusals = ${refusals},
      first_refused_at = case when ${isOver} then ${at} else bounce.first_refused_at end,
      last_refused_at = case when bounce.last_refused_at <= ${at} - ${SAME_DAY} then ${at} else bounce.last_refused_at end,
      paused_at = coalesce(bounce.paused_at, excluded.paused_at,
        case when ${refusals} >= ${REFUSALS_UNTIL_PAUSE} and ${mayPause} then ${at} end)`);
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

/** Never fails: a mail that was accepted must not be sent again because of it. */
export async function recordDelivery(
  { database, log }: { database: Queryable; log: Logger },
  { to, error, now }: { to: string; error?: unknown; now: Date },
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

export function countPausedAddresses(database: Queryable): Promise<number> {
  return database.$count(mailBounces, isPaused);
}

export async function resumeAllAddresses(database: Queryable): Promise<number> {
  const { rowCount } = await database.delete(mailBounces).where(isPaused);
  return rowCount ?? 0;
}

/** Undefined if it is no longer paused. */
export async function resumeAddress(database: Queryable, id: string): Promise<string | undefined> {
  const [row] = await database
    .delete(mailBounces)
    .where(and(eq(mailBounces.id, id), isPaused))
    .returning({ email: mailBounces.email });
  return row?.email;
}
