import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser } from '../../../tests/support/factories.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { pruneRevisions } from './statistics.queries.ts';
import { preparePeriods, prepareStatistics } from './statistics.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

/** A portal whose clock is ahead of the database's, by more than what any transaction takes. */
const inAMinute = () => new Date(Date.now() + 60_000);

const countMembers = async (stats: ReturnType<typeof prepareStatistics>) => (await stats()).users.total;

describe('counts that are kept', () => {
  it('hold for a portal whose clock is ahead', async () => {
    const stats = prepareStatistics({ ...portal, now: inAMinute });
    const before = await countMembers(stats);
    await createUser(portal.database);
    expect(await countMembers(stats)).toBe(before + 1);
  });

  it('do not miss what is committed late', async () => {
    const stats = prepareStatistics({ ...portal, now: inAMinute });
    const before = await portal.database.transaction(async (transaction) => {
      await transaction
        .insert(newsletterSubscribers)
        .values({ email: 'tarde@prueba.example', confirmedAt: new Date() });
      return stats();
    });
    expect((await stats()).subscribers.total).toBe(before.subscribers.total + 1);
  });

  it('notice a change after revisions were pruned that add up to the same', async () => {
    const { database } = portal;
    const [yesterday, email] = [new Date(Date.now() - 86_400_000), 'ayer@prueba.example'];
    await database.insert(newsletterSubscribers).values({ email, createdAt: yesterday, confirmedAt: yesterday });
    await database.execute(sql`truncate statistics_revisions restart identity`);
    for (const _ of [1, 2]) await database.execute(sql`update newsletter_subscribers set is_active = true where false`);
    await database.execute(sql`update statistics_revisions set at = now() - interval '2 hours'`);
    const stats = prepareStatistics({ ...portal, now: () => new Date() });
    const before = (await stats()).subscribers.total;
    await pruneRevisions(database);
    await database.update(newsletterSubscribers).set({ isActive: false }).where(eq(newsletterSubscribers.email, email));
    expect((await stats()).subscribers.total).toBe(before - 1);
  });
});

describe('at midnight', () => {
  const membersOf = async (read: ReturnType<typeof preparePeriods>) =>
    (await read('7')).periods.slice(-2).map(({ date, members }) => ({ date, members }));

  it('every day keeps its own figures', async () => {
    await createUser(portal.database, { createdAt: new Date('2026-03-10T15:00:00Z') });
    const instants = ['2026-03-11T03:59:59.999Z', '2026-03-11T04:00:00.001Z', '2026-03-11T04:00:10Z'];
    const now = () => new Date(instants.shift() ?? '2026-03-11T04:00:10Z');
    const read = preparePeriods({ ...portal, now });
    expect(await membersOf(read)).toEqual([
      { date: '2026-03-09', members: 0 },
      { date: '2026-03-10', members: 1 },
    ]);
    expect(await membersOf(read)).toEqual([
      { date: '2026-03-10', members: 1 },
      { date: '2026-03-11', members: 0 },
    ]);
  });

  it('what is committed just after it still counts for the day before', async () => {
    let instant = '2026-04-11T04:00:00.010Z';
    const read = preparePeriods({ ...portal, now: () => new Date(instant) });
    await read('7');
    await createUser(portal.database, { createdAt: new Date('2026-04-11T03:59:59.990Z') });
    instant = '2026-04-11T04:00:00.050Z';
    expect(await membersOf(read)).toEqual([
      { date: '2026-04-10', members: 1 },
      { date: '2026-04-11', members: 0 },
    ]);
  });
});
