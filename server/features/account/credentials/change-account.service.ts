import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { conflict, unauthorized } from '../../../core/errors.ts';
import { lockActor } from '../../../core/lock-actor.ts';
import type { Assurance, ShownProof } from '../../../core/session-data.ts';
import type { SignedIn } from '../../../core/signed-in.ts';
import type { Queryable } from '../../../database/database.ts';
import type { SessionData } from '../../../database/schema/account.ts';
import { getUser, lockPerson } from '../account.queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
type Deps = Pick<Context, 'database' | 'sessions' | 'assurance' | 'config'>;
type ChangeParameters = [transaction: Queryable, person: Person, session: SessionData];

/** Locks the account, then checks that the request's session and proof still hold: revocations hold the same lock. */
export async function changeOwnAccount<T>(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  change: (...given: ChangeParameters) => Promise<T>,
): Promise<T> {
  const result = await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    const session = await lockActor(deps, transaction, request);
    if (!person || session.userId !== userId) throw unauthorized();
    return change(transaction, person, session);
  });
  deps.sessions.invalidateViewer(userId);
  return result;
}

/** Renews the session id, so that a stolen copy of the cookie does not gain what was changed. */
export async function changeAndRenewSession<T>(
  context: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  change: (
    ...given: ChangeParameters
  ) => Promise<{ done: T; proof: ShownProof | Assurance; browserHash?: string | undefined }>,
): Promise<T> {
  const { sessions } = context;
  const { done, renewed } = await changeOwnAccount(context, request, userId, async (transaction, person, session) => {
    const { done, proof, browserHash = session.browserHash } = await change(transaction, person, session);
    const user = await getUser(transaction, userId);
    const renewed = await sessions.replace(transaction, request, user, proof, browserHash);
    if (!renewed) throw unauthorized();
    return { done, renewed };
  });
  sessions.handOver(request, reply, renewed);
  return done;
}

/** Compared under the lock: whatever ended what was proved with, since it was checked, ends what it proves too. */
export function recordProof(
  deps: Deps,
  request: FastifyRequest,
  { id, sessionGeneration }: SignedIn,
  proof: ShownProof,
): Promise<void> {
  return changeOwnAccount(deps, request, id, async (transaction, person) => {
    if (person.sessionGeneration !== sessionGeneration)
      throw conflict('Tu cuenta cambió mientras confirmabas quién eres. Confírmalo otra vez.');
    await deps.sessions.recordProof(request, proof, transaction);
  });
}
