import { and, eq, sql } from 'drizzle-orm';
import type { ReportedOriginal } from '#contract/forum/moderation.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { type ProfileSnapshot, profileReports } from '../../database/schema/members.ts';

/** Raw names: Drizzle omits the table in a single-table query. */
const currentProfile = sql<ProfileSnapshot>`jsonb_build_object(
  'position', users.position, 'company', users.company, 'location', users.location, 'website', users.website,
  'bio', users.bio, 'profileImageUrl', users.profile_image_url,
  'skills', (select coalesce(jsonb_agg(skill order by skill), '[]') from user_skills where user_id = users.id))`;

export const reportedProfileOriginal = sql<ReportedOriginal>`case
  when ${users.id} is null or ${users.deletedAt} is not null then 'gone'
  when (${profileReports.firstName}, ${profileReports.lastName}, ${profileReports.profile})
    is distinct from (${users.firstName}, ${users.lastName}, ${currentProfile}) then 'changed'
  else 'same' end`;

type NewReport = Pick<typeof profileReports.$inferInsert, 'reporterId' | 'reason' | 'details'>;

/** Share lock: the snapshot is consistent. A repeated report changes nothing while one is open. */
export async function insertProfileReport(database: Queryable, memberId: string, report: NewReport): Promise<void> {
  const [snapshot] = await database
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      profile: currentProfile,
      photoHash: users.photoHash,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .for('share', { of: users });
  if (!snapshot) return;
  const values = { ...report, ...snapshot, memberId };
  await database.insert(profileReports).values(values).onConflictDoNothing();
}

export async function findProfileReport(database: Queryable, id: string) {
  const [row] = await database
    .select({
      id: profileReports.id,
      memberId: profileReports.memberId,
      firstName: profileReports.firstName,
      lastName: profileReports.lastName,
      reason: profileReports.reason,
      status: profileReports.status,
      resolvedAt: profileReports.resolvedAt,
    })
    .from(profileReports)
    .where(eq(profileReports.id, id));
  return row;
}

/** First decision wins: false for the second administrator. */
export async function decideProfileReport(
  database: Queryable,
  id: string,
  decision: { status: 'resolved' | 'dismissed'; resolvedBy: string; resolvedAt: Date; decisionNote: string | null },
): Promise<boolean> {
  const rows = await database
    .update(profileReports)
    .set(decision)
    .where(and(eq(profileReports.id, id), eq(profileReports.status, 'open')))
    .returning({ id: profileReports.id });
  return rows.length > 0;
}
