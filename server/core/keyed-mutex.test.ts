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

it('turns away who waited too long, at once when their turn comes', async () => {
  const mutex = new KeyedMutex(5);
  const slow = mutex.runExclusive('a', () => wait(30));
  const late = ['1', '2'].map((name) => mutex.runExclusive('a', async () => name));
  const results = await Promise.allSettled([slow, ...late]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { status: 503 } });
  expect(await mutex.runExclusive('a', async () => 'next')).toBe('next');
});

it('runs so many of a key at once, and the next when one of them ends', async () => {
  const mutex = new KeyedMutex();
  const releases: (() => void)[] = [];
  const work = () => mutex.runBounded('a', 2, () => new Promise<void>((resolve) => releases.push(resolve)));
  const all = [work(), work(), work()];
  await Promise.resolve();
  expect(releases).toHaveLength(2);
  releases[0]?.();
  releases[1]?.();
  await Promise.all(all.slice(0, 2));
  await expect.poll(() => releases.length).toBe(3);
  releases[2]?.();
  await Promise.all(all);
});
