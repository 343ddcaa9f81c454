import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Tasks that are finished by hand, and the order in which they began. */
function recorder() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  /** Finishes the running tasks one by one until none is left. */
  const drain = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { begun, work, drain };
}

it('lets somebody who asks once go before most of what another asked for', async () => {
  const queue = new FairQueue(2, 100);
  const { begun, work, drain } = recorder();
  const greedy = Array.from({ length: 20 }, (_, index) => queue.run('a', work(`a${index}`)));
  const modest = [queue.run('b', work('b')), queue.run('c', work('c'))];
  await drain();
  expect(await Promise.all([...greedy, ...modest])).toHaveLength(22);
  expect(begun.slice(0, 5)).toEqual(['a0', 'a1', 'a2', 'b', 'c']);
  expect(begun).toHaveLength(22);
});

it('makes nobody wait while there is room, also after a failure', async () => {
  const queue = new FairQueue(1, 1);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 'done')).toBe('done');
});

it('refuses what its line has no room for, and only that', async () => {
  const queue = new FairQueue(1, 2);
  const { work, drain } = recorder();
  const running = ['1', '2', '3'].map((name) => queue.run('a', work(name)));
  await expect(queue.run('a', work('4'))).rejects.toMatchObject({ status: 503 });
  const other = queue.run('b', work('b'));
  await drain();
  expect(await Promise.all([...running, other])).toEqual(['1', '2', '3', 'b']);
});
