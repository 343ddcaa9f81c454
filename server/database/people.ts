import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from './schema/account.ts';
import { connections } from './schema/networking.ts';

type PersonTable<Id, FirstName, LastName, Role, Photo> = {
  id: Id;
  firstName: FirstName;
  lastName: LastName;
  role: Role;
  profileImageUrl: Photo;
};

/** Selects from `users` or an alias of it. */
export function personColumns<Id, FirstName, LastName, Role, Photo>(
  person: PersonTable<Id, FirstName, LastName, Role, Photo>,
): PersonTable<Id, FirstName, LastName, Role, Photo> {
  const { id, firstName, lastName, role, profileImageUrl } = person;
  return { id, firstName, lastName, role, profileImageUrl };
}

export type PersonId = string | Placeholder | SQLWrapper;

/** Either direction; written like the expression index. */
export const isPair = (one: PersonId, other: PersonId): SQL => sql`
  (least(${connections.requesterId}, ${connections.receiverId}) = least(${one}::uuid, ${other}::uuid)
  and greatest(${connections.requesterId}, ${connections.receiverId}) = greatest(${one}::uuid, ${other}::uuid))`;

export const hiddenFrom = (viewerId: PersonId): SQL => sql`
  (select ${connections.receiverId} from ${connections}
    where ${connections.requesterId} = ${viewerId}::uuid and ${connections.status} = 'blocked'
  union all select ${connections.requesterId} from ${connections}
    where ${connections.receiverId} = ${viewerId}::uuid and ${connections.status} = 'blocked')`;

/** Neither suspended nor blocked, in either direction. */
export const visibleMembers = (viewerId: PersonId, people: Record<'id' | 'suspendedAt', SQLWrapper> = users): SQL =>
  sql`(${people.suspendedAt} is null and ${people.id} not in ${hiddenFrom(viewerId)})`;
