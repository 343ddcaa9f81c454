import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './paths.mjs';

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A stop by a signal needs no explanation. */
export function wasStopped(exitCode) {
  return STOP_SIGNALS.some((signal) => exitCode === 128 + constants.signals[signal]);
}

/**
 * Resolves to the exit code as a shell counts it. Signals are forwarded, so that stopping `npm start` in the middle of
 * a build leaves nothing running.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    const settle = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, forward);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

export function runNode(args, options) {
  return runCommand(process.execPath, args, options);
}
