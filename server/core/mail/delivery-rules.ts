import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { type MAIL_KINDS, mailHolds, rateLimits, unconfirmedMails } from '../../database/schema/core.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import { PostponedJobError } from '../job-worker.ts';
import type { JobData } from '../jobs.ts';
import { skipIfPaused } from './bounces.ts';

// May this mail go now? The first reason that holds decides.
//
// | reason            | which mails                                   | what becomes of it | over                                    |
// | ----------------- | --------------------------------------------- | ------------------ | --------------------------------------- |
// | mail is held      | all                                           | stays in its queue | when an administrator releases          |
// | address is paused | `isBulk`                                      | skipped            | by a mail taken, its owner, office, time |
// | address's budget  | unconfirmed address, not `official`           | skipped            | a day after the mails it counts         |
// | daily limit       | all; a tenth is kept for `isRequested`,       | postponed          | at midnight                             |
// |                   | `isUnconfirmed` get a third at most           |                    |                                         |

/** Queues whose jobs hand a mail over to the mail server; the others only enqueue these. */
export const MAIL_QUEUES = ['mail', 'newsletter-mail'];

/** After a restore queued mail may have been sent already: an administrator decides. False if it was already held. */
export async function holdMail(database: Queryable): Promise<boolean> {
  const held = await database.insert(mailHolds).values({}).onConflictDoNothing().returning({ id: mailHolds.id });
  return held.length > 0;
}

export async function findMailHold(database: Queryable): Promise<{ heldAt: Date } | undefined> {
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

/** All of them where confirmation is off. */
export async function filterConfirmed(
  { config }: { config: Pick<Config, 'emailConfirmation'> },
  database: Queryable,
  emails: string[],
): Promise<Set<string>> {
  if (!config.emailConfirmation || emails.length === 0) return new Set(emails);
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.isEmailVerified, true)));
  return new Set(rows.map(({ email }) => email));
}

export type MailKind = (typeof MAIL_KINDS)[number];

/** Each kind by itself: whoever uses up one that anybody can cause keeps no password link or invitation from the address's owner. */
export const UNCONFIRMED_MAILS_PER_DAY: Record<MailKind, number> = { password: 2, invitation: 3, notice: 3, other: 3 };
/** Reserved for links that people asked for: nobody can use it up with newsletters or notices, such as of sign-ins. */
const RESERVED_SHARE = 0.1;
/** Of all mails to addresses that nobody confirmed, which any visitor can cause. */
const UNCONFIRMED_SHARE = 1 / 3;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = sql`interval '1 day'`;

const hashed = (address: string) => `unconfirmed mail ${address}`;

/** Santo Domingo is four hours behind UTC all year round. */
const tomorrow = (now: Date) => new Date(`${dominicanDay(new Date(now.getTime() + DAY_MS))}T04:00:00Z`);

type Recipient = Pick<JobData['mail'], 'to' | 'official' | 'kind' | 'isBulk' | 'isRequested' | 'isUnconfirmed'>;

type Deps = Pick<Context, 'database' | 'keyring' | 'now'> & {
  config: Pick<Config, 'emailConfirmation' | 'mailDailyLimit'>;
};

export class DeliveryRules {
  constructor(private readonly deps: Deps) {}

  /**
   * Undefined where the mail may go, which is counted; else why it is skipped. Throws where it waits for tomorrow. Held mail
   * is not asked about: its queues stand still.
   */
  async findRefusal(mail: Recipient, jobId: string): Promise<string | undefined> {
    if (mail.isBulk && (await skipIfPaused(this.deps.database, mail.to))) return 'the address refuses mail';
    if (!(await this.spendBudget(mail, jobId))) return 'too many mails to an unconfirmed address';
    await this.spendDailyLimit(mail);
    return undefined;
  }

  /** For a mail that never reached a server. */
  async giveBack(mail: Recipient): Promise<void> {
    for (const { key } of this.dailyCounters(mail, this.deps.now())) {
      await this.deps.database.execute(sql`
        update ${rateLimits} set count = greatest(${rateLimits}.count - 1, 0) where key = ${key}`);
    }
  }

  /** Includes queued mails: checked before a new link voids the last one. */
  async isBudgetSpent(database: Queryable, to: string, kind: MailKind = 'other'): Promise<boolean> {
    if (await this.isConfirmed(database, to)) return false;
    const { rows } = await database.execute<{ queued: number }>(sql`
      select count(*)::int as queued from pgboss.job
      where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'to' = ${to}
        and coalesce(data ->> 'kind', 'other') = ${kind} and not data ? 'official'
        and id not in (select job_id from unconfirmed_mails)`);
    const sent = await this.countSent(database, to, kind);
    return sent + (rows[0]?.queued ?? 0) >= UNCONFIRMED_MAILS_PER_DAY[kind];
  }

  async requireBudget(database: Queryable, to: string, kind: MailKind = 'other'): Promise<void> {
    if (!(await this.isBudgetSpent(database, to, kind))) return;
    throw new HttpError(
      429,
      'rate_limited',
      `Hoy ya enviamos ${UNCONFIRMED_MAILS_PER_DAY[kind]} correos a esa dirección, que no está confirmada. Usa el último enlace o inténtalo mañana.`,
    );
  }

  async prune(): Promise<void> {
    await this.deps.database.delete(unconfirmedMails).where(lt(unconfirmedMails.sentAt, sql`now() - ${DAY}`));
  }

  /**
   * Daily limit of mails to an unconfirmed address, whose owner may never have asked for anything; none where confirmation is
   * off. Idempotent by job: a retry counts once.
   */
  private async spendBudget({ to, official, kind = 'other' }: Recipient, jobId: string): Promise<boolean> {
    const { database, keyring } = this.deps;
    if (official || (await this.isConfirmed(database, to))) return true;
    const addressHash = keyring.hash(hashed(to));
    return database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`);
      const [known] = await transaction
        .select({ jobId: unconfirmedMails.jobId })
        .from(unconfirmedMails)
        .where(eq(unconfirmedMails.jobId, jobId));
      if (known) return true;
      if ((await this.countSent(transaction, to, kind)) >= UNCONFIRMED_MAILS_PER_DAY[kind]) return false;
      await transaction.insert(unconfirmedMails).values({ jobId, addressHash, kind });
      return true;
    });
  }

  private async countSent(database: Queryable, to: string, kind: MailKind): Promise<number> {
    const hashes = this.deps.keyring.hashes(hashed(to));
    const [row] = await database
      .select({ sent: count() })
      .from(unconfirmedMails)
      .where(
        and(
          eq(unconfirmedMails.kind, kind),
          inArray(unconfirmedMails.addressHash, hashes),
          gt(unconfirmedMails.sentAt, sql`now() - ${DAY}`),
        ),
      );
    return row?.sent ?? 0;
  }

  private async isConfirmed(database: Queryable, to: string): Promise<boolean> {
    return (await filterConfirmed(this.deps, database, [to])).has(to);
  }

  private async spendDailyLimit(mail: Recipient): Promise<void> {
    const now = this.deps.now();
    await this.deps.database.transaction(async (transaction) => {
      for (const { key, max } of this.dailyCounters(mail, now)) {
        const { rowCount } = await transaction.execute(sql`
          insert into ${rateLimits} (key, count, expires_at)
          values (${key}, 1, ${new Date(now.getTime() + 2 * DAY_MS)})
          on conflict (key) do update set count = ${rateLimits}.count + 1 where ${rateLimits}.count < ${max}`);
        if (rowCount === 0) throw new PostponedJobError('daily limit of mails reached', tomorrow(now));
      }
    });
  }

  /** `MAIL_DAILY_LIMIT` of the provider, by the calendar of Santo Domingo and over all processes. */
  private dailyCounters({ isRequested, isUnconfirmed }: Recipient, now: Date): { key: string; max: number }[] {
    const { mailDailyLimit: limit } = this.deps.config;
    if (limit === undefined) return [];
    const day = dominicanDay(now);
    const all = { key: `mails ${day}`, max: isRequested ? limit : Math.floor(limit * (1 - RESERVED_SHARE)) };
    if (!isUnconfirmed) return [all];
    return [{ key: `unconfirmed mails ${day}`, max: Math.ceil(limit * UNCONFIRMED_SHARE) }, all];
  }
}
