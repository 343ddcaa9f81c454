import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/database-errors.ts';
import { ErrorDeduplicator } from './error-deduplicator.ts';
import { requestContext } from './telemetry.ts';

const POLLING_MS = 1_000;
/**
 * A completed job that is not marked would run again: marking is retried for as long as the database cannot be written, but
 * only a few times once the portal stops, or where the database refuses.
 */
const MARK_ATTEMPTS = 5;

/** Not retried, such as a mail to an address that does not exist. */
export class PermanentJobError extends Error {}

/** An outage of a service that all such work needs: no attempt is used up. */
export class ServiceUnavailableError extends Error {}

/** Delay for the failed job and pause of the whole queue of this process. */
const RETRY_SERVICE_MS = 60_000;
const PAUSE_QUEUE_MS = 2_000;

/** Deferred: no attempt is used up. */
export class PostponedJobError extends Error {
  constructor(
    message: string,
    readonly until: Date,
  ) {
    super(message);
  }
}

export interface RunningJob {
  id: string;
  /** A failure is final. */
  isLastAttempt: boolean;
}

/** Result of a handler that skipped its mail. */
export const SKIPPED = 'skipped';

/** All queues meet the same outage, each once a second. */
const errors = new ErrorDeduplicator();

/**
 * Sequential. pg-boss's own workers do not wait until a job is marked as completed: a stop would lose the mark, and a
 * mail would be sent twice.
 */
export class JobWorker<Data extends object> {
  private readonly stopping = new AbortController();
  private readonly stopped: Promise<void>;
  /** Monotonic: the machine's clock may be put back by hours. */
  private pausedUntil = 0;

  constructor(
    private readonly boss: PgBoss,
    private readonly log: Logger,
    private readonly queue: string,
    private readonly handle: (data: Data, job: RunningJob) => Promise<unknown>,
    private readonly complete: (jobId: string, outcome: unknown) => Promise<void>,
    /** While true, jobs stay in the queue, with all their attempts. */
    private readonly isHeld: () => Promise<boolean>,
    private readonly giveUp: (jobId: string) => Promise<void>,
    private readonly postpone: (jobId: string, until: Date, failure?: Error) => Promise<void>,
  ) {
    this.stopped = this.run();
  }

  /** Resolves when the current job is completed and marked. */
  stop(): Promise<void> {
    this.stopping.abort();
    return this.stopped;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const found = await this.processNext().catch((err) => {
        if (errors.admit(err, this.log)) this.log.warn({ err, queue: this.queue }, 'job queue');
      });
      if (!found) await wait(POLLING_MS, undefined, { signal }).catch(() => {});
    }
  }

  private async processNext(): Promise<boolean> {
    if (performance.now() < this.pausedUntil || (await this.isHeld())) return false;
    const [job] = await this.boss.fetch<Data>(this.queue, { includeMetadata: true });
    if (!job) return false;
    const isLastAttempt = job.retryCount >= job.retryLimit;
    let outcome: unknown;
    try {
      const work = () => this.handle(job.data, { id: job.id, isLastAttempt });
      outcome = await requestContext.run({ id: job.id, databaseMs: 0 }, work);
    } catch (err) {
      if (err instanceof PostponedJobError) {
        this.log.info({ queue: this.queue, job: job.id, until: err.until }, err.message);
        await this.markWithRetry(() => this.postpone(job.id, err.until));
        return true;
      }
      this.log.warn({ err, queue: this.queue, job: job.id }, 'job failed');
      if (err instanceof ServiceUnavailableError) {
        this.pausedUntil = performance.now() + PAUSE_QUEUE_MS;
        await this.markWithRetry(() => this.postpone(job.id, new Date(Date.now() + RETRY_SERVICE_MS), err));
        return true;
      }
      if (err instanceof PermanentJobError) await this.markWithRetry(() => this.giveUp(job.id));
      await this.markWithRetry(() => this.boss.fail(this.queue, job.id, err as object));
      return true;
    }
    await this.markWithRetry(() => this.complete(job.id, outcome));
    return true;
  }

  private async markWithRetry(write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write();
      } catch (err) {
        const isWorthWaiting = isUnavailable(err as Error) && !this.stopping.signal.aborted;
        if (attempt >= MARK_ATTEMPTS && !isWorthWaiting) throw err;
        // At the 1st, 2nd, 4th, 8th…: an outage may last for hours.
        if (Number.isInteger(Math.log2(attempt)))
          this.log.warn({ err, queue: this.queue, attempt }, 'job not marked at once');
        await wait(POLLING_MS);
      }
    }
  }
}

/** A failure is logged, not fatal. */
export class PeriodicTask {
  private readonly stopping = new AbortController();
  private readonly stopped: Promise<void>;

  constructor(log: Logger, pauseMs: number, work: () => Promise<void>) {
    this.stopped = this.run(log, pauseMs, work);
  }

  stop(): Promise<void> {
    this.stopping.abort();
    return this.stopped;
  }

  private async run(log: Logger, pauseMs: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await work().catch((err) => {
        if (errors.admit(err, log)) log.warn({ err }, 'repeated work failed');
      });
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
