import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPair } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';
import { pairColumns } from './members.queries.ts';

const columns = {
  ...pairColumns,
  receiverId: connections.receiverId,
  refusedId: connections.refusedId,
  createdAt: connections.createdAt,
};

type PairValues = Pick<typeof connections.$inferInsert, 'requesterId' | 'receiverId' | 'status' | 'note'>;
type PairChanges = Partial<typeof connections.$inferInsert>;

export async function findPair(database: Queryable, one: string, other: string) {
  const [row] = await database.select(columns).from(connections).where(isPair(one, other));
  return row;
}

async function lockPair(database: Queryable, one: string, other: string) {
  const [row] = await database.select(columns).from(connections).where(isPair(one, other)).for('update');
  return row;
}

export type PairRow = NonNullable<Awaited<ReturnType<typeof lockPair>>>;

/** Of concurrent callers, one inserts and the others wait for its lock; the loop covers a deletion in between. */
export async function getOrCreatePair(
  database: Queryable,
  values: PairValues,
): Promise<{ pair: PairRow; isNew: boolean }> {
  for (;;) {
    const [created] = await database.insert(connections).values(values).onConflictDoNothing().returning(columns);
    if (created) return { pair: created, isNew: true };
    const found = await lockPair(database, values.requesterId, values.receiverId);
    if (found) return { pair: found, isNew: false };
  }
}

export async function lockOwnPair(database: Queryable, userId: string, id: string): Promise<PairRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(connections)
    .where(and(eq(connections.id, id), or(eq(connections.requesterId, userId), eq(connections.receiverId, userId))))
    .for('update');
  return row;
}

export async function updatePair(database: Queryable, id: string, changes: PairChanges): Promise<PairRow> {
  const [row] = await database.update(connections).set(changes).where(eq(connections.id, id)).returning(columns);
  if (!row) throw new Error('the row that was just locked is not there');
  return row;
}

export async function deletePair(database: Queryable, id: string): Promise<void> {
  await database.delete(connections).where(eq(connections.id, id));
}

export async function deleteBlocks(database: Queryable, blockerId: string): Promise<void> {
  await database
    .delete(connections)
    .where(and(eq(connections.requesterId, blockerId), eq(connections.status, 'blocked')));
}

export async function lockBlock(database: Queryable, blockerId: string, memberId: string) {
  const pair = await lockPair(database, blockerId, memberId);
  return pair?.status === 'blocked' && pair.requesterId === blockerId ? pair : undefined;
}

export async function findActiveMember(database: Queryable, id: string) {
  const [row] = await database
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendedAt)));
  return row;
}
