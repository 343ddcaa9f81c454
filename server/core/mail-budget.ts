import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { users } from '../database/schema/account.ts';
import { type MAIL_KINDS, unconfirmedMails } from '../database/schema/core.ts';
import type { Config } from './config.ts';
import { HttpError } from './errors.ts';
import type { JobData } from './jobs.ts';
import type { Keyring } from './keyring.ts';

export type MailKind = (typeof MAIL_KINDS)[number];

/** Each kind by itself: whoever uses up one that anybody can cause keeps no password link or invitation from the address's owner. */
export const UNCONFIRMED_MAILS_PER_DAY: Record<MailKind, number> = { password: 2, invitation: 3, notice: 3, other: 3 };
const DAY = sql`interval '1 day'`;
const hashed = (address: string) => `unconfirmed mail ${address}`;

export const mailBudgetExhausted = (kind: MailKind = 'other') =>
  new HttpError(
    429,
    'rate_limited',
    `Hoy ya enviamos ${UNCONFIRMED_MAILS_PER_DAY[kind]} correos a esa dirección, que no está confirmada. Usa el último enlace o inténtalo mañana.`,
  );

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

/**
 * Daily limit of mails to an unconfirmed address, whose owner may never have asked for anything. Off where confirmation
 * is off.
 */
export class MailBudget {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'emailConfirmation'>,
    private readonly keyring: Keyring,
  ) {}

  /** Idempotent by job: a retry counts once. */
  async tryConsume(jobId: string, { to, official, kind = 'other' }: JobData['mail']): Promise<boolean> {
    if (official || (await this.isConfirmed(this.database, to))) return true;
    const addressHash = this.keyring.hash(hashed(to));
    return this.database.transaction(async (transaction) => {
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

  /** Includes queued mails: checked before a new link voids the last one. */
  async isExhausted(database: Queryable, to: string, kind: MailKind = 'other'): Promise<boolean> {
    if (await this.isConfirmed(database, to)) return false;
    const { rows } = await database.execute<{ queued: number }>(sql`
      select count(*)::int as queued from pgboss.job
      where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'to' = ${to}
        and coalesce(data ->> 'kind', 'other') = ${kind} and not data ? 'official'
        and id not in (select job_id from unconfirmed_mails)`);
    const sent = await this.countSent(database, to, kind);
    return sent + (rows[0]?.queued ?? 0) >= UNCONFIRMED_MAILS_PER_DAY[kind];
  }

  async prune(): Promise<void> {
    await this.database.delete(unconfirmedMails).where(lt(unconfirmedMails.sentAt, sql`now() - ${DAY}`));
  }

  private async isConfirmed(database: Queryable, to: string): Promise<boolean> {
    return (await filterConfirmed({ config: this.config }, database, [to])).has(to);
  }

  private async countSent(database: Queryable, to: string, kind: MailKind): Promise<number> {
    const [row] = await database
      .select({ sent: count() })
      .from(unconfirmedMails)
      .where(
        and(
          eq(unconfirmedMails.kind, kind),
          inArray(unconfirmedMails.addressHash, this.keyring.hashes(hashed(to))),
          gt(unconfirmedMails.sentAt, sql`now() - ${DAY}`),
        ),
      );
    return row?.sent ?? 0;
  }
}
