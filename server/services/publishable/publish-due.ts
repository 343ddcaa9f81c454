import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';

interface Scheduled {
  publishAt: Date | null;
}

interface Due<Row> {
  listDue: (database: Queryable, now: Date, limit: number) => Promise<{ id: string }[]>;
  lock: (transaction: Queryable, id: string) => Promise<Row | undefined>;
  publish: (transaction: Queryable, row: Row) => Promise<void>;
}

const BATCH_SIZE = 100;

/** A transaction each: one that fails holds back no other. */
export async function publishDue<Row extends Scheduled>(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { listDue, lock, publish }: Due<Row>,
): Promise<number> {
  let published = 0;
  for (const { id } of await listDue(database, now(), BATCH_SIZE)) {
    await database.transaction(async (transaction) => {
      const row = await lock(transaction, id);
      // Published, cancelled or deleted in the meantime.
      if (!row?.publishAt || row.publishAt > now()) return;
      await publish(transaction, row);
      published += 1;
    });
  }
  return published;
}
