import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';

/** The work that is done after the answer: name and what it needs to know. */
export interface JobData {
  mail: { to: string; subject: string; text: string; html: string };
}

type QueueName = keyof JobData;

/** Tried again after 30 s, 1 min, 2 min…: eight times over some two hours. */
const QUEUES: Record<QueueName, PgBoss.RetryOptions & PgBoss.ExpirationOptions> = {
  mail: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
};

const POLLING_SECONDS = 1;
const STOP_TIMEOUT_MS = 5_000;

/** pg-boss speaks `$1` text and values; drizzle's transactions take SQL objects. */
function toSql(text: string, values: unknown[] = []) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((chunk, index) => (index % 2 ? sql.param(values[Number(chunk) - 1]) : sql.raw(chunk)));
  return sql.join(chunks);
}

/** A queue in PostgreSQL: each job is done by one process, whichever asks first, and tried again when it fails. */
export class Jobs {
  private readonly boss: PgBoss;

  constructor(database: Database, log: Logger) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => database.$client.query(text, values) },
      migrate: false,
    });
    this.boss.on('error', (err) => log.warn({ err }, 'job queue'));
  }

  /** Makes or updates the queue's own tables. Runs with the migrations, under their lock. */
  static async prepare(database: Database): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.$client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, { name, ...options });
    await boss.stop({ graceful: false });
  }

  start(): Promise<unknown> {
    return this.boss.start();
  }

  /** Takes part in the caller's transaction: what was not committed is never done. */
  async enqueue<Name extends QueueName>(queryable: Queryable, name: Name, data: JobData[Name]): Promise<void> {
    const db: PgBoss.Db = { executeSql: async (text, values) => queryable.execute(toSql(text, values)) };
    await this.boss.send(name, data, { db });
  }

  async work<Name extends QueueName>(name: Name, handle: (data: JobData[Name]) => Promise<void>): Promise<void> {
    const worker = await this.boss.work<JobData[Name]>(
      name,
      { pollingIntervalSeconds: POLLING_SECONDS },
      async (jobs) => {
        for (const job of jobs) await handle(job.data);
        // There may be more: look again at once instead of at the next poll.
        this.boss.notifyWorker(worker);
      },
    );
  }

  stop(): Promise<void> {
    return this.boss.stop({ timeout: STOP_TIMEOUT_MS });
  }
}
