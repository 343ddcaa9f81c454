import type { ConnectionState } from '#contract/members/members.contract.ts';
import type { ConnectionOutcome } from '#contract/networking/connections.contract.ts';
import type { Context } from '../../core/context.ts';
import type { Turns } from '../../core/turns.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { refersToNothing } from '../../database/database-errors.ts';
import { isVisible } from '../members/members.queries.ts';
import { memberNotFound } from '../members/members.service.ts';
import { connectionState, pairKey } from '../members/relation.policy.ts';
import { type Notice, tell } from '../notifications/notifications.service.ts';
import { getSettings } from '../site/site.queries.ts';
import { alreadyAccepted, connectionNotFound, notTheSender, notWithOneself } from './connection-errors.ts';
import { acceptedNotice, requestNotice } from './connection-notices.ts';
import { type Answer, effectOfAnswer, effectOfRequest } from './connections.policy.ts';
import { presentOutcome } from './connections.presenter.ts';
import {
  changePair,
  deletePair,
  findActiveMember,
  findPair,
  lockOwnPair,
  openPair,
  type PairRow,
} from './pairs.queries.ts';

export type NetworkDeps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'> & { turns: Turns };

/** An account may go between the look at it and the request to it. */
export function refuseMissing(error: unknown): never {
  throw refersToNothing(error) ? memberNotFound() : error;
}

/** An account may also be closed between the two. */
async function tellMember(
  deps: NetworkDeps,
  transaction: Queryable,
  { id, from }: { id: string; from: string },
  notice: Notice,
): Promise<void> {
  const to = await findActiveMember(transaction, id);
  if (!to) throw memberNotFound();
  await tell(deps, transaction, await getSettings(transaction), [{ to, notice, from }]);
}

async function accept(deps: NetworkDeps, transaction: Queryable, viewer: Viewer, pair: PairRow): Promise<PairRow> {
  const accepted = await changePair(transaction, pair.id, { status: 'accepted', note: null, withdrawnAt: null });
  await tellMember(deps, transaction, { id: pair.requesterId, from: viewer.id }, acceptedNotice(viewer));
  return accepted;
}

export async function sendRequest(
  deps: NetworkDeps,
  viewer: Viewer,
  receiverId: string,
  note: string | null,
): Promise<ConnectionOutcome> {
  if (receiverId === viewer.id) throw notWithOneself('receiverId');
  if (!(await findActiveMember(deps.database, receiverId))) throw memberNotFound();
  // What changes nothing waits for nobody.
  const standing = await findPair(deps.database, viewer.id, receiverId);
  if (standing && effectOfRequest(viewer.id, standing) === 'nothing') return presentOutcome(viewer.id, standing);
  const asked = deps.turns.take(pairKey(viewer.id, receiverId), () =>
    deps.database.transaction(async (transaction) => {
      const values = { requesterId: viewer.id, receiverId, status: 'pending' as const, note };
      const { pair, isNew } = await openPair(transaction, values);
      if (!isNew) return askAgain(deps, transaction, viewer, pair, note);
      await tellMember(deps, transaction, { id: receiverId, from: viewer.id }, requestNotice(viewer, note));
      return pair;
    }),
  );
  return presentOutcome(viewer.id, await asked.catch(refuseMissing));
}

async function askAgain(
  deps: NetworkDeps,
  transaction: Queryable,
  viewer: Viewer,
  pair: PairRow,
  note: string | null,
): Promise<PairRow> {
  switch (effectOfRequest(viewer.id, pair)) {
    case 'hidden':
      throw memberNotFound();
    case 'accept':
      return accept(deps, transaction, viewer, pair);
    case 'ask': {
      const request = { requesterId: viewer.id, receiverId: pair.requesterId, status: 'pending' as const, note };
      const asked = await changePair(transaction, pair.id, { ...request, withdrawnAt: null, createdAt: deps.now() });
      await tellMember(deps, transaction, { id: pair.requesterId, from: viewer.id }, requestNotice(viewer, note));
      return asked;
    }
    case 'reopen':
      return changePair(transaction, pair.id, { withdrawnAt: null, createdAt: deps.now(), note });
    case 'nothing':
      return pair;
  }
}

/** Only who received a request answers it; who sent it hears of nothing but a yes. */
export function answerRequest(
  deps: NetworkDeps,
  viewer: Viewer,
  id: string,
  answer: Answer,
): Promise<ConnectionOutcome> {
  return deps.turns.take(id, () =>
    deps.database.transaction(async (transaction) => {
      const pair = await lockOwnPair(transaction, viewer.id, id);
      if (pair?.receiverId !== viewer.id) throw connectionNotFound();
      if (!(await isVisible(transaction, viewer.id, pair.requesterId))) throw connectionNotFound();
      switch (effectOfAnswer(pair, answer)) {
        case 'missing':
          throw connectionNotFound();
        case 'conflict':
          throw alreadyAccepted();
        case 'nothing':
          return presentOutcome(viewer.id, pair);
        case 'change': {
          const answered =
            answer === 'accepted'
              ? await accept(deps, transaction, viewer, pair)
              : await changePair(transaction, id, { status: 'rejected' });
          return presentOutcome(viewer.id, answered);
        }
      }
    }),
  );
}

/** Withdraws what one has sent, or ends a connection. The other one is not told. */
export function removeConnection(deps: NetworkDeps, viewer: Viewer, id: string): Promise<ConnectionState> {
  return deps.turns.take(id, () =>
    deps.database.transaction(async (transaction) => {
      const pair = await lockOwnPair(transaction, viewer.id, id);
      const state = connectionState(viewer.id, pair ?? null);
      if (!pair || state.connectionId === null) throw connectionNotFound();
      if (state.connectionStatus === 'pending' && !state.isRequestMine) throw notTheSender();
      if (pair.status === 'rejected') await changePair(transaction, id, { withdrawnAt: deps.now() });
      else await deletePair(transaction, id);
      return connectionState(viewer.id, null);
    }),
  );
}
