import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { consents, legalVersions } from '../../database/schema/legal.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { dayOf, instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';

const FIRST_VERSION = 1;

/** The texts are as old as the first account; whoever registered or subscribed accepted them. */
export async function insertConsents(database: Queryable): Promise<void> {
  const members = await database.select({ userId: users.id, createdAt: users.createdAt }).from(users);
  const subscribers = await database
    .select({ subscriberId: newsletterSubscribers.id, createdAt: newsletterSubscribers.createdAt })
    .from(newsletterSubscribers);
  const first = Math.min(...[...members, ...subscribers].map(({ createdAt }) => createdAt.getTime()));
  await database.update(legalVersions).set({ publishedAt: instantAt(dayOf(new Date(first)), '00:00') });
  await insertRows(database, consents, [
    ...members.map((member) => ({
      ...member,
      id: demoId('consent', member.userId),
      purpose: 'registration' as const,
      given: true,
      version: FIRST_VERSION,
    })),
    ...subscribers.map((subscriber) => ({
      ...subscriber,
      id: demoId('consent', subscriber.subscriberId),
      purpose: 'newsletter' as const,
      given: true,
      version: FIRST_VERSION,
    })),
  ]);
}
