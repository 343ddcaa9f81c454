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

/** Somebody whom that viewer may see in a conversation, and whether the two are connected. */
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

/**
 * Held until the transaction ends: what two people write to each other is written one after the other, and nothing
 * once one of them has left the other's network.
 */
export async function lockConnection(database: Queryable, one: string, other: string): Promise<void> {
  await database.select({ id: connections.id }).from(connections).where(isPair(one, other)).for('no key update');
}
