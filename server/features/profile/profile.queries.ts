import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Skill } from '#contract/profile/skills.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { userSkills, users } from '../../database/schema/account.ts';

/** Skills that stay keep their rows. The caller holds the row lock, so that concurrent lists are not merged. */
export async function replaceSkills(database: Queryable, userId: string, skills: Skill[]): Promise<void> {
  const names = skills.map(({ skill }) => skill);
  await database
    .delete(userSkills)
    .where(and(eq(userSkills.userId, userId), names.length > 0 ? notInArray(userSkills.skill, names) : undefined));
  if (skills.length === 0) return;
  await database
    .insert(userSkills)
    .values(skills.map((skill) => ({ ...skill, userId })))
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.skill],
      set: { level: sql`excluded.level` },
    });
}

/** Allowlist: no role, password or sign-in. */
export type ProfileValues = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'company'
    | 'position'
    | 'website'
    | 'phone'
    | 'location'
    | 'hasWhatsapp'
    | 'emailVisibility'
    | 'phoneVisibility'
  >
>;

export async function updateProfile(database: Queryable, userId: string, values: ProfileValues): Promise<void> {
  await database
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}
