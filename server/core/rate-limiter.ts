import { createHash } from 'node:crypto';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isReadOnlyFailure } from '../database/database-errors.ts';
import { rateLimits } from '../database/schema/core.ts';
import { statement } from '../database/statement.ts';
import { isWideNetwork, WIDE_NETWORK_FACTOR } from './client-network.ts';
import type { Config } from './config.ts';
import { HttpError, tooManyRequests } from './errors.ts';
import { FairQueue } from './fair-queue.ts';

interface Rule {
  max: number;
  windowSeconds: number;
}

const within =
  (windowSeconds: number) =>
  (max: number): Rule => ({ max, windowSeconds });
const perMinute = within(60);
const perTenMinutes = within(600);
const perHour = within(3600);
const perDay = within(24 * 3600);

/** Per subject (an address, an account), over all processes of the portal. */
export const LIMITS = {
  // Failures only: per account and address, per account and known browser, or per session.
  login: [perMinute(6), perHour(30)],
  // Failures only, per address over all accounts.
  loginAddress: [perMinute(20), perHour(100)],
  // Failures only, per account from anywhere: beyond it strangers are delayed, never refused.
  loginAccount: [perHour(20)],
  loginAlert: [perDay(1)],
  // Per account, of sign-ins from new browsers; further ones are told on the site only.
  newDeviceMail: [perDay(3)],
  // Wrong app and recovery codes only: per account from anywhere, per known browser that has shown a factor, or per session.
  secondFactor: [perMinute(5), perHour(20)],
  // Each creates a challenge row or verifies a signature.
  passkey: [perTenMinutes(60)],
  // Pages with contact data; beyond the limit, step-up is required.
  contactPages: [perTenMinutes(20)],
  factorChange: [perHour(30)],
  // Per session; each ends sign-ins in progress.
  sessionsEnd: [perHour(30)],
  externalLogin: [perHour(60)],
  // Each makes the portal ask the issuer.
  externalReturn: [perHour(60)],
  // Each sends a mail to an address without an account.
  invitation: [perHour(100)],
  // Previews included; each sends up to 2,000 mails.
  invitationImport: [perHour(40)],
  register: [perHour(10)],
  forgottenPassword: [perHour(5)],
  // Per account; the last link that was sent stays valid.
  passwordMail: [perHour(5)],
  // Each hashes and sends a mail. A link of the mail chooses another password also beyond it.
  passwordChange: [perHour(5), perDay(10)],
  oneTimeLink: [perHour(20)],
  ownData: [perHour(20)],
  newsletter: [perHour(10)],
  // Each sends a mail to the administration.
  contact: [perTenMinutes(5), perDay(20)],
  newsletterTest: [perHour(20)],
  profileChange: [perHour(100)],
  // The next two send a mail to an unproven address.
  emailChange: [perHour(5)],
  verificationMail: [perHour(5)],
  photo: [perHour(20)],
  // Each sends a mail to the viewer.
  eventRegistration: [perHour(40)],
  // Each sends a mail to a whole list.
  attendeeMessage: [perHour(20)],
  eventProposal: [perHour(10)],
  // Each notifies a member, on the site and by mail.
  connectionRequest: [perMinute(20), perHour(100), perDay(200)],
  connectionRequestToOne: [perDay(6)],
  memberBlock: [perHour(60)],
  projectParticipation: [perHour(60)],
  forumPost: [perMinute(5), perHour(30)],
  forumComment: [perMinute(20), perHour(200)],
  // Each is stored in several widths.
  forumImage: [perHour(40), perDay(100)],
  // Each is pushed to every open window of the post.
  forumEdit: [perMinute(30)],
  forumLike: [perMinute(60)],
  forumReport: [perHour(20)],
  message: [perMinute(30), perHour(400)],
  // Includes searches while typing.
  search: [perMinute(120)],
  // Counted for the statistics; the search itself is answered.
  searchMiss: [perDay(30)],
  messageReport: [perHour(20)],
  profileReport: [perHour(20)],
} satisfies Record<string, Rule[]>;

export type LimitName = keyof typeof LIMITS;

/** Only read: they go on, uncounted, while the database takes no writes. */
const READING: LimitName[] = ['search'];

const COUNTER_COLUMNS = {
  key: rateLimits.key,
  count: rateLimits.count,
  wait: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
};
type CounterRow = { key: string; count: number; wait: number };

const isExpired = sql`${rateLimits.expiresAt} <= now()`;

/**
 * Deadlock-free: one statement locks all counters of an attempt in key order. Exactly as many parallel attempts pass as
 * the rule allows.
 */
const countAttempt = statement('rate_limits_count', (database) =>
  database
    .insert(rateLimits)
    .select(
      sql`select counter.key, 1, now() + make_interval(secs => counter.seconds)
        from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('windows')}::int[]) as counter (key, seconds)
        order by counter.key collate "C"`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${isExpired} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning(COUNTER_COLUMNS),
);

/** Excludes 5xx, such as an overloaded portal. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500;

const isOver = ({ max }: Rule, count: number) => count > max;

function assertWithinLimits(
  counters: Counter[],
  rows: CounterRow[],
  isRefused: (rule: Rule, count: number) => boolean,
): void {
  const waits = counters.map(({ key, rule }) => {
    const row = rows.find((candidate) => candidate.key === key);
    // A concurrent attempt may see a longer wait: at most the rule's window.
    return row && isRefused(rule, row.count) ? Math.min(Math.max(1, row.wait), rule.windowSeconds) : 0;
  });
  const longest = Math.max(...waits);
  if (longest > 0) throw tooManyRequests(longest);
}

/** Trying out a demo compresses the use of a day into a minute. */
const DEMO_FACTOR = 20;
const NOT_WIDENED_IN_DEMO: LimitName[] = ['login', 'loginAddress', 'loginAccount', 'secondFactor'];

/** Per subject: bounds how many guesses of a burst run before the first is counted. */
const MAX_CONCURRENT_ATTEMPTS = 4;
const SLOT_TIMEOUT_MS = 20_000;

type FailureLimit = readonly [name: LimitName, subject: string];

/** E-mail addresses are hashed: counters outlive an account, or registering again would reset them. */
const withoutAddress = (subject: string) =>
  subject.includes('@') ? createHash('sha256').update(subject).digest('hex') : subject;

interface Counter {
  key: string;
  rule: Rule;
}

export class RateLimiter {
  private readonly queue = new FairQueue({ maxPerClient: MAX_CONCURRENT_ATTEMPTS, maxWaitMs: SLOT_TIMEOUT_MS });

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'rateLimits' | 'demo'>,
  ) {}

  /** Refuses with 429 once any limit of any subject is passed. */
  async hit(name: LimitName, subjects: string[]): Promise<void> {
    if (!this.config.rateLimits) return;
    const counters = this.counters(name, subjects);
    const rows = await this.count(counters).catch((error) => {
      if (READING.includes(name) && isReadOnlyFailure(error)) return [];
      throw error;
    });
    assertWithinLimits(counters, rows, isOver);
  }

  async tryHit(name: LimitName, subject: string): Promise<boolean> {
    try {
      await this.hit(name, [subject]);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  async isExhausted(name: LimitName, subject: string): Promise<boolean> {
    if (!this.config.rateLimits) return false;
    const counters = this.counters(name, [subject]);
    const rows = await this.read(counters);
    return counters.some(({ key, rule }) => rows.some((row) => row.key === key && row.count >= rule.max));
  }

  /** Counts failed attempts only; over any limit, the attempt is not even made. */
  async countFailures<T>(limits: [FailureLimit, ...FailureLimit[]], attempt: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return attempt();
    const counters = limits.flatMap(([name, subject]) => this.counters(name, [subject]));
    return this.queue.run(limits[0].join(':'), async () => {
      assertWithinLimits(counters, await this.read(counters), ({ max }, count) => count >= max);
      try {
        return await attempt();
      } catch (error) {
        // Concurrent failures: only as many as the limit allows get their own error.
        if (isRefusal(error)) assertWithinLimits(counters, await this.count(counters), isOver);
        throw error;
      }
    });
  }

  private counters(name: LimitName, subjects: string[]): Counter[] {
    const factor = this.config.demo && !NOT_WIDENED_IN_DEMO.includes(name) ? DEMO_FACTOR : 1;
    return subjects.flatMap((subject) =>
      LIMITS[name].map(({ max, windowSeconds }) => ({
        key: `${name}:${windowSeconds}:${withoutAddress(subject)}`.slice(0, 400),
        rule: { max: max * factor * (isWideNetwork(subject) ? WIDE_NETWORK_FACTOR : 1), windowSeconds },
      })),
    );
  }

  private read(counters: Counter[]) {
    const keys = counters.map(({ key }) => key);
    return this.database
      .select(COUNTER_COLUMNS)
      .from(rateLimits)
      .where(and(inArray(rateLimits.key, keys), gt(rateLimits.expiresAt, sql`now()`)));
  }

  private count(counters: Counter[]) {
    return countAttempt(this.database, {
      keys: counters.map(({ key }) => key),
      windows: counters.map(({ rule }) => rule.windowSeconds),
    });
  }

  /** Deadlock-free: skips locked rows, which the next run deletes. */
  async prune(): Promise<void> {
    const over = this.database
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lt(rateLimits.expiresAt, sql`now()`))
      .for('update', { skipLocked: true });
    await this.database.delete(rateLimits).where(inArray(rateLimits.key, over));
  }
}
