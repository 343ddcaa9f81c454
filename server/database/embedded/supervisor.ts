import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import {
  type Log,
  launchPostmaster,
  type Postmaster,
  type PostmasterOptions,
  rotateLog,
  StartFailure,
  sendSignal,
  shutDown,
  stopPreviousPostmaster,
} from './postmaster.ts';

const FIRST_START_TIMEOUT_MS = 30_000;
const RECOVERY_NOTICE_MS = 10_000;
const LOG_CHECK_MS = 60 * 60 * 1000;
const STABLE_AFTER_MS = 60_000;
const backoffMs = (failures: number) => Math.min(50 * 2 ** failures, 2_000);

/** Restarts the postmaster after a crash, until stop(). */
export class Supervisor {
  #options: PostmasterOptions;
  #log: Log;
  #current: Postmaster | undefined;
  #stopping = new AbortController();
  #rotation: NodeJS.Timeout | undefined;
  #watching: Promise<void> = Promise.resolve();
  /** Process exit handlers are synchronous; a server that survives the signal is stopped at the next start. */
  #onProcessExit = () => {
    if (this.#current && !this.#current.hasExited()) sendSignal(this.#current.pid, 'SIGINT');
  };

  constructor(options: PostmasterOptions, log: Log) {
    this.#options = options;
    this.#log = log;
  }

  async start(): Promise<void> {
    const deadline = Date.now() + FIRST_START_TIMEOUT_MS;
    for (let failures = 0; ; failures += 1) {
      try {
        await this.#launch();
        break;
      } catch (error) {
        const isRetryable = error instanceof StartFailure && error.isWaitingForOldBackends;
        if (!isRetryable || Date.now() > deadline) throw this.#toOperatorError(error);
        await delay(backoffMs(failures));
      }
    }
    process.on('exit', this.#onProcessExit);
    this.#rotation = setInterval(() => this.#rotateLog(), LOG_CHECK_MS).unref();
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    process.off('exit', this.#onProcessExit);
    clearInterval(this.#rotation);
    const current = this.#current;
    if (current && !current.hasExited() && !(await shutDown(current.pid, current.hasExited))) {
      this.#log.error(`La base de datos (proceso ${current.pid}) no se detuvo.`);
      return;
    }
    await this.#watching;
  }

  #rotateLog(): void {
    try {
      rotateLog(this.#options.layout.log);
    } catch (error) {
      this.#log.warn(`El registro de la base de datos no se pudo acortar: ${(error as Error).message}`);
    }
  }

  async #launch(): Promise<void> {
    await stopPreviousPostmaster(this.#options.layout.cluster, this.#log);
    this.#stopping.signal.throwIfAborted();
    this.#current = launchPostmaster(this.#options);
    // No timeout: interrupting the recovery of a large WAL would only start it over.
    const notice = setInterval(
      () => this.#log.info('La base de datos se recupera de un cierre inesperado; puede tardar.'),
      RECOVERY_NOTICE_MS,
    );
    await this.#current.ready.finally(() => clearInterval(notice));
  }

  async #watch(): Promise<void> {
    let failures = 0;
    while (this.#current) {
      const since = Date.now();
      await this.#current.exited;
      if (this.#stopping.signal.aborted) return;
      this.#log.warn('La base de datos se detuvo sin que nadie lo pidiera: se inicia de nuevo.');
      // Backoff for a server that crashes right after its start.
      failures = Date.now() - since > STABLE_AFTER_MS ? 0 : failures + 1;
      failures = await this.#restart(failures);
    }
  }

  async #restart(failuresBefore: number): Promise<number> {
    for (let failures = failuresBefore; ; failures += 1) {
      try {
        await delay(backoffMs(failures), undefined, { signal: this.#stopping.signal });
        await this.#launch();
        this.#log.info('La base de datos vuelve a estar en marcha.');
        return failures;
      } catch (error) {
        if (this.#stopping.signal.aborted) return failures;
        this.#log.error(this.#toOperatorError(error).message);
      }
    }
  }

  #toOperatorError(error: unknown): Error {
    if (!(error instanceof StartFailure)) return error as Error;
    return new EmbeddedPostgresError(
      `La base de datos propia del portal no arranca: ${error.message}. Mira ${this.#options.layout.log}. ${DATABASE_URL_HINT}`,
      { cause: error },
    );
  }
}
