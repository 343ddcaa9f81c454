import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Context } from '../../core/context.ts';
import { type BulkMail, type MailTransport, openMailTransport } from '../../core/mail-transport.ts';
import { type ClaimedDelivery, claimDelivery, type Outcome, ownsClaim, recordOutcome } from './deliveries.queries.ts';
import { DeliveryJournal } from './delivery-journal.ts';

/** From this many temporary rejections (4xx) on, a delivery has failed. */
const MAX_ATTEMPTS = 8;
const PROBLEM_MAX = 500;

interface SmtpError extends Error {
  /** SMTP reply code: 250, 451, 550… */
  responseCode?: number;
  /** SMTP command that failed. */
  command?: string;
}

interface Circumstances {
  attempts: number;
  isFinalByteSent: boolean;
}

/** SMTP 421: the server closes the connection, whatever the mail. */
const SERVICE_CLOSING = 421;

/** Reply code of a rejection of this recipient or mail; 0 for general trouble of the server. */
function rejectionCode({ responseCode = 0, command = '' }: SmtpError, { isFinalByteSent }: Circumstances): number {
  const isAboutReader = isFinalByteSent || command === 'RCPT TO';
  return isAboutReader && responseCode >= 400 && responseCode !== SERVICE_CLOSING ? responseCode : 0;
}

/** Outcome of a delivery; `isGeneral` where the next mail would fail too. */
export function outcomeOf(failure: unknown, circumstances: Circumstances): { outcome: Outcome; isGeneral: boolean } {
  const attempts = circumstances.attempts + 1;
  if (!failure) return { outcome: { state: 'sent', attempts, problem: null }, isGeneral: false };
  const error = failure as SmtpError;
  const problem = error.message.slice(0, PROBLEM_MAX);
  const code = rejectionCode(error, circumstances);
  if (code >= 500 || (code >= 400 && attempts >= MAX_ATTEMPTS)) {
    return { outcome: { state: 'failed', attempts, problem }, isGeneral: false };
  }
  if (code >= 400) return { outcome: { state: 'pending', attempts, problem }, isGeneral: false };
  if (circumstances.isFinalByteSent)
    return { outcome: { state: 'unacknowledged', attempts, problem }, isGeneral: true };
  return { outcome: { state: 'pending', attempts: circumstances.attempts, problem }, isGeneral: true };
}

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

interface Work {
  issueId: string;
  /** Deliveries with more attempts are left to a later run. */
  attempts: number;
  mailFor: (delivery: ClaimedDelivery) => BulkMail;
  stopping: AbortSignal;
}

const RECORD_ATTEMPTS = 10;
const RECORD_RETRY_MS = 1_000;

/**
 * Sends mails one after the other, on a database connection and a mail connection of its own. A mail counts as sent
 * from the moment in which its final bytes are written: a server discards a mail whose end it never saw, and keeps one
 * whose end it saw. The journal records that moment synchronously. The worker holds an advisory lock, so that others
 * know whether it lives.
 */
export class DeliveryWorker {
  private isDisconnected = false;

  private constructor(
    private readonly deps: Deps,
    private readonly client: pg.Client,
    private readonly id: bigint,
    private readonly transport: MailTransport,
    private readonly journal: DeliveryJournal,
  ) {
    client.on('error', (err) => {
      this.isDisconnected = true;
      deps.log.warn({ err }, 'newsletter: database connection lost');
    });
  }

  static async open(deps: Deps): Promise<DeliveryWorker> {
    const { config, database } = deps;
    const id = randomBytes(8).readBigInt64BE() >> 1n;
    const client = new pg.Client(database.$client.options);
    // Without a listener, an `error` event ends the process; the pending query fails as well and reports it.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [id]);
      // After the lock: a journal without one is taken for a dead worker's.
      const journal = new DeliveryJournal(config.dataDir, id);
      return new DeliveryWorker(deps, client, id, openMailTransport(config), journal);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Returns when nothing is left or on abort; throws when the mail server or the database is away. */
  async run(work: Work): Promise<void> {
    const database = drizzle(this.client, { casing: 'snake_case' });
    const claim = { issueId: work.issueId, workerId: this.id, attempts: work.attempts };
    while (!work.stopping.aborted) {
      const delivery = await claimDelivery(database, claim);
      if (!delivery) return;
      await this.deliver(work, delivery);
    }
  }

  async close(): Promise<void> {
    this.transport.close();
    await this.client.end().catch(() => {});
    // After a lost connection, the journal may be the only trace of the last mail.
    if (this.isDisconnected) this.journal.close();
    else await this.journal.discard();
  }

  private async deliver({ issueId, mailFor }: Work, delivery: ClaimedDelivery): Promise<void> {
    const key = { issueId, subscriberId: delivery.subscriberId };
    const { attempts } = delivery;
    if (!delivery.isWanted) return this.recordOutcome(key, { state: 'skipped', attempts, problem: null });
    let isFinalByteSent = false;
    let failure: unknown;
    const beforeFinalByte = () => {
      // Without the lock, another worker may be sending the same mail.
      if (this.isDisconnected) throw new Error('database connection lost');
      this.journal.append(key.subscriberId);
      isFinalByteSent = true;
    };
    // Asked over the connection that holds the lock: while it answers, no other worker can have taken the mail over.
    const confirm = async () => {
      const isMine = await ownsClaim(drizzle(this.client, { casing: 'snake_case' }), key, this.id);
      if (!isMine) throw new Error('somebody else sends this mail');
    };
    try {
      await this.transport.send(mailFor(delivery), { confirm, beforeFinalByte });
    } catch (error) {
      failure = error;
    }
    const { outcome, isGeneral } = outcomeOf(failure, { attempts, isFinalByteSent });
    await this.recordOutcome(key, outcome);
    if (isGeneral) throw failure;
  }

  /** Retries, so that a restart of the database does not lose the outcome. */
  private async recordOutcome(key: { issueId: string; subscriberId: string }, outcome: Outcome): Promise<void> {
    try {
      return await recordOutcome(drizzle(this.client, { casing: 'snake_case' }), key, this.id, outcome);
    } catch (err) {
      this.isDisconnected = true;
      this.deps.log.warn({ err }, 'newsletter: outcome not recorded at once');
    }
    for (let attempt = 1; ; attempt += 1) {
      await wait(RECORD_RETRY_MS);
      try {
        return await recordOutcome(this.deps.database, key, this.id, outcome);
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS) throw error;
      }
    }
  }
}
