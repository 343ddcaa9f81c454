import { expect, it } from 'vitest';
import { isSurprisinglyPast } from './past-event-question.tsx';

const TODAY = '2030-03-10';
const draft = { date: '2030-06-01', publication: 'draft' } as const;
const published = { date: '2030-03-01', publication: 'published' } as const;

it.each([
  ['a new one is published for a day that is over', '2020-03-09', 'publish', null, true],
  ['a draft is', '2030-03-09', 'publish', draft, true],
  ['a published one is moved to such a day', '2030-02-01', 'save', published, true],
  ['it is today', TODAY, 'publish', null, false],
  ['it stays a draft', '2020-03-09', 'save', draft, false],
  ['a past one keeps its day', published.date, 'save', published, false],
  ['there is no date yet', '', 'publish', null, false],
] as const)('asks when it must: %s', (_, date, intent, event, asks) => {
  expect(isSurprisinglyPast(date, intent, event, TODAY)).toBe(asks);
});
