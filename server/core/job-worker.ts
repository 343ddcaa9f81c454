import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/database-errors.ts';
import { observe, type RequestTrace, requestTrace } from './telemetry.ts';

const POLLING_MS = 1_000;
/**
 * A completed job that is not marked would run again, so marking is retried: for as long as the database cannot be written,
 * but for a few times only once the portal stops, or where the database refuses.
 */
const MARK_ATTEMPTS = 5;

/** Thrown by a handler whose work would fail again, such as a mail to an address that does not exist. */
export class PermanentJobError extends Error {}

/** Thrown by a handler whose work failed for the sake of a service that all such work needs; no attempt is used up. */
export class ServiceUnavailableError extends Error {}

/** Between two tries of a service that is away, for the work that met it and for the whole queue of a process. */
const RETRY_SERVICE_MS = 60_000;
const PAUSE_QUEUE_MS = 2_000;

/** Thrown by a handler whose work has to wait until then; no attempt is used up. */
export class PostponedJobError extends Error {
  constructor(
    message: string,
    readonly until: Date,
  ) {
    super(message);
  }
}

/** What a handler resolves with whose mail nobody should get; anything else is work that was done. */
export const SKIPPED = 'skipped';

/**
 * Processes one queue sequentially. pg-boss has workers of its own, but they do not wait until a job is marked as
 * completed: a stop would lose the mark, and a mail would be sent twice.
 */
export class JobWorker<Data extends object> {
  private readonly stopping = new AbortController();
  private readonly stopped: Promise<void>;
  /** By the monotonic clock, as every duration of a process: that of the machine may be put back by hours. */
  private pausedUntil = 0;

  constructor(
    private readonly boss: PgBoss,
    private readonly log: Logger,
    private readonly queue: string,
    private readonly handle: (data: Data, stopping: AbortSignal, jobId: string) => Promise<unknown>,
    private readonly complete: (jobId: string, isSkipped: boolean) => Promise<void>,
    /** While true, jobs stay in the queue, with all their attempts. */
    private readonly isHeld: () => Promise<boolean>,
    /** Takes the attempts that are left. */
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
      const found = await this.processNext().catch((err) => this.log.warn({ err, queue: this.queue }, 'job queue'));
      if (!found) await wait(POLLING_MS, undefined, { signal }).catch(() => {});
    }
  }

  private async processNext(): Promise<boolean> {
    if (performance.now() < this.pausedUntil || (await this.isHeld())) return false;
    const [job] = await this.boss.fetch<Data>(this.queue);
    if (!job) return false;
    let outcome: unknown;
    try {
      outcome = await this.traced(job.id, () => this.handle(job.data, this.stopping.signal, job.id));
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
    await this.markWithRetry(() => this.complete(job.id, outcome === SKIPPED));
    return true;
  }

  /** The job's queries and mails belong to it, in the log and in traces. */
  private async traced(id: string, work: () => Promise<unknown>): Promise<unknown> {
    const trace: RequestTrace = { id, databaseMs: 0 };
    observe('trace', { trace });
    const startedAt = performance.now();
    let isError = true;
    try {
      const outcome = await requestTrace.run(trace, work);
      isError = false;
      return outcome;
    } finally {
      observe('job', { trace, queue: this.queue, ms: performance.now() - startedAt, isError });
    }
  }

  private async markWithRetry(write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write();
      } catch (err) {
        const isWorthWaiting = isUnavailable(err as Error) && !this.stopping.signal.aborted;
        if (attempt >= MARK_ATTEMPTS && !isWorthWaiting) throw err;
        this.log.warn({ err, queue: this.queue }, 'job not marked at once');
        await wait(POLLING_MS);
      }
    }
  }
}

/** Repeats its work after a pause, until it is stopped; a failure is logged. */
export class Repetition {
  private readonly stopping = new AbortController();
  private readonly stopped: Promise<void>;

  constructor(log: Logger, pauseMs: number, work: () => Promise<void>) {
    this.stopped = this.run(log, pauseMs, work);
  }

  /** Resolves when the current work is over. */
  stop(): Promise<void> {
    this.stopping.abort();
    return this.stopped;
  }

  private async run(log: Logger, pauseMs: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await work().catch((err) => log.warn({ err }, 'repeated work failed'));
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
