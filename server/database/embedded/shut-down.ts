import { waitUntil } from './wait-until.ts';

/** Fast shutdown, then immediate (recovers from the WAL at the next start), then kill. */
const STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const;

/** False when the process outlived everything. */
export async function shutDown(pid: number, isGone: () => boolean): Promise<boolean> {
  for (const [signal, patienceMs] of STEPS) {
    sendSignal(pid, signal);
    if (await waitUntil(isGone, patienceMs)) return true;
  }
  return false;
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process exited meanwhile; the caller checks again.
  }
}
