import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { skillLevels } from '#contract/profile/skill-levels.ts';
import type { Skill } from '#contract/profile/skills.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { userSkills, users } from '../../database/schema/account.ts';
import { memberDirectory } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import { isPair, pairColumns, visibleMembers } from './relation.queries.ts';

/** Contact data; only what the policy allows leaves the server. */
export const contactColumns = {
  email: users.email,
  emailVisibility: users.emailVisibility,
  phone: users.phone,
  phoneVisibility: users.phoneVisibility,
  hasWhatsapp: users.hasWhatsapp,
};

export const cardColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  position: users.position,
  company: users.company,
  location: users.location,
  bio: users.bio,
  profileImageUrl: users.profileImageUrl,
  ...contactColumns,
};

/** A member visible to the viewer, with the connection of the two. */
export async function findMember(database: Queryable, viewerId: string, id: string) {
  const [row] = await database
    .select({
      member: { ...cardColumns, website: users.website, createdAt: users.createdAt },
      skills: memberDirectory.skills,
      pair: pairColumns,
    })
    .from(users)
    .innerJoin(memberDirectory, eq(memberDirectory.userId, users.id))
    .leftJoin(connections, isPair(users.id, viewerId))
    .where(and(eq(users.id, id), visibleMembers(viewerId)));
  return row;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Whether the viewer may know of the member at all. */
export async function isVisible(database: Queryable, viewerId: string, id: string): Promise<boolean> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), visibleMembers(viewerId)));
  return row !== undefined;
}

const rank = sql`array_position(${sql.param([...skillLevels])}::text[], ${userSkills.level})`;

/** Highest level first. */
export function listSkillLevels(database: Queryable, userId: string): Promise<Skill[]> {
  return database
    .select({ skill: userSkills.skill, level: userSkills.level })
    .from(userSkills)
    .where(eq(userSkills.userId, userId))
    .orderBy(desc(rank), asc(userSkills.skill));
}

/** Ids of the people whom that person is connected with. */
const contactsOf = (userId: string) => sql`(
  select ${connections.receiverId} as id from ${connections}
    where ${connections.requesterId} = ${userId}::uuid and ${connections.status} = 'accepted'
  union all select ${connections.requesterId} from ${connections}
    where ${connections.receiverId} = ${userId}::uuid and ${connections.status} = 'accepted')`;

/** Only people whom the viewer may see are counted. */
export async function countContacts(database: Queryable, viewerId: string, id: string) {
  const [row] = await database
    .select({
      connectionsCount: count(),
      mutualConnections: sql<number>`(count(*) filter (where ${users.id} in ${contactsOf(viewerId)}))::int`,
    })
    .from(sql`${contactsOf(id)} as contact`)
    .innerJoin(users, sql`${users.id} = contact.id`)
    .where(visibleMembers(viewerId));
  return row ?? { connectionsCount: 0, mutualConnections: 0 };
}
