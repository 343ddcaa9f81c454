import { expect, it } from 'vitest';
import { dateWarning } from './date-warning-dialog.tsx';

const TODAY = '2030-03-10';
const draft = { date: '2030-06-01', publication: 'draft' } as const;
const published = { date: '2030-03-01', publication: 'published' } as const;

it.each([
  ['a new one is published for a day that is over', '2020-03-09', 'publish', null, 'past'],
  ['a draft is', '2030-03-09', 'publish', draft, 'past'],
  ['a published one is moved to such a day', '2030-02-01', 'save', published, 'past'],
  ['a new one is published for a day that is years away', '2035-03-11', 'publish', null, 'far'],
  ['it is within five calendar years', '2035-03-10', 'publish', null, null],
  ['a distant draft stays a draft', '2062-03-10', 'save', draft, null],
  ['it is today', TODAY, 'publish', null, null],
  ['it stays a draft', '2020-03-09', 'save', draft, null],
  ['a past one keeps its day', published.date, 'save', published, null],
  ['there is no date yet', '', 'publish', null, null],
] as const)('asks when it must: %s', (_, date, intent, event, why) => {
  expect(dateWarning(date, intent, event, TODAY)).toBe(why);
});
