import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import type { ShownProof } from '../../../core/session-data.ts';
import type { Queryable } from '../../../database/database.ts';
import {
  notifyOfSecurityEvent,
  type SecurityEvent,
  securityEvents,
} from '../../../services/notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../../../services/security-log/security-log.service.ts';
import { issueWayBack } from '../account-tokens.ts';
import { changeAndRenewSession, changeOwnAccount } from '../credentials/change-account.service.ts';
import { revoke } from '../credentials/revoke.service.ts';
import { findTrust } from './factors.queries.ts';

type Deps = Pick<Context, 'database' | 'sessions' | 'assurance' | 'jobs' | 'config'>;

interface Owner {
  id: string;
  email: string;
  firstName: string;
  isEmailVerified: boolean;
}

/**
 * A factor added in a session with an older one inherits its trust. Sessions without a factor end, and the owner gets an
 * undo link: an intruder's factor must not lock the owner out.
 */
export function addFactor<T>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  add: (
    transaction: Queryable,
    owner: Owner,
    trustedSince: Date,
  ) => Promise<{ event: SecurityEvent; added: T; proof: ShownProof }>,
): Promise<T> {
  return changeAndRenewSession(deps, request, reply, userId, async (transaction, owner, session) => {
    const oldest = session.factorAt ? await findTrust(transaction, userId) : undefined;
    const { event, added, proof } = await add(transaction, owner, oldest ?? new Date());
    await revoke(transaction, userId, 'factor added', { sid: deps.sessions.sidOf(request) });
    await recordSecurityEvent(transaction, { kind: 'factor-added', account: owner });
    const undoToken = await issueWayBack(deps, transaction, owner);
    await notifyOfSecurityEvent(deps, transaction, [owner], { ...event, ...(undoToken && { undoToken }) });
    return { done: added, proof };
  });
}

/** The session that removes it goes on, also if that factor opened it. */
export function removeFactor(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  about: 'code' | { passkeyId: string },
  remove: (transaction: Queryable) => Promise<string>,
): Promise<void> {
  return changeOwnAccount(deps, request, userId, async (transaction, owner) => {
    const removed = await remove(transaction);
    await revoke(transaction, userId, 'factor removed', { sid: deps.sessions.sidOf(request), about });
    await recordSecurityEvent(transaction, { kind: 'factor-removed', account: owner });
    await notifyOfSecurityEvent(deps, transaction, [owner], securityEvents.removedFactor(removed));
  });
}
