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

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Per subject (an address, an account), over all processes of the portal. */
export const LIMITS = {
  // Failures only: per account and address, per account and known browser, or per session.
  login: [
    { max: 6, windowSeconds: MINUTE },
    { max: 30, windowSeconds: HOUR },
  ],
  // Failures only, per address over all accounts.
  loginAddress: [
    { max: 20, windowSeconds: MINUTE },
    { max: 100, windowSeconds: HOUR },
  ],
  // Failures only, per account from anywhere: beyond it strangers are delayed, never refused.
  loginAccount: [{ max: 20, windowSeconds: HOUR }],
  loginAlert: [{ max: 1, windowSeconds: 24 * HOUR }],
  // Per account, of sign-ins from new browsers; further ones are told on the site only.
  newDeviceMail: [{ max: 3, windowSeconds: 24 * HOUR }],
  // Wrong app and recovery codes only: per account from anywhere, per known browser that has shown a factor, or per session.
  secondFactor: [
    { max: 5, windowSeconds: MINUTE },
    { max: 20, windowSeconds: HOUR },
  ],
  // Each creates a challenge row or verifies a signature.
  passkey: [{ max: 60, windowSeconds: 10 * MINUTE }],
  // Pages with contact data; beyond the limit, step-up is required.
  contactPages: [{ max: 20, windowSeconds: 10 * MINUTE }],
  factorChange: [{ max: 30, windowSeconds: HOUR }],
  // Per session; each ends sign-ins in progress.
  sessionsEnd: [{ max: 30, windowSeconds: HOUR }],
  externalLogin: [{ max: 60, windowSeconds: HOUR }],
  // Each makes the portal ask the issuer.
  externalReturn: [{ max: 60, windowSeconds: HOUR }],
  // Each sends a mail to an address without an account.
  invitation: [{ max: 100, windowSeconds: HOUR }],
  // Previews included; each sends up to 2,000 mails.
  invitationImport: [{ max: 40, windowSeconds: HOUR }],
  register: [{ max: 10, windowSeconds: HOUR }],
  forgottenPassword: [{ max: 5, windowSeconds: HOUR }],
  // Per account; the last link that was sent stays valid.
  passwordMail: [{ max: 5, windowSeconds: HOUR }],
  // Each hashes and sends a mail. A link of the mail chooses another password also beyond it.
  passwordChange: [
    { max: 5, windowSeconds: HOUR },
    { max: 10, windowSeconds: 24 * HOUR },
  ],
  oneTimeLink: [{ max: 20, windowSeconds: HOUR }],
  ownData: [{ max: 20, windowSeconds: HOUR }],
  newsletter: [{ max: 10, windowSeconds: HOUR }],
  // Each sends a mail to the administration.
  contact: [
    { max: 5, windowSeconds: 10 * MINUTE },
    { max: 20, windowSeconds: 24 * HOUR },
  ],
  newsletterTest: [{ max: 20, windowSeconds: HOUR }],
  profileChange: [{ max: 100, windowSeconds: HOUR }],
  // The next two send a mail to an unproven address.
  emailChange: [{ max: 5, windowSeconds: HOUR }],
  verificationMail: [{ max: 5, windowSeconds: HOUR }],
  photo: [{ max: 20, windowSeconds: HOUR }],
  // Each sends a mail to the viewer.
  eventRegistration: [{ max: 40, windowSeconds: HOUR }],
  // Each sends a mail to a whole list.
  attendeeMessage: [{ max: 20, windowSeconds: HOUR }],
  eventProposal: [{ max: 10, windowSeconds: HOUR }],
  // Each notifies a member, on the site and by mail.
  connectionRequest: [
    { max: 20, windowSeconds: MINUTE },
    { max: 100, windowSeconds: HOUR },
    { max: 200, windowSeconds: 24 * HOUR },
  ],
  connectionRequestToOne: [{ max: 6, windowSeconds: 24 * HOUR }],
  memberBlock: [{ max: 60, windowSeconds: HOUR }],
  projectParticipation: [{ max: 60, windowSeconds: HOUR }],
  forumPost: [
    { max: 5, windowSeconds: MINUTE },
    { max: 30, windowSeconds: HOUR },
  ],
  forumComment: [
    { max: 20, windowSeconds: MINUTE },
    { max: 200, windowSeconds: HOUR },
  ],
  // Each is stored in several widths.
  forumImage: [
    { max: 40, windowSeconds: HOUR },
    { max: 100, windowSeconds: 24 * HOUR },
  ],
  // Each is pushed to every open window of the post.
  forumEdit: [{ max: 30, windowSeconds: MINUTE }],
  forumLike: [{ max: 60, windowSeconds: MINUTE }],
  forumReport: [{ max: 20, windowSeconds: HOUR }],
  message: [
    { max: 30, windowSeconds: MINUTE },
    { max: 400, windowSeconds: HOUR },
  ],
  // Includes searches while typing.
  search: [{ max: 120, windowSeconds: MINUTE }],
  // Counted for the statistics; the search itself is answered.
  searchMiss: [{ max: 30, windowSeconds: 24 * HOUR }],
  messageReport: [{ max: 20, windowSeconds: HOUR }],
  profileReport: [{ max: 20, windowSeconds: HOUR }],
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
