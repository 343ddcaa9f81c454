import { setTimeout as delay } from 'node:timers/promises';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import { notifyOfSecurityEvent, securityEvents } from '../../services/notifications/security-notifications.service.tsx';
import { lockPerson } from './account.queries.ts';
import { loginAlertMail, sendAccountMail } from './account-mails.tsx';

interface LoginAttempt {
  email: string;
  address: string;
  /** Hash of the device cookie, where the account was signed in to with it. */
  browser: string | undefined;
}

const SLOWDOWN_MS = 1_000;

/** Never limited by account alone, which would let anybody lock its owner out; unknown browsers are slowed down. */
export class LoginThrottle {
  private readonly slowTurns = new FairQueue({ maxPerClient: 1, maxWaitMs: 8_000 });
  /** Many guesses at one account would hold all database connections, for which its owner waits too. */
  private readonly turns = new FairQueue({ maxPerClient: 2 });

  constructor(private readonly context: Pick<Context, 'limiter' | 'jobs' | 'database'>) {}

  attempt<T>({ email, address, browser }: LoginAttempt, check: () => Promise<T>): Promise<T> {
    const { limiter } = this.context;
    if (browser) return limiter.countFailures([['login', `browser:${browser}`]], check);
    const [line, ...site] = clientNetworks(address);
    return limiter.countFailures(
      [['loginAddress', line], ...site.map((each) => ['loginAddress', each] as const), ['login', `${email} ${line}`]],
      async () => {
        if (!(await limiter.isExhausted('loginAccount', email))) {
          return this.turns.run(email, () => this.countFailure(email, check));
        }
        return this.slowTurns.run(email, async () => {
          await delay(SLOWDOWN_MS);
          return this.countFailure(email, check);
        });
      },
    );
  }

  private async countFailure<T>(email: string, check: () => Promise<T>): Promise<T> {
    const { limiter, jobs, database } = this.context;
    try {
      return await check();
    } catch (error) {
      if (error instanceof HttpError && !(await limiter.tryHit('loginAccount', email))) {
        if (await limiter.tryHit('loginAlert', email)) await jobs.enqueue(database, 'login-alert', { email });
      }
      throw error;
    }
  }
}

export async function sendLoginAlert(
  { database, config, jobs }: Pick<Context, 'database' | 'config' | 'jobs'>,
  email: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { email });
    if (!person || person.suspendedAt) return;
    await notifyOfSecurityEvent({ jobs, config }, transaction, [person], securityEvents.failedLogins());
    await sendAccountMail({ jobs, config }, transaction, person, loginAlertMail);
  });
}
