import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { unauthorized } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/database.ts';
import type { SessionData } from '../../../database/schema/account.ts';
import { lockPerson } from '../account.queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/**
 * For whatever an owner changes of their credentials: locks the account, and then makes sure that the request's session is
 * still one of it. Whatever ended it in the meantime held the same lock.
 */
export async function changeOwnAccount<T>(
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
  request: FastifyRequest,
  userId: string,
  change: (transaction: Queryable, person: Person, session: SessionData) => Promise<T>,
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
