import type { ConnectionState } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/database-errors.ts';
import { type NotificationTemplate, notify } from '../../services/notifications/notifications.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { acceptedTemplate, requestTemplate } from './connection-notifications.tsx';
import { type Answer, effectOfAnswer, effectOfRequest } from './connections.policy.ts';
import { presentOutcome } from './connections.presenter.ts';
import { isVisible } from './members.queries.ts';
import { memberNotFound } from './members.service.ts';
import {
  deletePair,
  findActiveMember,
  findPair,
  getOrCreatePair,
  lockOwnPair,
  type PairRow,
  updatePair,
} from './pairs.queries.ts';
import { connectionState } from './relation.policy.ts';

/** Same 404 for unknown, withdrawn and others' requests. */
const connectionNotFound = () => notFound('La solicitud o conexión no existe o ya no está disponible.');

const alreadyAccepted = () => conflict('Ya aceptaste esta solicitud. Puedes terminar la conexión desde tu red.');

const notTheSender = () => forbidden('Solo quien envió la solicitud puede retirarla.');

export const notWithOneself = (field: string) => invalid({ [field]: 'No puedes conectarte contigo ni bloquearte.' });

export type NetworkDeps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

/** The account may be deleted between the check and the write. */
export function rejectMissingMember(error: unknown): never {
  throw isForeignKeyViolation(error) ? memberNotFound() : error;
}

/** The account may be suspended in the meantime. */
async function notifyMember(
  deps: NetworkDeps,
  transaction: Queryable,
  { id, from }: { id: string; from: string },
  template: NotificationTemplate,
): Promise<void> {
  const to = await findActiveMember(transaction, id);
  if (!to) throw memberNotFound();
  await notify(deps, transaction, await getSettings(transaction), [{ to, template, from }]);
}

async function accept(deps: NetworkDeps, transaction: Queryable, viewer: Viewer, pair: PairRow): Promise<PairRow> {
  const accepted = await updatePair(transaction, pair.id, { status: 'accepted', note: null, withdrawnAt: null });
  await notifyMember(deps, transaction, { id: pair.requesterId, from: viewer.id }, acceptedTemplate(viewer));
  return accepted;
}

export async function sendRequest(deps: NetworkDeps, viewer: Viewer, receiverId: string, note: string | null) {
  if (receiverId === viewer.id) throw notWithOneself('receiverId');
  if (!(await findActiveMember(deps.database, receiverId))) throw memberNotFound();
  // No lock: a request without effect changes nothing.
  const existing = await findPair(deps.database, viewer.id, receiverId);
  if (existing && effectOfRequest(viewer.id, existing) === 'nothing') return presentOutcome(viewer.id, existing);
  const requested = deps.database.transaction(async (transaction) => {
    const values = { requesterId: viewer.id, receiverId, status: 'pending' as const, note };
    const { pair, isNew } = await getOrCreatePair(transaction, values);
    if (!isNew) return resendRequest(deps, transaction, viewer, pair, note);
    await notifyMember(deps, transaction, { id: receiverId, from: viewer.id }, requestTemplate(viewer, note));
    return pair;
  });
  return presentOutcome(viewer.id, await requested.catch(rejectMissingMember));
}

async function resendRequest(
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
      const resent = await updatePair(transaction, pair.id, { ...request, withdrawnAt: null, createdAt: deps.now() });
      await notifyMember(deps, transaction, { id: pair.requesterId, from: viewer.id }, requestTemplate(viewer, note));
      return resent;
    }
    case 'reopen':
      return updatePair(transaction, pair.id, { withdrawnAt: null, createdAt: deps.now(), note });
    case 'nothing':
      return pair;
  }
}

/** Only an acceptance is notified. */
export function answerRequest(deps: NetworkDeps, viewer: Viewer, id: string, answer: Answer) {
  return deps.database.transaction(async (transaction) => {
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
            : await updatePair(transaction, id, { status: 'rejected' });
        return presentOutcome(viewer.id, answered);
      }
    }
  });
}

/** The other person is not notified. */
export function removeConnection(deps: NetworkDeps, viewer: Viewer, id: string): Promise<ConnectionState> {
  return deps.database.transaction(async (transaction) => {
    const pair = await lockOwnPair(transaction, viewer.id, id);
    const state = connectionState(viewer.id, pair ?? null);
    if (!pair || state.connectionId === null) throw connectionNotFound();
    if (state.connectionStatus === 'pending' && !state.isRequestMine) throw notTheSender();
    if (pair.status === 'rejected') await updatePair(transaction, id, { withdrawnAt: deps.now() });
    else await deletePair(transaction, id);
    return connectionState(viewer.id, null);
  });
}
