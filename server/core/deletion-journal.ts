import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { accountDeletions } from '../database/schema/operations.ts';
import type { Config } from './config.ts';

type JournalLocation = Pick<Config, 'backupDir'>;

const pathOf = ({ backupDir }: JournalLocation) => join(backupDir, 'deleted-accounts.log');

/** In the transaction of the deletion; `journalDeletions` carries it out of the database afterwards. */
export async function noteDeletion(transaction: Queryable, userId: string): Promise<void> {
  await transaction.insert(accountDeletions).values({ userId }).onConflictDoNothing();
}

const BATCH_SIZE = 1000;

/**
 * Appends deletions that are not in the journal yet: an append-only list of ids outside of the database, which a restored
 * backup would bring back. A line may be written twice, never none.
 */
export async function journalDeletions({ config, database }: { config: JournalLocation; database: Database }) {
  await database.transaction(async (transaction) => {
    const pending = await transaction
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(isNull(accountDeletions.journaledAt))
      .orderBy(asc(accountDeletions.deletedAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    if (pending.length === 0) return;
    await append(
      config,
      pending.map(({ userId }) => userId),
    );
    for (const { userId } of pending) {
      await transaction
        .update(accountDeletions)
        .set({ journaledAt: sql`now()` })
        .where(eq(accountDeletions.userId, userId));
    }
  });
}

async function append(location: JournalLocation, userIds: string[]): Promise<void> {
  await mkdir(location.backupDir, { recursive: true, mode: 0o700 });
  const file = await open(pathOf(location), 'a', 0o600);
  const at = new Date().toISOString();
  try {
    await file.write(userIds.map((id) => `${at} ${id} deleted\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

export interface UnlistedDeletions {
  count: number;
  /** The oldest. */
  since: Date | null;
}

export async function readUnlistedDeletions(database: Queryable): Promise<UnlistedDeletions> {
  const [row] = await database
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<Date | null>`min(${accountDeletions.deletedAt})`.mapWith(accountDeletions.deletedAt),
    })
    .from(accountDeletions)
    .where(isNull(accountDeletions.journaledAt));
  return row ?? { count: 0, since: null };
}

/** Earlier versions wrote the line before the commit, and `kept` after one that was refused. */
const LINE = /^\S+ ([0-9a-f-]{36}) (deleted|kept)$/;

/** Ids whose last line says so. */
export async function listDeletions(location: JournalLocation): Promise<string[]> {
  const text = await readFile(pathOf(location), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const outcomes = new Map<string, string>();
  for (const line of text.split('\n')) {
    // A line that a crash cut short is written again.
    const [, id, outcome] = LINE.exec(line) ?? [];
    if (id && outcome) outcomes.set(id, outcome);
  }
  return [...outcomes].filter(([, outcome]) => outcome === 'deleted').map(([id]) => id);
}
