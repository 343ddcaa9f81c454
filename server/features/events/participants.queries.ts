import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Participant } from '#contract/events/participants.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { personColumns, visibleMembers } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { contactsOf } from '../members/members.queries.ts';

interface ParticipantScope {
  eventId: string;
  viewerId: string;
}

/** Listed by their own choice, and visible to the viewer. */
const isParticipant = ({ eventId, viewerId }: ParticipantScope) =>
  and(
    eq(eventRegistrations.eventId, eventId),
    eq(eventRegistrations.status, 'confirmed'),
    eq(eventRegistrations.isListed, true),
    isNull(users.deletedAt),
    visibleMembers(viewerId),
  );

const isConnection = (viewerId: string): SQL<boolean> => sql`${users.id} in ${contactsOf(viewerId)}`;

export function listParticipants(
  database: Queryable,
  { page, limit, ...scope }: ParticipantScope & { page: number; limit: number },
): Promise<Participant[]> {
  const connected = isConnection(scope.viewerId);
  return database
    .select({ ...personColumns(users), company: users.company, isConnection: connected })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .where(isParticipant(scope))
    .orderBy(desc(connected), asc(eventRegistrations.registeredAt), asc(eventRegistrations.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countParticipants(database: Queryable, scope: ParticipantScope) {
  const [row] = await database
    .select({
      total: sql<number>`count(*)::int`,
      connections: sql<number>`(count(*) filter (where ${isConnection(scope.viewerId)}))::int`,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .where(isParticipant(scope));
  return row ?? { total: 0, connections: 0 };
}

export async function setAttendanceVisibility(database: Queryable, eventId: string, userId: string, isListed: boolean) {
  const rows = await database
    .update(eventRegistrations)
    .set({ isListed })
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)))
    .returning({ id: eventRegistrations.id });
  return rows.length > 0;
}
