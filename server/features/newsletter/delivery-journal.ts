import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'newsletter');
const fileOf = (dataDir: string, workerId: bigint) => join(folderOf(dataDir), `${workerId}.journal`);

/**
 * Write-ahead journal of the mails that a worker sent. Written synchronously, so that nothing comes between an entry
 * and the final bytes of its mail; an entry survives a kill of the process.
 */
export class DeliveryJournal {
  private readonly file: number;

  constructor(
    private readonly dataDir: string,
    private readonly workerId: bigint,
  ) {
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    this.file = openSync(fileOf(dataDir, workerId), 'ax', 0o600);
  }

  append(subscriberId: string): void {
    writeSync(this.file, `${subscriberId}\n`);
  }

  /** The file stays for the recovery. */
  close(): void {
    closeSync(this.file);
  }

  /** Deletes the file: the outcome of every entry is recorded. */
  async discard(): Promise<void> {
    this.close();
    await removeJournal(this.dataDir, this.workerId);
  }
}

/**
 * The last subscriber in the journal of a dead worker, null for none. A worker claims one delivery at a time: the
 * outcome of all before is recorded. Undefined for a worker that ran on another machine.
 */
export async function readLastEntry(dataDir: string, workerId: bigint): Promise<string | null | undefined> {
  try {
    return (await readFile(fileOf(dataDir, workerId), 'utf8')).split('\n').filter(Boolean).at(-1) ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Workers with a journal here, dead or alive. */
export async function listJournals(dataDir: string): Promise<bigint[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  return names.flatMap((name) => /^(-?\d+)\.journal$/.exec(name)?.[1] ?? []).map(BigInt);
}

export async function removeJournal(dataDir: string, workerId: bigint): Promise<void> {
  await rm(fileOf(dataDir, workerId), { force: true });
}
