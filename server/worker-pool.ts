import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DatabaseConnection } from './database/connection.ts';

/** The primary has prepared the database and may have made the secret. */
interface Inheritance {
  connection: DatabaseConnection;
  sessionSecret: string;
}

const VARIABLE = 'PORTAL_WORKER';
const RETIRE = 'retire';

/** Undefined in the primary. */
export function readInheritance(): Inheritance | undefined {
  return cluster.isWorker ? JSON.parse(process.env[VARIABLE] ?? '{}') : undefined;
}

export function onRetirement(retire: () => void): void {
  process.on('message', (message) => {
    if (message === RETIRE) retire();
  });
}

/** The worker itself prints its reason. */
export class WorkerStartError extends Error {}

const MIN_RESTART_MS = 100;
const MAX_RESTART_MS = 10_000;

/** Processes of one machine that share its port; a crashed one is replaced. */
export class WorkerPool {
  private readonly workers = new Set<Worker>();
  private isStopping = false;
  private count = 0;
  private launching = 0;
  private restartMs = MIN_RESTART_MS;
  /** Serializes the start and rolling restarts. */
  private changes = Promise.resolve();

  /**
   * @param entry what a worker runs: `npm start` imports it into a script that also installs and builds. Links in it are
   * followed at the start and by each rolling restart, not when a worker that crashed is replaced.
   */
  constructor(
    private readonly entry: string,
    private readonly inheritance: Inheritance,
    private readonly log: Logger,
  ) {
    cluster.setupPrimary({ exec: realpathSync(entry), args: [] });
  }

  /** Resolves with the port when all listen; rejects if one cannot, with all of them stopped. */
  start(count: number): Promise<number> {
    this.count = count;
    const started = Promise.all(Array.from({ length: count }, () => this.launch()));
    this.changes = started.then(
      () => {},
      () => this.stop(),
    );
    return this.changes.then(() => started).then(([port = 0]) => port);
  }

  /** Rolling restart: each worker ends when its successor listens. Waits for the start, or an earlier call. */
  roll(): Promise<void> {
    const { exec } = cluster.settings;
    this.changes = this.changes
      .then(() => this.replaceAll())
      .catch((err) => {
        cluster.setupPrimary({ exec });
        this.log.error({ err }, 'rolling restart failed: the workers that are left go on');
      });
    return this.changes;
  }

  private async replaceAll(): Promise<void> {
    cluster.setupPrimary({ exec: realpathSync(this.entry) });
    for (const worker of [...this.workers]) {
      if (this.isStopping) return;
      // A crashed worker has already been replaced.
      if (!this.workers.has(worker)) continue;
      await this.launch();
      if (!this.workers.delete(worker)) continue;
      // Sending to a dead worker would end the primary with an error.
      if (worker.isConnected()) worker.send(RETIRE);
      await exitOf(worker);
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const left = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of left) worker.process.kill('SIGTERM');
    await Promise.all(left.map(exitOf));
  }

  /** Resolves with its port when it listens. */
  private async launch(): Promise<number> {
    const worker = cluster.fork({ [VARIABLE]: JSON.stringify(this.inheritance) });
    this.launching += 1;
    const [event, address] = await Promise.race([
      once(worker, 'listening').then(([listening]) => ['listening', listening] as const),
      once(worker, 'exit').then(() => ['exit'] as const),
    ]).finally(() => {
      this.launching -= 1;
    });
    if (event === 'exit') throw new WorkerStartError('a worker ended before it listened');
    this.restartMs = MIN_RESTART_MS;
    this.workers.add(worker);
    worker.once('exit', (code, signal) => {
      if (!this.workers.delete(worker) || this.isStopping) return;
      this.log.error({ code, signal, pid: worker.process.pid }, 'a worker ended: it is replaced');
      void this.replaceMissing();
    });
    return address.port;
  }

  /** Exponential backoff. A rolling restart may have launched the missing one. */
  private async replaceMissing(): Promise<void> {
    while (!this.isStopping) {
      await wait(this.restartMs);
      this.restartMs = Math.min(this.restartMs * 2, MAX_RESTART_MS);
      if (this.isStopping || this.workers.size + this.launching >= this.count) return;
      await this.launch().catch((err) => this.log.error({ err }, 'a worker could not be replaced yet'));
    }
  }
}

async function exitOf(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, 'exit');
}
