import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';

/** Allowlist: role, password and sign-in are not changed with a profile. */
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
  await database.update(users).set(values).where(eq(users.id, userId));
}
