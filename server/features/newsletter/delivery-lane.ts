import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Context } from '../../core/context.ts';
import { type LineMail, type MailLine, openMailLine } from '../../core/mail-line.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  MARK_HANDED,
  type Outcome,
  releaseLane,
  settleDelivery,
} from './deliveries.queries.ts';
import { outcomeOf } from './delivery-outcome.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

interface Work {
  issueId: string;
  /** What was tried more often waits for another time. */
  attempts: number;
  mailFor: (delivery: ClaimedDelivery) => LineMail;
  stopping: AbortSignal;
}

const CLAIMED_AT_ONCE = 10;
const SETTLE_ATTEMPTS = 10;
const SETTLE_PAUSE_MS = 1_000;

/**
 * Sends mails one after the other, on a database connection and a mail connection of its own.
 *
 * A mail counts as handed over from the moment in which its last bytes are written. That moment is told to the database
 * in the same breath, without waiting for the answer: what both kernels have taken arrives, even if this process is
 * killed right then. The lane holds an advisory lock on the same connection, so that whoever gets that lock later also
 * sees everything that was told before.
 */
export class DeliveryLane {
  private isCutOff = false;

  private constructor(
    private readonly deps: Deps,
    private readonly client: pg.Client,
    private readonly number: bigint,
    private readonly line: MailLine,
  ) {
    client.on('error', (err) => {
      this.isCutOff = true;
      deps.log.warn({ err }, 'newsletter: database connection lost');
    });
  }

  static async open(deps: Deps): Promise<DeliveryLane> {
    const client = new pg.Client(deps.database.$client.options);
    const number = randomBytes(8).readBigInt64BE() >> 1n;
    const lane = new DeliveryLane(deps, client, number, openMailLine(deps.config));
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [number]);
    return lane;
  }

  /** Ends when there is nothing left, or it is told to stop; fails when the mail server or the database is away. */
  async run(work: Work): Promise<void> {
    const database = drizzle(this.client, { casing: 'snake_case' });
    const claim = { issueId: work.issueId, lane: this.number, attempts: work.attempts, limit: CLAIMED_AT_ONCE };
    for (;;) {
      const claimed = work.stopping.aborted ? [] : await claimDeliveries(database, claim);
      if (claimed.length === 0) return;
      for (const delivery of claimed) {
        if (work.stopping.aborted) break;
        // Without a database to tell, nothing may be handed over.
        if (this.isCutOff) throw new Error('database connection lost');
        await this.deliver(work, delivery);
      }
    }
  }

  async close(): Promise<void> {
    this.line.close();
    // When the connection is gone, whoever recovers this lane does the same.
    await releaseLane(drizzle(this.client, { casing: 'snake_case' }), this.number).catch(() => {});
    await this.client.end().catch(() => {});
  }

  private async deliver({ issueId, mailFor }: Work, delivery: ClaimedDelivery): Promise<void> {
    const key = { issueId, subscriberId: delivery.subscriberId };
    const { attempts } = delivery;
    if (!delivery.isWanted) return this.settle(key, { state: 'skipped', attempts, problem: null });
    let marked: Promise<unknown> | undefined;
    const onHandover = () => {
      marked = this.client.query(MARK_HANDED, [key.issueId, key.subscriberId]);
      marked.catch(() => {});
    };
    let trouble: unknown;
    try {
      await this.line.send(mailFor(delivery), onHandover);
    } catch (error) {
      trouble = error;
    }
    const { outcome, isGeneral } = outcomeOf(trouble, { attempts, isHandedOver: marked !== undefined });
    await marked?.catch(() => {});
    await this.settle(key, outcome);
    if (isGeneral) throw trouble;
  }

  /** What the mail server said must not be forgotten because the database is restarting. */
  private async settle(key: { issueId: string; subscriberId: string }, outcome: Outcome): Promise<void> {
    try {
      return await settleDelivery(drizzle(this.client, { casing: 'snake_case' }), key, outcome);
    } catch (err) {
      this.deps.log.warn({ err }, 'newsletter: outcome not recorded at once');
    }
    for (let attempt = 1; ; attempt += 1) {
      await wait(SETTLE_PAUSE_MS);
      try {
        return await settleDelivery(this.deps.database, key, outcome);
      } catch (error) {
        if (attempt === SETTLE_ATTEMPTS) throw error;
      }
    }
  }
}
