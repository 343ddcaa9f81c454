import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_END_MS = 60_000;

/** A command in a process group of its own, whose output is kept; `signal` ends all of the group. */
export class CapturedProcess {
  output = '';
  /** Exit code; null when a signal ended it. */
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

  /** Once only: a second signal would cut short an orderly end. */
  stop() {
    if (!this.hasExited && !this.#isStopping) {
      this.#isStopping = true;
      this.#signalGroup('SIGTERM');
    }
    return this.exited;
  }

  /** What the command left running, such as a portal of a test that failed. */
  async #endGroup() {
    const deadline = performance.now() + MAX_END_MS;
    for (let isAlive = this.#signalGroup('SIGTERM'); isAlive; isAlive = this.#signalGroup(0)) {
      if (performance.now() > deadline) this.#signalGroup('SIGKILL');
      await wait(100);
    }
  }

  /** Whether there was still somebody to receive it. */
  #signalGroup(signal) {
    try {
      return process.kill(-this.#child.pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return false;
      throw error;
    }
  }
}
