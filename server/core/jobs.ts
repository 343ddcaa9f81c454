import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import { JobWorker } from './job-worker.ts';

/** The work that is done after the answer: name and what it needs to know. */
export interface JobData {
  mail: {
    to: string;
    replyTo?: MailAddress;
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
    attachments?: MailAttachment[];
    /** To a mailbox of the organisation, or written by an administrator: never one too many (see `MailBudget`). */
    official?: true;
  };
  /** Somebody forgot a password. Whether there is such an account is looked up here, where nobody can measure it. */
  'password-link': { email: string };
  /** Many have tried to sign in to an account. Whether there is such an account is looked up here too. */
  'login-alert': { email: string };
  /** Tells of a new event those who asked for it. */
  'event-announcement': { eventId: string };
  /** Reminders of tomorrow's events, and promotions into seats that came free. */
  'event-maintenance': Record<string, never>;
  /** Deletes what has been kept for long enough. */
  retention: Record<string, never>;
  /** Asks a new subscriber for confirmation, where there is something to confirm. */
  'newsletter-confirmation': { subscriberId: string };
  /** Sends what is left to send of an issue of the newsletter. */
  'newsletter-issue': { issueId: string };
  /** A mail about a message that nobody has read for a while. */
  'message-reminder': { messageId: string };
}

/** Kept apart, so that a name cannot pass for an address or a header. */
export interface MailAddress {
  name: string;
  address: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

type QueueName = keyof JobData;

type QueueOptions = PgBoss.RetryOptions & PgBoss.ExpirationOptions;

/** Tried again after 30 s, 1 min, 2 min…: eight times over some two hours. */
const DEFAULT_OPTIONS: QueueOptions = { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 };

const QUEUES: Record<QueueName, QueueOptions> = {
  mail: DEFAULT_OPTIONS,
  'password-link': DEFAULT_OPTIONS,
  'login-alert': DEFAULT_OPTIONS,
  'event-announcement': { ...DEFAULT_OPTIONS, expireInSeconds: 300 },
  'message-reminder': DEFAULT_OPTIONS,
  'newsletter-confirmation': DEFAULT_OPTIONS,
  // The mail server may be away for a day; whatever was sent stays sent.
  'newsletter-issue': { retryLimit: 1500, retryDelay: 60, expireInSeconds: 7200 },
  // The next run does what this one could not.
  'event-maintenance': { retryLimit: 0, expireInSeconds: 300 },
  retention: { retryLimit: 0, expireInSeconds: 1800 },
};

/** Done every so many seconds: every process asks, and the queue takes one of each stretch of time. */
const SCHEDULES: Partial<Record<QueueName, number>> = { 'event-maintenance': 300, retention: 3600 };
const SCHEDULE_CHECK_MS = 60_000;

const ENQUEUE_BATCH_SIZE = 100;
/** What one person waits for, such as the link to a new password, goes before what is sent to many. */
const HIGH_PRIORITY = 1;
const STOP_TIMEOUT_MS = 5_000;

/** pg-boss speaks `$1` text and values; drizzle's transactions take SQL objects. */
function toSql(text: string, values: unknown[] = []) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((chunk, index) => (index % 2 ? sql.param(values[Number(chunk) - 1]) : sql.raw(chunk)));
  return sql.join(chunks);
}

function inTransaction(queryable: Queryable): PgBoss.Db {
  return { executeSql: async (text, values) => queryable.execute(toSql(text, values)) };
}

/** A queue in PostgreSQL: each job is done by one process, whichever asks first, and tried again when it fails. */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly workers: JobWorker<never>[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => database.$client.query(text, values) },
      migrate: false,
      schedule: false,
    });
    this.boss.on('error', (err) => log.warn({ err }, 'job queue'));
  }

  /** Makes or updates the queue's own tables. Runs with the migrations, under their lock. */
  static async prepare(owner: pg.ClientBase | pg.Pool): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => owner.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      const queue = { name, ...options };
      await boss.createQueue(name, queue);
      // One that is there already stays as an earlier version made it, unless told otherwise.
      await boss.updateQueue(name, queue);
    }
    await boss.stop({ graceful: false });
    // What an earlier version left of work that is done.
    for (const table of ['job', 'archive']) {
      await owner.query(`update pgboss.${table} set data = null where state = 'completed' and data is not null`);
    }
  }

  async start(): Promise<void> {
    await this.boss.start();
  }

  /** Has what is due by the clock done, now and from now on. */
  async runSchedules(): Promise<void> {
    this.timer = setInterval(() => void this.enqueueDue(), SCHEDULE_CHECK_MS);
    await this.enqueueDue();
  }

  /** However many processes ask, there is one job for each stretch of time. */
  async enqueueDue(): Promise<void> {
    for (const [name, seconds] of Object.entries(SCHEDULES)) {
      await this.boss
        .send(name, {}, { singletonSeconds: seconds })
        .catch((err) => this.log.warn({ err, queue: name }, 'job queue'));
    }
  }

  /** Takes part in the caller's transaction: what was not committed is never done. It goes before all of `enqueueAll`. */
  async enqueue<Name extends QueueName>(
    queryable: Queryable,
    name: Name,
    data: JobData[Name],
    { afterSeconds = 0 } = {},
  ): Promise<void> {
    // As an instant: seconds would go through `toSql` as a value of two types at once.
    const startAfter = new Date(Date.now() + afterSeconds * 1000);
    const options = { db: inTransaction(queryable), priority: HIGH_PRIORITY, ...(afterSeconds > 0 && { startAfter }) };
    await this.boss.send(name, data, options);
  }

  /** The same work once more, as a new job, for one that was taken out of the queue. */
  async requeue(queryable: Queryable, name: string, data: object): Promise<void> {
    await this.boss.send(name, data, { db: inTransaction(queryable) });
  }

  /** Like `enqueue`, many at once. */
  async enqueueAll<Name extends QueueName>(queryable: Queryable, name: Name, list: JobData[Name][]): Promise<void> {
    const db = inTransaction(queryable);
    for (let start = 0; start < list.length; start += ENQUEUE_BATCH_SIZE) {
      const jobs = list.slice(start, start + ENQUEUE_BATCH_SIZE).map((data) => ({ name, data }));
      await this.boss.insert(jobs, { db });
    }
  }

  /** A handler that takes long looks at `stopping` and leaves the rest for another time. */
  work<Name extends QueueName>(
    name: Name,
    handle: (data: JobData[Name], stopping: AbortSignal, jobId: string) => Promise<void>,
  ): void {
    this.workers.push(new JobWorker(this.boss, this.log, name, handle, (id) => this.complete(name, id)));
  }

  /** Clears the payload of a completed job: it may hold a link, an address or a mail. */
  private complete(name: string, id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      // Its options are the fourth parameter, whatever its types say.
      await this.boss.complete(name, id, {}, { db: inTransaction(transaction) });
      await transaction.execute(sql`update pgboss.job set data = null where name = ${name} and id = ${id}`);
    });
  }

  /** Lets what is under way come to its end, within limits. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    const isOver = new AbortController();
    const ended = Promise.all(this.workers.map((worker) => worker.stop()));
    await Promise.race([ended, wait(STOP_TIMEOUT_MS, undefined, { signal: isOver.signal }).catch(() => {})]);
    isOver.abort();
    await this.boss.stop({ graceful: false });
  }
}
