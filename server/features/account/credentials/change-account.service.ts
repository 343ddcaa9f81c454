import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { unauthorized } from '../../../core/errors.ts';
import type { Assurance } from '../../../core/session-data.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Proof, SessionData } from '../../../database/schema/account.ts';
import { getUser, lockPerson } from '../account.queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
type ChangeParameters = [transaction: Queryable, person: Person, session: SessionData];

/** Locks the account, then checks that the request's session is still valid: revocations hold the same lock. */
export async function changeOwnAccount<T>(
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
  request: FastifyRequest,
  userId: string,
  change: (...given: ChangeParameters) => Promise<T>,
): Promise<T> {
  const result = await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    const session = person && !person.suspendedAt && (await sessions.lock(transaction, request));
    if (!session || session.userId !== userId) throw unauthorized();
    return change(transaction, person, session);
  });
  sessions.invalidateViewer(userId);
  return result;
}

/** Renews the session id, so that a stolen copy of the cookie does not gain what was changed. */
export async function changeAndRenewSession<T>(
  context: Pick<Context, 'database' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  change: (...given: ChangeParameters) => Promise<{ done: T; proof: Proof | Assurance }>,
): Promise<T> {
  const { sessions } = context;
  const { done, renewed } = await changeOwnAccount(context, request, userId, async (transaction, ...given) => {
    const { done, proof } = await change(transaction, ...given);
    const renewed = await sessions.replace(transaction, request, await getUser(transaction, userId), proof);
    if (!renewed) throw unauthorized();
    return { done, renewed };
  });
  sessions.handOver(request, reply, renewed);
  return done;
}
