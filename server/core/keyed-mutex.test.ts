import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

it('works on each key one at a time, in order, and goes on after a failure', async () => {
  const mutex = new KeyedMutex();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    mutex.runExclusive('a', async () => {
      steps.push(`${name} begins`);
      await wait(1);
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('1'), work('2', true), work('3')]);
  expect(steps).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('lets other keys go ahead', async () => {
  const mutex = new KeyedMutex();
  let release = () => {};
  const held = mutex.runExclusive('a', () => new Promise<void>((resolve) => (release = resolve)));
  expect(await mutex.runExclusive('b', async () => 'done')).toBe('done');
  release();
  await held;
});

it('turns away who waits too long, while the one before goes on', async () => {
  const mutex = new KeyedMutex(5);
  let release = () => {};
  const slow = mutex.runExclusive('a', () => new Promise<void>((resolve) => (release = resolve)));
  await expect(mutex.runExclusive('a', async () => 'late')).rejects.toMatchObject({ status: 503 });
  release();
  await slow;
  expect(await mutex.runExclusive('a', async () => 'next')).toBe('next');
});
