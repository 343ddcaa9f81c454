import { expect, it } from 'vitest';
import { KeyedBatcher } from './keyed-batcher.ts';

interface Item {
  id: string;
}

/** Batches wait until they are released, each on its own. */
function batchesUnderControl(fails: (ids: string[]) => Error | undefined = () => undefined, maxWaitMs?: number) {
  const batches: { ids: string[]; release(): void }[] = [];
  const write = async (_key: string, items: Item[]) => {
    const ids = items.map(({ id }) => id);
    await new Promise<void>((release) => batches.push({ ids, release }));
    const error = fails(ids);
    if (error) throw error;
    return items.filter(({ id }) => id !== 'refused');
  };
  const batcher = new KeyedBatcher<Item, Item>(write, (error) => error instanceof RangeError, maxWaitMs);
  const add = (...ids: string[]) => ids.map((id) => batcher.add('a', { id }));
  const release = async (index: number) => {
    await expect.poll(() => batches.length).toBeGreaterThan(index);
    batches[index]?.release();
  };
  return { batcher, batches, add, release };
}

it('writes together what came while a batch was written, and answers each with its own', async () => {
  const { batches, add, release } = batchesUnderControl();
  const all = add('1', '2', 'refused', '3');
  await release(0);
  await release(1);
  expect(await Promise.all(all)).toEqual([{ id: '1' }, { id: '2' }, undefined, { id: '3' }]);
  expect(batches.map(({ ids }) => ids)).toEqual([['1'], ['2', 'refused', '3']]);
});

it('lets other keys go ahead', async () => {
  const { batcher, batches, add } = batchesUnderControl();
  const held = add('1');
  const other = batcher.add('b', { id: '2' });
  expect(batches.map(({ ids }) => ids)).toEqual([['1'], ['2']]);
  for (const { release } of batches) release();
  await Promise.all([...held, other]);
});

it('writes the others of a batch without the one that made it fail', async () => {
  const { add, release } = batchesUnderControl((ids) => (ids.includes('bad') ? new RangeError('bad') : undefined));
  const all = Promise.allSettled(add('1', 'bad', '2'));
  for (const index of [0, 1, 2, 3]) await release(index);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('writes nothing twice when the failure says nothing of what was written', async () => {
  const { batches, add, release } = batchesUnderControl((ids) => (ids.includes('2') ? new Error('lost') : undefined));
  const all = Promise.allSettled(add('1', '2', '3'));
  await release(0);
  await release(1);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(batches).toHaveLength(2);
});

it('turns away who waited too long', async () => {
  const { batches, add } = batchesUnderControl(undefined, -1);
  await expect(add('late')[0]).rejects.toMatchObject({ status: 503 });
  expect(batches).toEqual([]);
});
