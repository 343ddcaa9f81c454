import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs what has the same key in order, also after a failure, and the rest beside it', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const act =
    (name: string, ms: number, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await setTimeout(ms);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const answers = await Promise.allSettled([
    turns.take('a', act('a1', 20, true)),
    turns.take('a', act('a2', 1)),
    turns.take('b', act('b1', 1)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(log.indexOf('b1 ends')).toBeLessThan(log.indexOf('a1 ends'));
});
