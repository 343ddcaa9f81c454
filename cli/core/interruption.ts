/** Aborted by Ctrl+C, and by the end of the terminal or the machine. */
const interruption = new AbortController();

export const interrupted: AbortSignal = interruption.signal;

interface Opened {
  stop(): Promise<void>;
}

const opened = new Set<Promise<Opened>>();

/** A signal stops what was opened, or is being opened: a database server would outlive its command. */
export async function using<T extends Opened, R>(opening: Promise<T>, work: (open: T) => Promise<R>): Promise<R> {
  opened.add(opening);
  try {
    const open = await opening;
    return await work(open).finally(() => open.stop());
  } finally {
    opened.delete(opening);
  }
}

/** `128 +` the signal, as shells count. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

async function interrupt(exitCode: number): Promise<void> {
  // Again: whoever does not want to wait.
  if (interrupted.aborted) process.exit(exitCode);
  interruption.abort();
  // Work under way loses its database, and nobody waits for it any more.
  process.on('uncaughtException', () => {});
  await Promise.allSettled([...opened].map(async (opening) => (await opening).stop()));
  process.exit(exitCode);
}

export function stopOnSignals(): void {
  for (const [signal, exitCode] of Object.entries(SIGNALS)) process.on(signal, () => void interrupt(exitCode));
}
