import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';

/** A value, a column, or a placeholder of a prepared query. */
export type PersonId = string | Placeholder | SQLWrapper;

/** The one row of two people, in either direction; written like the expression index. */
export const isPair = (one: PersonId, other: PersonId): SQL => sql`
  (least(${connections.requesterId}, ${connections.receiverId}) = least(${one}::uuid, ${other}::uuid)
  and greatest(${connections.requesterId}, ${connections.receiverId}) = greatest(${one}::uuid, ${other}::uuid))`;

/** Columns for the policy. */
export const pairColumns = {
  id: connections.id,
  requesterId: connections.requesterId,
  status: connections.status,
  withdrawnAt: connections.withdrawnAt,
};

/** Members who blocked that person or whom that person blocked. */
export const hiddenFrom = (viewerId: PersonId): SQL => sql`
  (select ${connections.receiverId} from ${connections}
    where ${connections.requesterId} = ${viewerId}::uuid and ${connections.status} = 'blocked'
  union all select ${connections.requesterId} from ${connections}
    where ${connections.receiverId} = ${viewerId}::uuid and ${connections.status} = 'blocked')`;

/** The one scope of everything that shows members to each other: neither suspended nor blocked, in either direction. */
export const visibleMembers = (viewerId: PersonId): SQL =>
  sql`(${users.suspendedAt} is null and ${users.id} not in ${hiddenFrom(viewerId)})`;
