import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';

/** Sets the URL and returns the previous one. Under a row lock: concurrent calls see each other's. */
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
