import { spawn } from 'node:child_process';

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
        resolve(code);
      });
    });
  }

  /** Resolves when nothing of the group holds its output any more. A second signal would cut short an orderly end. */
  stop() {
    if (!this.hasExited && !this.#isStopping) {
      this.#isStopping = true;
      try {
        process.kill(-this.#child.pid, 'SIGTERM');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
    return this.exited;
  }
}
