import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';
import { isPair, visibleMembers } from '../members/relation.queries.ts';

export const correspondentColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  company: users.company,
  position: users.position,
  profileImageUrl: users.profileImageUrl,
};

/** A member visible to the viewer, and whether the two are connected. */
export async function findCorrespondent(database: Queryable, viewerId: string, memberId: string) {
  const [row] = await database
    .select({
      member: correspondentColumns,
      isConnected: sql<boolean>`coalesce(${connections.status} = 'accepted', false)`,
    })
    .from(users)
    .leftJoin(connections, isPair(users.id, viewerId))
    .where(and(eq(users.id, memberId), ne(users.id, viewerId), visibleMembers(viewerId)));
  return row;
}

/** Row lock until the transaction ends: serializes the messages of two people, and the end of their connection. */
export async function lockConnection(database: Queryable, one: string, other: string): Promise<void> {
  await database.select({ id: connections.id }).from(connections).where(isPair(one, other)).for('no key update');
}
