import type { Queryable } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { DAY_MS, earlier, instantAt } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { type History, momentBetween } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import type { Community } from '../members/members.ts';
import { createRandom } from '../random.ts';
import { readerDomains, readerFirstNames, readerLastNames } from './reader-names.ts';

const ACTIVE = 234;
const MEMBERS_AMONG_THEM = 97;
const UNSUBSCRIBED = 7;
const FIRST_ISSUE = '2025-01-20';

export async function insertSubscribers(database: Queryable, community: Community, history: History): Promise<void> {
  const random = createRandom('newsletter');
  const members = random.sample([...community.values()], MEMBERS_AMONG_THEM).map(({ email, joinedAt }) => {
    const soon = earlier(history.end, new Date(joinedAt.getTime() + 30 * DAY_MS));
    return { email, isActive: true, ...subscribedAt(momentBetween(joinedAt, soon, random)) };
  });
  const readers = readerAddresses(ACTIVE - MEMBERS_AMONG_THEM + UNSUBSCRIBED).map((email, index) => ({
    email,
    isActive: index >= UNSUBSCRIBED,
    ...subscribedAt(momentBetween(instantAt(FIRST_ISSUE, '00:00'), history.end, random)),
  }));
  await insertRows(
    database,
    newsletterSubscribers,
    [...members, ...readers].map((row) => ({ ...row, id: demoId('subscriber', row.email) })),
  );
}

/** Confirmed at once. */
const subscribedAt = (instant: Date) => ({ createdAt: instant, confirmedAt: instant });

function readerAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = readerFirstNames[index % readerFirstNames.length];
    // The list lengths share a factor: an extra step each round keeps pairs from repeating.
    const round = Math.floor(index / readerFirstNames.length);
    const last = readerLastNames[(index * 7 + round) % readerLastNames.length];
    const domain = readerDomains[(index + round) % readerDomains.length];
    return `${first}.${withoutAccents(last ?? '')}@${domain}`;
  });
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
