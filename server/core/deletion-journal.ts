import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

type JournalLocation = Pick<Config, 'backupDir'>;
type Outcome = 'deleted' | 'kept';

const pathOf = ({ backupDir }: JournalLocation) => join(backupDir, 'deleted-accounts.log');

/**
 * Append-only list of deleted accounts outside of the database, which a restored backup would bring back. Ids only: of
 * people who left, nothing else is known.
 */
export async function recordDeletion(location: JournalLocation, userId: string, outcome: Outcome): Promise<void> {
  await mkdir(location.backupDir, { recursive: true, mode: 0o700 });
  const file = await open(pathOf(location), 'a', 0o600);
  try {
    await file.write(`${new Date().toISOString()} ${userId} ${outcome}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

const LINE = /^\S+ ([0-9a-f-]{36}) (deleted|kept)$/;

/** Ids whose last line says so: a deletion that could not be committed is followed by `kept`. */
export async function listDeletions(location: JournalLocation): Promise<string[]> {
  const text = await readFile(pathOf(location), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const outcomes = new Map<string, string>();
  for (const line of text.split('\n')) {
    // A line that a crash cut short says nothing: its deletion was not committed.
    const [, id, outcome] = LINE.exec(line) ?? [];
    if (id && outcome) outcomes.set(id, outcome);
  }
  return [...outcomes].filter(([, outcome]) => outcome === 'deleted').map(([id]) => id);
}
