import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
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
  const queue = new FairQueue({ maxConcurrent: 2 });
  const { begun, work, drain } = recorder();
  const greedy = Array.from({ length: 20 }, (_, index) => queue.run('a', work(`a${index}`)));
  const modest = [queue.run('b', work('b')), queue.run('c', work('c'))];
  await new Promise(setImmediate);
  await drain();
  expect(await Promise.all([...greedy, ...modest])).toHaveLength(22);
  expect(begun.slice(0, 5)).toEqual(['a0', 'a1', 'a2', 'b', 'c']);
  expect(begun).toHaveLength(22);
});

it('makes nobody wait while there is room, also after a failure', async () => {
  const queue = new FairQueue({ maxConcurrent: 1, maxWaiting: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 'done')).toBe('done');
});

it('refuses what its line has no room for, and only that', async () => {
  const queue = new FairQueue({ maxConcurrent: 1, maxWaiting: 2 });
  const { work, drain } = recorder();
  const running = ['1', '2', '3'].map((name) => queue.run('a', work(name)));
  await expect(queue.run('a', work('4'))).rejects.toMatchObject({ status: 503 });
  const other = queue.run('b', work('b'));
  await drain();
  expect(await Promise.all([...running, other])).toEqual(['1', '2', '3', 'b']);
});

it('leaves the rest to others, whatever one client has running', async () => {
  const queue = new FairQueue({ maxConcurrent: 3, maxPerClient: 2 });
  const { begun, work, drain } = recorder();
  const greedy = Array.from({ length: 4 }, (_, index) => queue.run('a', work(`a${index}`)));
  const modest = queue.run('b', work('b'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a0', 'a1', 'b']);
  await drain();
  await Promise.all([...greedy, modest]);
  expect(begun).toEqual(['a0', 'a1', 'b', 'a2', 'a3']);
});

it('refuses by a timer who waited too long, while what runs goes on', async () => {
  const queue = new FairQueue({ maxConcurrent: 1, maxWaitMs: 5 });
  const { begun, work, drain } = recorder();
  const running = queue.run('a', work('a'));
  await expect(queue.run('b', work('b'))).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
  await drain();
  expect([await running, begun]).toEqual(['a', ['a']]);
  expect(await queue.run('b', async () => 'next')).toBe('next');
});

it('does not serve who has left, and makes room for the next', async () => {
  const queue = new FairQueue({ maxConcurrent: 1 });
  const leaving = new AbortController();
  const leave = await queue.enter('a');
  const gone = queue.enter('b', leaving.signal);
  const next = queue.enter('b');
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ status: 503 });
  leave();
  leave();
  (await next)();
  expect(await queue.run('c', async () => 'done')).toBe('done');
});

describe('as a mutex for each key', () => {
  it('works on each key one at a time, in order, and goes on after a failure', async () => {
    const queue = new FairQueue({ maxPerClient: 1 });
    const steps: string[] = [];
    const work = (name: string, fails = false) =>
      queue.run('a', async () => {
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
    const queue = new FairQueue({ maxPerClient: 1 });
    let release = () => {};
    const held = queue.run('a', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await queue.run('b', async () => 'done')).toBe('done');
    release();
    await held;
  });

  it('turns away who waits too long, while the one before goes on', async () => {
    const queue = new FairQueue({ maxPerClient: 1, maxWaitMs: 5 });
    let release = () => {};
    const slow = queue.run('a', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(queue.run('a', async () => 'late')).rejects.toMatchObject({ status: 503 });
    release();
    await slow;
    expect(await queue.run('a', async () => 'next')).toBe('next');
  });
});
