import type { ConnectionState } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import type { CallActor } from '../../core/lock-actor.ts';
import type { Queryable } from '../../database/database.ts';
import { type NetworkDeps, notWithOneself, rejectMissingMember } from './connections.service.ts';
import { isVisible } from './members.queries.ts';
import { memberNotFound } from './members.service.ts';
import { deletePair, findActiveMember, getOrCreatePair, lockBlock, updatePair } from './pairs.queries.ts';
import { connectionState } from './relation.policy.ts';

/** A blocked member cannot block back: the blocker is not found. */
export async function blockMember(
  deps: NetworkDeps,
  { viewer, lock }: CallActor,
  memberId: string,
): Promise<ConnectionState> {
  if (memberId === viewer.id) throw notWithOneself('id');
  if (!(await findActiveMember(deps.database, memberId))) throw memberNotFound();
  const blocked = deps.database.transaction(async (transaction) => {
    await lock(transaction);
    const block = { requesterId: viewer.id, receiverId: memberId, status: 'blocked' as const, note: null };
    const { pair } = await getOrCreatePair(transaction, block);
    if (pair.status === 'blocked' && pair.requesterId !== viewer.id) throw memberNotFound();
    if (pair.status === 'blocked') return pair;
    const refusedId = pair.status === 'rejected' ? pair.requesterId : null;
    return updatePair(transaction, pair.id, { ...block, refusedId, withdrawnAt: null, createdAt: deps.now() });
  });
  return connectionState(viewer.id, await blocked.catch(rejectMissingMember));
}

/** Restores an earlier refusal, so that blocking and unblocking does not allow a new request. */
async function endBlock(transaction: Queryable, blockerId: string, memberId: string, now: Date): Promise<boolean> {
  const block = await lockBlock(transaction, blockerId, memberId);
  if (!block) return false;
  if (!block.refusedId) await deletePair(transaction, block.id);
  else {
    const receiverId = block.refusedId === blockerId ? memberId : blockerId;
    const refusal = { requesterId: block.refusedId, receiverId, status: 'rejected' as const };
    await updatePair(transaction, block.id, { ...refusal, refusedId: null, withdrawnAt: now });
  }
  return true;
}

export async function unblockMember(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { viewer, lock }: CallActor,
  memberId: string,
): Promise<ConnectionState> {
  const wasBlocked = await database.transaction(async (transaction) => {
    await lock(transaction);
    return endBlock(transaction, viewer.id, memberId, now());
  });
  if (!wasBlocked && !(await isVisible(database, viewer.id, memberId))) throw memberNotFound();
  return connectionState(viewer.id, null);
}
