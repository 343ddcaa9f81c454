import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { rateLimits } from '../database/schema/core.ts';
import type { Config } from './config.ts';
import { dominicanDay } from './dominican-time.ts';
import { PostponedJobError } from './job-worker.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reserved for mails that people wait for: newsletters and notices leave it. */
const RESERVED_SHARE = 0.1;

/** `MAIL_DAILY_LIMIT` of the provider, by the calendar of Santo Domingo and over all processes. */
export class MailQuota {
  constructor(
    private readonly database: Queryable,
    private readonly config: Pick<Config, 'mailDailyLimit'>,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Counts before sending; throws where the mail has to wait for tomorrow. */
  async take({ isBulk }: { isBulk: boolean }): Promise<void> {
    const { mailDailyLimit } = this.config;
    if (mailDailyLimit === undefined) return;
    const max = isBulk ? Math.floor(mailDailyLimit * (1 - RESERVED_SHARE)) : mailDailyLimit;
    const now = this.now();
    const { rowCount } = await this.database.execute(sql`
      insert into ${rateLimits} (key, count, expires_at)
      values (${`mails ${dominicanDay(now)}`}, 1, ${new Date(now.getTime() + 2 * DAY_MS)})
      on conflict (key) do update set count = ${rateLimits}.count + 1 where ${rateLimits}.count < ${max}`);
    if (rowCount === 0) throw new PostponedJobError('daily limit of mails reached', tomorrow(now));
  }

  /** For a mail that never reached a server. */
  async giveBack(): Promise<void> {
    if (this.config.mailDailyLimit === undefined) return;
    await this.database.execute(sql`
      update ${rateLimits} set count = greatest(${rateLimits}.count - 1, 0) where key = ${`mails ${dominicanDay(this.now())}`}`);
  }
}

/** Santo Domingo is four hours behind UTC all year round. */
const tomorrow = (now: Date) => new Date(`${dominicanDay(new Date(now.getTime() + DAY_MS))}T04:00:00Z`);
