import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'newsletter');
const fileOf = (dataDir: string, lane: bigint) => join(folderOf(dataDir), `${lane}.journal`);

/**
 * Which mails a lane has handed over. Written without waiting and without waking anybody up, so that nothing comes
 * between a line and the bytes that it tells of. What was written is there even if the process is killed right then.
 */
export class HandoverJournal {
  private readonly file: number;

  constructor(
    private readonly dataDir: string,
    private readonly lane: bigint,
  ) {
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    this.file = openSync(fileOf(dataDir, lane), 'ax', 0o600);
  }

  note(subscriberId: string): void {
    writeSync(this.file, `${subscriberId}\n`);
  }

  /** It stays, for whoever settles what it tells of. */
  close(): void {
    closeSync(this.file);
  }

  /** Everything in it is settled. */
  async discard(): Promise<void> {
    this.close();
    await removeJournal(this.dataDir, this.lane);
  }
}

/**
 * Whom a dead lane handed a mail over to last, null for nobody. It claims one at a time: all before are settled.
 * Nothing is known of a lane that ran elsewhere.
 */
export async function readLastHandover(dataDir: string, lane: bigint): Promise<string | null | undefined> {
  try {
    return (await readFile(fileOf(dataDir, lane), 'utf8')).split('\n').filter(Boolean).at(-1) ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lanes that left a journal here, dead or alive. */
export async function listJournals(dataDir: string): Promise<bigint[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  return names.flatMap((name) => /^(-?\d+)\.journal$/.exec(name)?.[1] ?? []).map(BigInt);
}

export async function removeJournal(dataDir: string, lane: bigint): Promise<void> {
  await rm(fileOf(dataDir, lane), { force: true });
}
