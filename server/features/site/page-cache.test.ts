import { beforeEach, describe, expect, it } from 'vitest';
import { FairQueue } from '../../core/fair-queue.ts';
import { type Built, PageCache } from './page-cache.ts';

const MEGABYTE = 1024 * 1024;

/** A page that is built when the test says so. */
interface Building {
  finish(text: string, built?: Partial<Built<Page>> & { size?: number }): Promise<void>;
  fail(): Promise<void>;
}

interface Page {
  text: string;
  size: number;
}

let now: number;
let isListening: boolean;
let cache: PageCache<Page>;
let started: Building[];

beforeEach(() => {
  now = 1_000_000;
  isListening = true;
  started = [];
  cache = new PageCache({
    queue: new FairQueue({ maxConcurrent: 4, maxWaiting: 200 }),
    now: () => now,
    isListening: () => isListening,
  });
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function build(): Promise<Built<Page>> {
  return new Promise((resolve, reject) => {
    started.push({
      finish: (text, { isKept = true, size = 1 } = {}) => {
        resolve({ page: { text, size }, isKept });
        return settle();
      },
      fail: () => {
        reject(new Error('no database'));
        return settle();
      },
    });
  });
}

const ask = async (key = 'a', client = 'someone') => (await cache.get(key, client, build)).text;
/** Asks, and lets the building begin. */
async function begin(key?: string, client?: string) {
  const text = ask(key, client);
  text.catch(() => undefined);
  await settle();
  return { text };
}

async function keep(text: string, key?: string): Promise<void> {
  const asked = await begin(key);
  await started.at(-1)?.finish(text);
  expect(await asked.text).toBe(text);
}

const last = () => started.at(-1) as Building;

describe('a page', () => {
  it('is built once for all who ask at the same time, and kept', async () => {
    const asked = await Promise.all([begin(), begin(), begin('a', 'another')]);
    await last().finish('first');
    expect(await Promise.all(asked.map(({ text }) => text))).toEqual(['first', 'first', 'first']);
    expect(await ask()).toBe('first');
    expect(cache.peek('a')?.text).toBe('first');
    expect(started).toHaveLength(1);
  });

  it('is one for each key', async () => {
    await keep('first', 'a');
    await keep('second', 'b');
    expect([cache.peek('a')?.text, cache.peek('b')?.text]).toEqual(['first', 'second']);
  });

  it('that could not be built is built again, also for those who waited for it', async () => {
    const asked = await begin();
    const joined = await begin();
    await last().fail();
    await expect(asked.text).rejects.toThrow('no database');
    await expect(joined.text).rejects.toThrow('no database');
    await keep('second');
  });

  it('that is of this moment only is given to all who waited for it, and not kept', async () => {
    const asked = [await begin(), await begin()];
    await last().finish('not found', { isKept: false });
    expect(await Promise.all(asked.map(({ text }) => text))).toEqual(['not found', 'not found']);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('that is not found any more is dropped', async () => {
    await keep('first');
    cache.invalidate();
    const asked = await begin();
    await last().finish('not found', { isKept: false });
    expect(await asked.text).toBe('not found');
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('after a change', () => {
  it('nobody gets the page from before', async () => {
    await keep('before');
    cache.invalidate();
    expect(cache.peek('a')).toBeUndefined();
    await keep('after');
  });

  it('a page that was being built meanwhile is for those who had asked before', async () => {
    const before = await begin();
    cache.invalidate();
    const after = await begin();
    expect(started).toHaveLength(1);
    await last().finish('before');
    expect(await before.text).toBe('before');
    expect(started).toHaveLength(2);
    await last().finish('after');
    expect(await after.text).toBe('after');
    expect(cache.peek('a')?.text).toBe('after');
  });

  it('building takes at most half of the time, and the change is seen within a second', async () => {
    const asked = await begin();
    now += 300;
    await last().finish('first');
    await asked.text;
    cache.invalidate();
    now += 299;
    expect(cache.peek('a')?.text).toBe('first');
    now += 1;
    expect(cache.peek('a')).toBeUndefined();

    const slow = await begin();
    now += 20_000;
    await last().finish('second');
    await slow.text;
    cache.invalidate();
    now += 500;
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('with time', () => {
  it('a page is rebuilt in the background, once, and the one before is sent meanwhile', async () => {
    await keep('first');
    now += 44_999;
    expect(cache.peek('a')?.text).toBe('first');
    await settle();
    expect(started).toHaveLength(1);
    now += 1;
    expect([cache.peek('a')?.text, cache.peek('a')?.text]).toEqual(['first', 'first']);
    await settle();
    expect(started).toHaveLength(2);
    await last().finish('second');
    expect(cache.peek('a')?.text).toBe('second');
  });

  it('no page is older than a minute, counted from before it was built', async () => {
    const asked = await begin();
    now += 10_000;
    await last().finish('first');
    await asked.text;
    now += 49_999;
    expect(cache.peek('a')?.text).toBe('first');
    await settle();
    await last().fail();
    now += 1;
    expect(cache.peek('a')).toBeUndefined();
  });

  it('a clock that is set back makes no page younger', async () => {
    await keep('first');
    cache.invalidate();
    now -= 3_600_000;
    expect(cache.peek('a')).toBeUndefined();
  });

  it('no page is older than a second while changes are not heard of', async () => {
    await keep('first');
    isListening = false;
    now += 999;
    expect(cache.peek('a')?.text).toBe('first');
    now += 1;
    expect(cache.peek('a')).toBeUndefined();
  });
});

it('the memory is limited: the page that was built first goes first', async () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    const asked = await begin(key);
    await last().finish(key, { size: 15 * MEGABYTE });
    await asked.text;
  }
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.peek(key))).toEqual(['b', 'c', 'd', 'e']);
  for (let time = 0; time < 20; time += 1) {
    cache.invalidate();
    const asked = await begin('e');
    await last().finish('again', { size: 15 * MEGABYTE });
    await asked.text;
  }
  cache.invalidate();
  await keep('small', 'f');
  expect(cache.peek('f')?.text).toBe('small');
});

it('whoever asks for many pages waits for them alone', async () => {
  const greedy = await Promise.all(Array.from({ length: 100 }, (_, number) => begin(`made up ${number}`, 'greedy')));
  expect(started).toHaveLength(4);
  const modest = await begin('a', 'modest');
  await started[0]?.finish('first');
  await started[1]?.finish('second');
  // One more of the greedy one at most, then the other's turn.
  await started[4]?.finish('the next');
  await started[5]?.finish('the next');
  expect(await modest.text).toBe('the next');
  expect(greedy).toHaveLength(100);
});
