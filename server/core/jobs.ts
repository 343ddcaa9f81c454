import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Database, Queryable } from '../database/database.ts';
import { JobWorker, PeriodicTask, type RunningJob, SKIPPED } from './job-worker.ts';
import { findMailHold, MAIL_QUEUES, type MailKind } from './mail/delivery-rules.ts';

export interface JobData {
  mail: {
    to: string;
    /** Display name of the sender, unless `MAIL_FROM` has one. */
    senderName?: string;
    replyTo?: MailAddress;
    /** Where the same mail may be sent twice: stable, so that mail programs recognise the second one. */
    messageId?: string;
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
    attachments?: MailAttachment[];
    /** Exempt from the budget of unconfirmed addresses: to the organisation, written by an administrator, or to an address that was confirmed. */
    official?: true;
    /** Whose budget it spends; absent for `other`. */
    kind?: MailKind;
    /** Low priority: does not go to paused addresses. */
    isBulk?: true;
    /** A link that its recipient asked for: may use the reserve of the daily limit. */
    isRequested?: true;
    /** To an address that nobody confirmed: shares a part of the daily limit. */
    isUnconfirmed?: true;
    /** Security notice: sent even if the account is deleted first. */
    isSecurity?: true;
    /** Id of another member named in it: the finished mail is deleted with their account. */
    about?: string;
    /** One-click unsubscription; the link is signed when the mail is sent. */
    leaves?: { userId: string; group: NotificationGroup };
  };
  /** The account is looked up in the job: response times must not reveal whether it exists. */
  'password-link': { email: string };
  /** Many failed sign-ins; looked up in the job for the same reason. */
  'login-alert': { email: string };
  'event-announcement': { eventId: string };
  'event-notification': { event: unknown; notices: unknown[] };
  'event-maintenance': Record<string, never>;
  'scheduled-publication': Record<string, never>;
  /** Encoding takes seconds. */
  'media-avif': { mediaId: string };
  'status-check': Record<string, never>;
  retention: Record<string, never>;
  invitation: { invitationId: string };
  /** Double opt-in, unless already confirmed. */
  'newsletter-confirmation': { subscriberId: string };
  /** Its mails that wait without a job. */
  'newsletter-issue': { issueId: string };
  'newsletter-mail': { issueId: string; subscriberId: string };
  'message-reminder': { messageId: string };
}

/** Header injection: separate fields, so that a name cannot pass for an address or a header. */
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

/** Exponential backoff from 30 s: eight retries over some two hours. */
const DEFAULT_OPTIONS: QueueOptions = { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 };

const QUEUES: Record<QueueName, QueueOptions> = {
  mail: DEFAULT_OPTIONS,
  'password-link': DEFAULT_OPTIONS,
  'login-alert': DEFAULT_OPTIONS,
  'event-announcement': { ...DEFAULT_OPTIONS, expireInSeconds: 300 },
  'event-notification': { ...DEFAULT_OPTIONS, expireInSeconds: 300 },
  'message-reminder': DEFAULT_OPTIONS,
  invitation: DEFAULT_OPTIONS,
  'newsletter-confirmation': DEFAULT_OPTIONS,
  'newsletter-issue': DEFAULT_OPTIONS,
  // Not `mail`: a large issue would look like mail that does not leave.
  'newsletter-mail': DEFAULT_OPTIONS,
  // The next run makes up for a failed one.
  'event-maintenance': { retryLimit: 0, expireInSeconds: 300 },
  'scheduled-publication': { retryLimit: 0, expireInSeconds: 120 },
  'media-avif': DEFAULT_OPTIONS,
  'status-check': { retryLimit: 0, expireInSeconds: 300 },
  retention: { retryLimit: 0, expireInSeconds: 1800 },
};

/** Seconds. Every process enqueues; the queue keeps one job per interval. */
const SCHEDULES: Partial<Record<QueueName, number>> = {
  'event-maintenance': 300,
  'scheduled-publication': 60,
  'status-check': 300,
  retention: 3600,
};
const SCHEDULE_CHECK_MS = 60_000;

/** Of release 0.2.0: `scheduled-publication` does what waits in them. */
const FORMER_QUEUES = ['content-publication', 'news-publication'];

const ENQUEUE_BATCH_SIZE = 100;
/** Interactive jobs, such as a password link, run before bulk jobs. */
const HIGH_PRIORITY = 1;
const STOP_TIMEOUT_MS = 5_000;

/** Adapts pg-boss's `$1` text and values to drizzle's SQL objects. */
function toSql(text: string, values: unknown[] = []) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((chunk, index) => (index % 2 ? sql.param(values[Number(chunk) - 1]) : sql.raw(chunk)));
  return sql.join(chunks);
}

function inTransaction(queryable: Queryable): PgBoss.Db {
  return { executeSql: async (text, values) => queryable.execute(toSql(text, values)) };
}

/** Job queue in PostgreSQL: each job runs in one process and is retried when it fails. */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly workers: JobWorker<never>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly repetitions: PeriodicTask[] = [];

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

  /**
   * Creates or migrates pg-boss's own tables, under the lock of the migrations.
   * @param formerQueues of a backup, whose jobs need a place even if this version has no such queue.
   */
  static async prepare(owner: pg.ClientBase | pg.Pool, formerQueues: string[] = []): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => owner.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      const queue = { name, ...options };
      await boss.createQueue(name, queue);
      // `createQueue` does not change the options of an existing queue.
      await boss.updateQueue(name, queue);
    }
    for (const name of formerQueues) await boss.createQueue(name);
    await owner.query(`delete from pgboss.job where name = any($1) and state = 'created'`, [FORMER_QUEUES]);
    await boss.stop({ graceful: false });
  }

  async start(): Promise<void> {
    await this.boss.start();
  }

  async runSchedules(): Promise<void> {
    this.timer = setInterval(() => void this.enqueueDue(), SCHEDULE_CHECK_MS);
    await this.enqueueDue();
  }

  /** One job per interval, however many processes call this. */
  async enqueueDue(): Promise<void> {
    for (const [name, seconds] of Object.entries(SCHEDULES)) {
      await this.boss
        .send(name, {}, { singletonSeconds: seconds })
        .catch((err) => this.log.warn({ err, queue: name }, 'job queue'));
    }
  }

  /** Part of the caller's transaction: without a commit there is no job. Runs before all of `enqueueAll`. */
  async enqueue<Name extends QueueName>(
    queryable: Queryable,
    name: Name,
    data: JobData[Name],
    { afterSeconds = 0 } = {},
  ): Promise<string> {
    // An instant: a number of seconds would have two types in the SQL.
    const startAfter = new Date(Date.now() + afterSeconds * 1000);
    const options = { db: inTransaction(queryable), priority: HIGH_PRIORITY, ...(afterSeconds > 0 && { startAfter }) };
    const id = await this.boss.send(name, data, options);
    if (!id) throw new Error(`${name}: the job was not enqueued`);
    return id;
  }

  enqueueAll<Name extends QueueName>(queryable: Queryable, name: Name, list: JobData[Name][]): Promise<void> {
    return this.insert(
      queryable,
      list.map((data) => ({ name, data })),
    );
  }

  /** Keeps ids of removed jobs, with all their attempts. */
  async insert(queryable: Queryable, jobs: { id?: string; name: string; data: object }[]): Promise<void> {
    const db = inTransaction(queryable);
    for (let start = 0; start < jobs.length; start += ENQUEUE_BATCH_SIZE) {
      await this.boss.insert(jobs.slice(start, start + ENQUEUE_BATCH_SIZE), { db });
    }
  }

  /**
   * A handler may return `SKIPPED`, or what to write once its work is done: in one transaction with the job's completion,
   * which is tried until the database takes it.
   */
  work<Name extends QueueName>(
    name: Name,
    handle: (data: JobData[Name], job: RunningJob) => Promise<unknown>,
    isHeld = async () => MAIL_QUEUES.includes(name) && (await findMailHold(this.database)) !== undefined,
  ): void {
    const complete = (id: string, outcome: unknown) =>
      this.database.transaction(async (transaction) => {
        if (typeof outcome === 'function') await outcome(transaction);
        await this.completeIn(transaction, name, id, outcome === SKIPPED);
      });
    const giveUp = async (id: string) => {
      await this.database.execute(sql`
        update pgboss.job set retry_limit = retry_count where name = ${name} and id = ${id}`);
    };
    const postpone = async (id: string, until: Date, failure?: Error) => {
      const output = failure && JSON.stringify({ message: failure.message });
      await this.database.execute(sql`
        update pgboss.job set state = ${failure ? 'retry' : 'created'}, started_on = null, start_after = ${until},
          output = coalesce(${output ?? null}::jsonb, output)
        where name = ${name} and id = ${id} and state = 'active'`);
    };
    this.workers.push(new JobWorker(this.boss, this.log, name, handle, complete, isHeld, giveUp, postpone));
  }

  /** Runs in every process, without a queue. */
  repeat(pauseMs: number, work: () => Promise<void>): void {
    this.repetitions.push(new PeriodicTask(this.log, pauseMs, work));
  }

  /** Exactly once, for handlers that only write to the database: one transaction with the job's completion. */
  workInTransaction<Name extends QueueName>(
    name: Name,
    handle: (data: JobData[Name], transaction: Queryable) => Promise<void>,
  ): void {
    this.work(name, (data, { id }) =>
      this.database.transaction(async (transaction) => {
        await handle(data, transaction);
        await this.completeIn(transaction, name, id);
      }),
    );
  }

  /** The payload may hold a link, an address or a mail. */
  private async completeIn(transaction: Queryable, name: string, id: string, isSkipped = false): Promise<void> {
    // The options are the fourth parameter, unlike in its types.
    await this.boss.complete(name, id, isSkipped ? { outcome: SKIPPED } : {}, { db: inTransaction(transaction) });
    await transaction.execute(sql`update pgboss.job set data = null where name = ${name} and id = ${id}`);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    const isOver = new AbortController();
    const ended = Promise.all([...this.workers, ...this.repetitions].map((each) => each.stop()));
    await Promise.race([ended, wait(STOP_TIMEOUT_MS, undefined, { signal: isOver.signal }).catch(() => {})]);
    isOver.abort();
    await this.boss.stop({ graceful: false });
  }
}
