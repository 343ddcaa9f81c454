import { waitUntil } from './wait-until.ts';

/** Fast, then immediate (it recovers from its log at the next start), then by force. */
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
    // Gone between the look and the signal; whoever waits for it looks again.
  }
}
