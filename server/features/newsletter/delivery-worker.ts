import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import { ServiceUnavailableError } from '../../core/job-worker.ts';
import { recordDelivery } from '../../core/mail-bounces.ts';
import { MailQuota } from '../../core/mail-quota.ts';
import { type BulkMail, type MailTransport, openMailTransport, SERVICE_CLOSING } from '../../core/mail-transport.ts';
import { observe } from '../../core/telemetry.ts';
import { isUnavailable } from '../../database/database-errors.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryKey,
  markSending,
  type Outcome,
  recordOutcome,
} from './deliveries.queries.ts';
import type { Lease } from './leases.queries.ts';

/** Temporary rejections (4xx). */
const MAX_ATTEMPTS = 8;
const PROBLEM_MAX = 500;

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

interface Circumstances {
  attempts: number;
  isFinalByteSent: boolean;
}

/** 0 for trouble that does not concern this recipient or mail. */
function rejectionCode({ responseCode = 0, command = '' }: SmtpError, { isFinalByteSent }: Circumstances): number {
  const isAboutReader = isFinalByteSent || command === 'RCPT TO';
  return isAboutReader && responseCode >= 400 && responseCode !== SERVICE_CLOSING ? responseCode : 0;
}

/** `isGeneral`: the next mail would fail too. */
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

type Deps = Pick<Context, 'database' | 'config' | 'log' | 'now'>;

interface Work {
  lease: Lease;
  /** Deliveries with more attempts are left to a later run. */
  attempts: number;
  mailFor: (delivery: ClaimedDelivery) => BulkMail;
  stopping: AbortSignal;
}

/** Few: subscribers who leave in between still get the mail. */
const CLAIM_LIMIT = 10;
/** Of an outcome that the database refuses, and of any once the portal stops. */
const RECORD_ATTEMPTS = 10;
const RECORD_RETRY_MS = 1_000;

/**
 * A mail counts as sent once its final bytes are written: servers discard a mail whose end they never saw. `sending`
 * is committed before, under the token of the lease, so that no other process sends it.
 */
export class DeliveryWorker {
  private readonly transport: MailTransport;
  private readonly quota: MailQuota;

  constructor(private readonly deps: Deps) {
    this.quota = new MailQuota(deps.database, deps.config);
    this.transport = openMailTransport(deps.config);
  }

  /** Throws when the mail server or the database is away. */
  async run(work: Work): Promise<void> {
    const claim = { ...work.lease, attempts: work.attempts, limit: CLAIM_LIMIT };
    while (!work.stopping.aborted) {
      const deliveries = await claimDeliveries(this.deps.database, claim);
      if (deliveries.length === 0) return;
      for (const delivery of deliveries) {
        if (work.stopping.aborted) return;
        await this.deliver(work, delivery);
      }
    }
  }

  close(): void {
    this.transport.close();
  }

  private async deliver(work: Work, delivery: ClaimedDelivery): Promise<void> {
    const { lease, mailFor } = work;
    const key = { issueId: lease.issueId, subscriberId: delivery.subscriberId };
    const { attempts } = delivery;
    if (!delivery.isWanted) return this.recordOutcome(key, work, { state: 'skipped', attempts, problem: null });
    if (delivery.refusal !== null) {
      return this.recordOutcome(key, work, { state: 'paused', attempts, problem: delivery.refusal });
    }
    await this.quota.take({});
    let isFinalByteSent = false;
    let failure: unknown;
    const startedAt = performance.now();
    let markedAt = 0;
    const confirm = async () => {
      markedAt = performance.now();
      const isMine = await markSending(this.deps.database, key, lease.token);
      if (!isMine) throw new Error('somebody else sends this mail');
    };
    const beforeFinalByte = () => {
      // The process was paused for as long as a lease: the mail may have been requested again.
      const isLate = performance.now() - markedAt > this.deps.config.newsletterLeaseSeconds * 1000;
      if (isLate) throw new Error('too late to send this mail');
      isFinalByteSent = true;
    };
    try {
      await this.transport.send(mailFor(delivery), { confirm, beforeFinalByte });
    } catch (error) {
      failure = error;
    }
    const { outcome, isGeneral } = outcomeOf(failure, { attempts, isFinalByteSent });
    observe('mail', { outcome: outcome.state === 'sent' ? 'sent' : 'failed', ms: performance.now() - startedAt });
    await this.recordOutcome(key, work, outcome);
    if (failure || delivery.hasBounced) {
      await recordDelivery(this.deps, { to: delivery.email, error: failure, now: this.deps.now() });
    }
    if (!isGeneral) return;
    // After its end was written the server may have the mail.
    if (!isFinalByteSent) await this.quota.giveBack({});
    throw new ServiceUnavailableError((failure as Error).message, { cause: failure });
  }

  /**
   * Retries until the database can be written: only this process knows the outcome, which nobody else could tell from a
   * mail that may not have arrived.
   */
  private async recordOutcome(key: DeliveryKey, { lease, stopping }: Work, outcome: Outcome): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await recordOutcome(this.deps.database, key, lease.token, outcome);
      } catch (err) {
        const isWorthWaiting = isUnavailable(err as Error) && !stopping.aborted;
        if (attempt >= RECORD_ATTEMPTS && !isWorthWaiting) throw err;
        this.deps.log.warn({ err }, 'newsletter: outcome not recorded at once');
        await wait(RECORD_RETRY_MS);
      }
    }
  }
}
