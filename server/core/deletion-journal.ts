import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { accountDeletions } from '../database/schema/operations.ts';
import type { Context } from './context.ts';

export const DELETION_LIST_NAME = 'deleted-accounts.log';

const pathOf = (folder: string) => join(folder, DELETION_LIST_NAME);

/** Transactional outbox: `flushDeletionJournal` carries it out of the database afterwards. */
export async function recordDeletion(transaction: Queryable, userId: string): Promise<void> {
  await transaction.insert(accountDeletions).values({ userId }).onConflictDoNothing();
}

const BATCH_SIZE = 1000;

/**
 * Append-only list of ids outside of the database, which a restored backup would bring back. At least once: a line may
 * be written twice, never none.
 */
export async function flushDeletionJournal({ config, database }: Pick<Context, 'config' | 'database'>) {
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
      config.backupDir,
      pending.map(({ userId }) => lineOf(userId)),
    );
    for (const { userId } of pending) {
      await transaction
        .update(accountDeletions)
        .set({ journaledAt: sql`now()` })
        .where(eq(accountDeletions.userId, userId));
    }
  });
}

const lineOf = (userId: string) => `${new Date().toISOString()} ${userId} deleted`;

const LINE_FEED = 10;

/** A line that a crash or a full disk cut short would swallow the next: it is ended first. */
async function append(folder: string, lines: string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(pathOf(folder), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] : LINE_FEED;
    const text = lines.map((line) => `${line}\n`).join('');
    // All or an error, unlike `write`.
    await file.appendFile(last === LINE_FEED ? text : `\n${text}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Names a backup in the list beside it, which then has every deletion until now: on another machine nothing else tells
 * which accounts were deleted.
 * @param backup time at which its rows were read, which identifies it.
 */
export async function listInFolder({ database }: { database: Database }, folder: string, backup: string) {
  const known = new Set((await readDeletionJournal(folder))?.userIds);
  const at = new Date().toISOString();
  const all = await database.select({ userId: accountDeletions.userId }).from(accountDeletions);
  const missing = all.filter(({ userId }) => !known.has(userId)).map(({ userId }) => lineOf(userId));
  await append(folder, [...missing, `${at} ${backup} backup`]);
}

export interface UnlistedDeletions {
  count: number;
  since: Date | null;
}

export async function listUnflushedDeletions(database: Queryable): Promise<UnlistedDeletions> {
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
const LINE = /(\S+) ([0-9a-f-]{36}|[\dT:.-]+Z) (deleted|kept|backup)$/;

export interface DeletionList {
  /** Last recorded as deleted. */
  userIds: string[];
  /** Times at which the rows of listed backups were read. */
  backups: Set<string>;
  until: Date | undefined;
  /** Neither empty nor understood. */
  unreadLines: number;
}

/** Undefined where there is none. */
export async function readDeletionJournal(folder: string): Promise<DeletionList | undefined> {
  const text = await readFile(pathOf(folder), 'utf8').catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const outcomes = new Map<string, string>();
  let until = 0;
  let unreadLines = 0;
  for (const line of text.split('\n')) {
    // A truncated line is written again.
    const [, at = '', name, outcome] = LINE.exec(line) ?? [];
    if (!name || !outcome) {
      if (line.trim()) unreadLines += 1;
      continue;
    }
    outcomes.set(name, outcome);
    until = Math.max(until, Date.parse(at) || 0);
  }
  const named = (wanted: string) => [...outcomes].filter(([, outcome]) => outcome === wanted).map(([name]) => name);
  return {
    userIds: named('deleted'),
    backups: new Set(named('backup')),
    until: until ? new Date(until) : undefined,
    unreadLines,
  };
}
