import { expect, it } from 'vitest';
import { selectExpired } from './rotation.policy.ts';

const KEEP = { days: 7, weeks: 4, months: 6 };
const DAY_MS = 24 * 60 * 60 * 1000;
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 7) + day * DAY_MS) }));

const keptDays = (backups: { createdAt: Date }[], keep = KEEP) => {
  const expired = new Set(selectExpired(backups, keep));
  return backups.filter((backup) => !expired.has(backup)).map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
};

it('keeps the newest of the last days, weeks and months', () => {
  // Until Friday, 26 June.
  const months = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'];
  const weeks = ['2026-06-07', '2026-06-14'];
  const days = ['2026-06-20', '2026-06-21', '2026-06-22', '2026-06-23', '2026-06-24', '2026-06-25', '2026-06-26'];
  expect(keptDays(daily(177))).toEqual([...months, ...weeks, ...days]);
});

it('never deletes the newest, and counts periods that have a backup, not the calendar', () => {
  expect(keptDays(daily(3), { days: 0, weeks: 0, months: 0 })).toEqual(['2026-01-03']);
  const old = daily(2);
  expect(selectExpired(old, KEEP)).toEqual([]);
});

it('keeps all of the last 24 hours: the newest may hold what somebody wants to undo', () => {
  const [first, second] = daily(2);
  const later = { createdAt: new Date((second?.createdAt.getTime() ?? 0) + 60_000) };
  const backups = [first, second, later].filter((each) => each !== undefined);
  expect(selectExpired(backups, { days: 1, weeks: 0, months: 0 })).toEqual([first]);
});

it('one that nobody has read back takes no place of one that is whole', () => {
  const summary = { verifiedAt: '2026-01-01T08:00:00Z' };
  const [whole, unread] = [{ createdAt: new Date('2026-01-01T07:00:00Z'), summary }, daily(3)[2]];
  const backups = [whole, ...(unread ? [unread] : [])];
  expect(selectExpired(backups, { days: 1, weeks: 0, months: 0 })).toEqual([]);
});
