import { sql } from 'drizzle-orm';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/core.ts';
import type { Config } from './config.ts';
import { PostponedJobError } from './job-worker.ts';
import type { JobData } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reserved for links that people asked for: nobody can use it up with newsletters or notices, such as of sign-ins. */
const RESERVED_SHARE = 0.1;
/** Of all mails to addresses that nobody confirmed, which any visitor can cause. */
const UNCONFIRMED_SHARE = 1 / 3;

type Marks = Pick<JobData['mail'], 'isRequested' | 'isUnconfirmed'>;

/** `MAIL_DAILY_LIMIT` of the provider, by the calendar of Santo Domingo and over all processes. */
export class MailQuota {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'mailDailyLimit'>,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Counts before sending; throws where the mail has to wait for tomorrow. */
  async take(marks: Marks): Promise<void> {
    const now = this.now();
    await this.database.transaction(async (transaction) => {
      for (const { key, max } of this.counters(marks, now)) {
        const { rowCount } = await transaction.execute(sql`
          insert into ${rateLimits} (key, count, expires_at)
          values (${key}, 1, ${new Date(now.getTime() + 2 * DAY_MS)})
          on conflict (key) do update set count = ${rateLimits}.count + 1 where ${rateLimits}.count < ${max}`);
        if (rowCount === 0) throw new PostponedJobError('daily limit of mails reached', tomorrow(now));
      }
    });
  }

  /** For a mail that never reached a server. */
  async giveBack(marks: Marks): Promise<void> {
    for (const { key } of this.counters(marks, this.now())) {
      await this.database.execute(sql`
        update ${rateLimits} set count = greatest(${rateLimits}.count - 1, 0) where key = ${key}`);
    }
  }

  private counters({ isRequested, isUnconfirmed }: Marks, now: Date): { key: string; max: number }[] {
    const { mailDailyLimit: limit } = this.config;
    if (limit === undefined) return [];
    const day = dominicanDay(now);
    const all = { key: `mails ${day}`, max: isRequested ? limit : Math.floor(limit * (1 - RESERVED_SHARE)) };
    if (!isUnconfirmed) return [all];
    return [{ key: `unconfirmed mails ${day}`, max: Math.ceil(limit * UNCONFIRMED_SHARE) }, all];
  }
}

/** Santo Domingo is four hours behind UTC all year round. */
const tomorrow = (now: Date) => new Date(`${dominicanDay(new Date(now.getTime() + DAY_MS))}T04:00:00Z`);
