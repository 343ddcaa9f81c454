import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { conflict, unauthorized } from '../../../core/errors.ts';
import type { Assurance } from '../../../core/session-data.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Proof, SessionData } from '../../../database/schema/account.ts';
import { getUser, listIdentities, lockPerson } from '../account.queries.ts';
import { findFactors } from '../factors/factors.queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
type ChangeParameters = [transaction: Queryable, person: Person, session: SessionData];

/**
 * For whatever an owner changes of their credentials: locks the account, and then makes sure that the request's session is
 * still one of it. Whatever ended it in the meantime held the same lock.
 */
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

/** The same, and goes on in a session with a new id: a copy of its cookie must not become one with what was changed. */
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

/** After one was removed, in its transaction: a password, a passkey or an external account has to be left. */
export async function refuseWithoutWayIn(transaction: Queryable, userId: string): Promise<void> {
  const { password } = await getUser(transaction, userId);
  const { passkey } = await findFactors(transaction, userId);
  const identities = await listIdentities(transaction, userId);
  if (!password && !passkey && identities.length === 0)
    throw conflict('Es tu única manera de entrar. Elige antes una contraseña con «¿Olvidaste tu contraseña?».');
}
