import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isAreaGuard } from '#contract/endpoint.ts';
import type { Queryable } from '../database/database.ts';
import { type SessionData, users } from '../database/schema/account.ts';
import type { Context } from './context.ts';
import { secondFactorMissing, unauthorized } from './errors.ts';
import { assertGuard } from './route.ts';
import type { Viewer } from './viewer.ts';

type Deps = Pick<Context, 'sessions' | 'assurance' | 'config'>;

/**
 * Reads the rights of a call again, with its account and session locked. What takes them away holds the same lock: it comes
 * first, and the call is refused, or it finds and ends what the call made. The first lock of a transaction; one that locks
 * other accounts too has locked them all before, in the order of their ids.
 */
export async function lockActor(
  { sessions, assurance, config }: Deps,
  transaction: Queryable,
  request: FastifyRequest,
): Promise<SessionData> {
  const { viewer } = request;
  if (!viewer) throw unauthorized();
  const [account] = await transaction
    .select({ role: users.role, isEmailVerified: users.isEmailVerified, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, viewer.id))
    .for('no key update');
  const session = account && !account.suspendedAt && (await sessions.lock(transaction, request));
  if (!session || session.userId !== viewer.id) throw unauthorized();
  const { guard = 'public', needsProof } = request.routeOptions.config;
  assertGuard(guard, { ...viewer, ...account }, config);
  if (isAreaGuard(guard) && (await assurance.lacksFactor(account, request, transaction))) throw secondFactorMissing();
  if (needsProof === true) await assurance.requireProof(request, transaction);
  return session;
}

/** Whoever makes a call, for services: `lock` is `lockActor` of that call. */
export interface CallActor {
  viewer: Viewer;
  lock(transaction: Queryable): Promise<SessionData>;
}

export const actorOf = (deps: Deps, { viewer, request }: { viewer: Viewer; request: FastifyRequest }): CallActor => ({
  viewer,
  lock: (transaction) => lockActor(deps, transaction, request),
});
