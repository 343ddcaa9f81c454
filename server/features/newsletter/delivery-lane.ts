import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Context } from '../../core/context.ts';
import { type LineMail, type MailLine, openMailLine } from '../../core/mail-line.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  holdsDelivery,
  type Outcome,
  settleDelivery,
} from './deliveries.queries.ts';
import { outcomeOf } from './delivery-outcome.ts';
import { HandoverJournal } from './handover-journal.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

interface Work {
  issueId: string;
  /** What was tried more often waits for another time. */
  attempts: number;
  mailFor: (delivery: ClaimedDelivery) => LineMail;
  stopping: AbortSignal;
}

const SETTLE_ATTEMPTS = 10;
const SETTLE_PAUSE_MS = 1_000;

/**
 * Sends mails one after the other, on a database connection and a mail connection of its own.
 *
 * A mail counts as handed over from the moment in which its last bytes are written: a server throws away a mail whose
 * end it never saw, and keeps one whose end it saw. The journal tells of that moment in the same breath. The lane
 * holds an advisory lock, so that others know whether it lives.
 */
export class DeliveryLane {
  private isCutOff = false;

  private constructor(
    private readonly deps: Deps,
    private readonly client: pg.Client,
    private readonly number: bigint,
    private readonly line: MailLine,
    private readonly journal: HandoverJournal,
  ) {
    client.on('error', (err) => {
      this.isCutOff = true;
      deps.log.warn({ err }, 'newsletter: database connection lost');
    });
  }

  static async open(deps: Deps): Promise<DeliveryLane> {
    const { config, database } = deps;
    const number = randomBytes(8).readBigInt64BE() >> 1n;
    const client = new pg.Client(database.$client.options);
    // Unheard, it would end the process; what was asked for fails as well, and tells.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [number]);
      // After the lock: a journal of a lane without one is taken for a dead lane's.
      const journal = new HandoverJournal(config.dataDir, number);
      return new DeliveryLane(deps, client, number, openMailLine(config), journal);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Ends when there is nothing left, or it is told to stop; fails when the mail server or the database is away. */
  async run(work: Work): Promise<void> {
    const database = drizzle(this.client, { casing: 'snake_case' });
    const claim = { issueId: work.issueId, lane: this.number, attempts: work.attempts };
    while (!work.stopping.aborted) {
      const delivery = await claimDelivery(database, claim);
      if (!delivery) return;
      await this.deliver(work, delivery);
    }
  }

  async close(): Promise<void> {
    this.line.close();
    await this.client.end().catch(() => {});
    // Cut off, it may have left something behind that only the journal knows about.
    if (this.isCutOff) this.journal.close();
    else await this.journal.discard();
  }

  private async deliver({ issueId, mailFor }: Work, delivery: ClaimedDelivery): Promise<void> {
    const key = { issueId, subscriberId: delivery.subscriberId };
    const { attempts } = delivery;
    if (!delivery.isWanted) return this.settle(key, { state: 'skipped', attempts, problem: null });
    let isHandedOver = false;
    let trouble: unknown;
    const onHandover = () => {
      // Without its lock, somebody else may be sending the same mail.
      if (this.isCutOff) throw new Error('database connection lost');
      this.journal.note(key.subscriberId);
      isHandedOver = true;
    };
    // Its answer comes over the connection that holds the lock: nobody else can have taken the mail over meanwhile.
    const confirm = async () => {
      const isMine = await holdsDelivery(drizzle(this.client, { casing: 'snake_case' }), key, this.number);
      if (!isMine) throw new Error('somebody else sends this mail');
    };
    try {
      await this.line.send(mailFor(delivery), { confirm, onHandover });
    } catch (error) {
      trouble = error;
    }
    const { outcome, isGeneral } = outcomeOf(trouble, { attempts, isHandedOver });
    await this.settle(key, outcome);
    if (isGeneral) throw trouble;
  }

  /** What the mail server said must not be forgotten because the database is restarting. */
  private async settle(key: { issueId: string; subscriberId: string }, outcome: Outcome): Promise<void> {
    try {
      return await settleDelivery(drizzle(this.client, { casing: 'snake_case' }), key, this.number, outcome);
    } catch (err) {
      this.isCutOff = true;
      this.deps.log.warn({ err }, 'newsletter: outcome not recorded at once');
    }
    for (let attempt = 1; ; attempt += 1) {
      await wait(SETTLE_PAUSE_MS);
      try {
        return await settleDelivery(this.deps.database, key, this.number, outcome);
      } catch (error) {
        if (attempt === SETTLE_ATTEMPTS) throw error;
      }
    }
  }
}
