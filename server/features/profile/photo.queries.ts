import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';

/** Puts the new address in the place of the old one, which it tells. Of two at once, each sees the other's. */
export function replacePhotoUrl(database: Database, userId: string, url: string | null): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ url: users.profileImageUrl })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    await transaction.update(users).set({ profileImageUrl: url }).where(eq(users.id, userId));
    return before?.url ?? null;
  });
}
