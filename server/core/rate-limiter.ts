import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { isSite, SITE_FACTOR } from './client-network.ts';
import type { Config } from './config.ts';
import { HttpError, tooManyRequests } from './errors.ts';
import { Turns } from './turns.ts';

interface Rule {
  most: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Each limit holds for every subject (an address, an account) on its own, over all processes of the portal. */
export const LIMITS = {
  // Of failed ones: a password that is right never counts. One account from one address, or from a known browser.
  login: [
    { most: 6, seconds: MINUTE },
    { most: 30, seconds: HOUR },
  ],
  // Of failed ones, whatever the account.
  loginAddress: [
    { most: 20, seconds: MINUTE },
    { most: 100, seconds: HOUR },
  ],
  // Of failed ones, from wherever: beyond it strangers are slowed down, and nobody is refused.
  loginAccount: [{ most: 20, seconds: HOUR }],
  loginAlert: [{ most: 1, seconds: 24 * HOUR }],
  // Of wrong ones: codes of an app or for recovery, for each person, whoever types them.
  secondFactor: [
    { most: 5, seconds: MINUTE },
    { most: 20, seconds: HOUR },
  ],
  // Each leaves a row that waits for its answer, or checks a signature.
  passkey: [{ most: 60, seconds: 10 * MINUTE }],
  factorChange: [{ most: 30, seconds: HOUR }],
  externalLogin: [{ most: 60, seconds: HOUR }],
  // Each makes the portal ask the issuer.
  externalReturn: [{ most: 60, seconds: HOUR }],
  register: [{ most: 10, seconds: HOUR }],
  forgottenPassword: [{ most: 5, seconds: HOUR }],
  // To one account; the last link that was sent goes on working.
  passwordMail: [{ most: 5, seconds: HOUR }],
  oneTimeLink: [{ most: 20, seconds: HOUR }],
  ownData: [{ most: 20, seconds: HOUR }],
  newsletter: [{ most: 10, seconds: HOUR }],
  // Each sends a mail to the administration.
  contact: [
    { most: 5, seconds: 10 * MINUTE },
    { most: 20, seconds: 24 * HOUR },
  ],
  newsletterTest: [{ most: 20, seconds: HOUR }],
  profileChange: [{ most: 100, seconds: HOUR }],
  // Each of these two sends a mail to an address that may be somebody else's.
  emailChange: [{ most: 5, seconds: HOUR }],
  verificationMail: [{ most: 5, seconds: HOUR }],
  photo: [{ most: 20, seconds: HOUR }],
  // Each sends a mail to the one who asks.
  eventRegistration: [{ most: 40, seconds: HOUR }],
  eventProposal: [{ most: 10, seconds: HOUR }],
  // Each tells somebody, on the site and by mail.
  connectionRequest: [
    { most: 20, seconds: MINUTE },
    { most: 100, seconds: HOUR },
  ],
  connectionRequestToOne: [{ most: 6, seconds: 24 * HOUR }],
  memberBlock: [{ most: 60, seconds: HOUR }],
  projectParticipation: [{ most: 60, seconds: HOUR }],
  forumPost: [
    { most: 5, seconds: MINUTE },
    { most: 30, seconds: HOUR },
  ],
  forumComment: [
    { most: 20, seconds: MINUTE },
    { most: 200, seconds: HOUR },
  ],
  // Whoever has the post open is told of each.
  forumEdit: [{ most: 30, seconds: MINUTE }],
  forumLike: [{ most: 60, seconds: MINUTE }],
  forumReport: [{ most: 20, seconds: HOUR }],
  message: [
    { most: 30, seconds: MINUTE },
    { most: 400, seconds: HOUR },
  ],
  messageReport: [{ most: 20, seconds: HOUR }],
  profileReport: [{ most: 20, seconds: HOUR }],
} satisfies Record<string, Rule[]>;

export type LimitName = keyof typeof LIMITS;

const COUNTED = {
  key: rateLimits.key,
  count: rateLimits.count,
  wait: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
};
type Counted = { key: string; count: number; wait: number };

/** Not a portal that is too busy. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500;

const isOver = ({ most }: Rule, count: number) => count > most;

function refuse(counters: Counter[], rows: Counted[], isRefused: (rule: Rule, count: number) => boolean): void {
  const waits = counters.map(({ key, rule }) => {
    const row = rows.find((candidate) => candidate.key === key);
    // An attempt that waited for another counts from its own beginning: never longer than the rule.
    return row && isRefused(rule, row.count) ? Math.min(Math.max(1, row.wait), rule.seconds) : 0;
  });
  const longest = Math.max(...waits);
  if (longest > 0) throw tooManyRequests(longest);
}

/** Whoever tries the portal out, or a script of theirs, does in a minute what others do in a day. */
const DEMO_FACTOR = 20;
const NARROW_IN_DEMO: LimitName[] = ['login', 'loginAddress', 'loginAccount', 'secondFactor'];

/** Attempts of one subject under way at once: it bounds how many guesses of a burst are made before the first counts. */
const LANES = 4;
const LANE_TIMEOUT_MS = 20_000;

type FailureLimit = readonly [name: LimitName, subject: string];

interface Counter {
  key: string;
  rule: Rule;
}

export class RateLimiter {
  private readonly lanes = new Turns(LANE_TIMEOUT_MS);
  private nextLane = 0;

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'rateLimits' | 'demo'>,
  ) {}

  /** Counts one attempt for each subject; refuses with 429 once any of their limits is passed. */
  async hit(name: LimitName, subjects: string[]): Promise<void> {
    if (!this.config.rateLimits) return;
    const counters = this.counters(name, subjects);
    refuse(counters, await this.count(counters), isOver);
  }

  /** The same where nobody is to be refused: false once a limit is passed. */
  async tryHit(name: LimitName, subject: string): Promise<boolean> {
    try {
      await this.hit(name, [subject]);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  /** Whether the next attempt would pass a limit. */
  async isSpent(name: LimitName, subject: string): Promise<boolean> {
    if (!this.config.rateLimits) return false;
    const counters = this.counters(name, [subject]);
    const rows = await this.read(counters);
    return counters.some(({ key, rule }) => rows.some((row) => row.key === key && row.count >= rule.most));
  }

  /** Counts an attempt only if it is refused; once too many for any limit were, none is made and none is counted. */
  async countFailures<T>(limits: [FailureLimit, ...FailureLimit[]], attempt: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return attempt();
    const counters = limits.flatMap(([name, subject]) => this.counters(name, [subject]));
    this.nextLane = (this.nextLane + 1) % LANES;
    return this.lanes.take(`${limits[0].join(':')}:${this.nextLane}`, async () => {
      refuse(counters, await this.read(counters), ({ most }, count) => count >= most);
      try {
        return await attempt();
      } catch (error) {
        // Others may have failed meanwhile: no more of them are told that they did than the limit allows.
        if (isRefusal(error)) refuse(counters, await this.count(counters), isOver);
        throw error;
      }
    });
  }

  private counters(name: LimitName, subjects: string[]): Counter[] {
    const factor = this.config.demo && !NARROW_IN_DEMO.includes(name) ? DEMO_FACTOR : 1;
    return subjects.flatMap((subject) =>
      LIMITS[name].map(({ most, seconds }) => ({
        key: `${name}:${seconds}:${subject}`.slice(0, 400),
        rule: { most: most * factor * (isSite(subject) ? SITE_FACTOR : 1), seconds },
      })),
    );
  }

  private read(counters: Counter[]) {
    const keys = counters.map(({ key }) => key);
    return this.database
      .select(COUNTED)
      .from(rateLimits)
      .where(and(inArray(rateLimits.key, keys), gt(rateLimits.expiresAt, sql`now()`)));
  }

  /**
   * One statement for all counters of an attempt, always in the same order: parallel attempts queue up whole, so
   * exactly as many pass as the rule allows, and none waits for another in a circle.
   */
  private count(counters: Counter[]) {
    const over = sql`${rateLimits.expiresAt} <= now()`;
    const values = counters
      .map(({ key, rule }) => ({ key, count: 1, expiresAt: sql`now() + make_interval(secs => ${rule.seconds})` }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    return this.database
      .insert(rateLimits)
      .values(values)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
          expiresAt: sql`case when ${over} then excluded.expires_at else ${rateLimits.expiresAt} end`,
        },
      })
      .returning(COUNTED);
  }

  /** What somebody is counting on just now is left for the next time: waiting for it could end in a circle. */
  async prune(): Promise<void> {
    const over = this.database
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lt(rateLimits.expiresAt, sql`now()`))
      .for('update', { skipLocked: true });
    await this.database.delete(rateLimits).where(inArray(rateLimits.key, over));
  }
}
