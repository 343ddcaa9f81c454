import type { Database } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

/** Adds an address, or wakes one that had left. Asking twice changes nothing. */
export async function subscribe(database: Database, email: string): Promise<void> {
  await database
    .insert(newsletterSubscribers)
    .values({ email })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { isActive: true } });
}
