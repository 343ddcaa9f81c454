import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_END_MS = 60_000;

/** A process group with captured output; `signal` ends the whole group. */
export class CapturedProcess {
  output = '';
  /** Null when a signal ended it. */
  exited;
  hasExited = false;
  #isStopping = false;
  #child;

  constructor(command, args, { signal, ...options }) {
    this.#child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        this.output += text;
      });
    }
    const stop = () => this.stop();
    signal.addEventListener('abort', stop);
    this.exited = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', (code) => {
        this.hasExited = true;
        signal.removeEventListener('abort', stop);
        resolve(this.#endGroup().then(() => code));
      });
    });
  }

  /** Once only: a second signal would interrupt a graceful stop. */
  stop() {
    if (!this.hasExited && !this.#isStopping) {
      this.#isStopping = true;
      this.#signalGroup('SIGTERM');
    }
    return this.exited;
  }

  /** Ends processes that the command left running, such as the portal of a failed test. */
  async #endGroup() {
    const deadline = performance.now() + MAX_END_MS;
    for (let isAlive = this.#signalGroup('SIGTERM'); isAlive; isAlive = this.#signalGroup(0)) {
      if (performance.now() > deadline) this.#signalGroup('SIGKILL');
      await wait(100);
    }
  }

  /** False if the group no longer exists. */
  #signalGroup(signal) {
    try {
      return process.kill(-this.#child.pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return false;
      throw error;
    }
  }
}
