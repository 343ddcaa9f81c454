import { describe, expect, it } from 'vitest';
import { judgeBackup, judgeFailures, judgeMail, judgeSpace } from './status.policy.ts';

const now = new Date('2026-11-17T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('mail', () => {
  const quiet = {
    now,
    production: true,
    isConfigured: true,
    heldSince: null,
    oldestAt: null,
    lastSentAt: null,
    failed: 0,
  };

  it.each([
    ['good when nothing waits', {}, 'good'],
    ['good while mails wait for a moment', { oldestAt: minutesAgo(5) }, 'good'],
    ['bad when one waits for long and none leaves', { oldestAt: minutesAgo(31) }, 'bad'],
    ['bad when none has left for long', { oldestAt: minutesAgo(31), lastSentAt: minutesAgo(31) }, 'bad'],
    ['worth a look when one waits for long and others leave', { oldestAt: minutesAgo(90), lastSentAt: now }, 'warning'],
    ['worth a look when one was given up', { failed: 1 }, 'warning'],
    ['bad while held', { heldSince: now }, 'bad'],
    ['bad in production without a server', { isConfigured: false }, 'bad'],
    ['a warning elsewhere without a server', { isConfigured: false, production: false }, 'warning'],
  ])('is %s', (_, facts, state) => {
    expect(judgeMail({ ...quiet, ...facts })).toBe(state);
  });
});

describe('backups', () => {
  const fresh = {
    now,
    production: true,
    lastAt: minutesAgo(600),
    hasFailed: false,
    isMissing: false,
    undeleted: 0,
    unlistedSince: null,
  };

  it.each([
    ['good with one of today', {}, 'good'],
    ['bad without any', { lastAt: null }, 'bad'],
    ['bad after two days', { lastAt: minutesAgo(48 * 60 + 1) }, 'bad'],
    ['bad when the last attempt failed', { hasFailed: true }, 'bad'],
    ['bad when the last is no longer in its folder', { isMissing: true }, 'bad'],
    ['worth a look when an expired one cannot be deleted', { undeleted: 1 }, 'warning'],
    ['worth a look outside production', { production: false, lastAt: null }, 'warning'],
    ['good while a deletion waits for its line', { unlistedSince: minutesAgo(5) }, 'good'],
    ['bad when the list of deletions cannot be written', { production: false, unlistedSince: minutesAgo(61) }, 'bad'],
  ])('are %s', (_, facts, state) => {
    expect(judgeBackup({ ...fresh, ...facts })).toBe(state);
  });
});

it('space is bad when the next backup does not fit', () => {
  const GIB = 1024 ** 3;
  const disks = (data: number, backups: number) => [
    { use: 'data' as const, freeBytes: data * GIB },
    { use: 'backups' as const, freeBytes: backups * GIB },
  ];
  expect(judgeSpace(disks(10, 10), GIB)).toBe('good');
  expect(judgeSpace(disks(1, 10), GIB)).toBe('warning');
  expect(judgeSpace(disks(10, 1), GIB)).toBe('bad');
  expect(judgeSpace(disks(0.4, 10), 0)).toBe('bad');
});

it('failures are bad when there are many in a day', () => {
  expect(judgeFailures({ lastDay: 0, lastWeek: 0 })).toBe('good');
  expect(judgeFailures({ lastDay: 9, lastWeek: 40 })).toBe('warning');
  expect(judgeFailures({ lastDay: 10, lastWeek: 10 })).toBe('bad');
});
