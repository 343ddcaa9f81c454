import { expect, it } from 'vitest';
import { RequestCoalescer } from './request-coalescer.ts';

/** A load whose results are given by hand, one after the other. */
function pendingLoad() {
  const asked: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((answer, fail) => asked.push({ answer, fail }));
  return { asked, ask };
}

it('answers all who come while another is being answered at once, by what is read after they asked', async () => {
  const { asked, ask } = pendingLoad();
  const coalescer = new RequestCoalescer<string>();
  const first = coalescer.run('list', ask);
  const others = [coalescer.run('list', ask), coalescer.run('list', ask)];
  expect(asked).toHaveLength(1);
  asked[0]?.answer('before');
  expect(await first).toBe('before');
  await expect.poll(() => asked.length).toBe(2);
  const late = coalescer.run('list', ask);
  asked[1]?.answer('after');
  expect(await Promise.all(others)).toEqual(['after', 'after']);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer('later');
  expect(await late).toBe('later');
});

it('keeps different questions apart', async () => {
  const { asked, ask } = pendingLoad();
  const coalescer = new RequestCoalescer<string>();
  const answers = [coalescer.run('one', ask), coalescer.run('two', ask)];
  expect(asked).toHaveLength(2);
  asked[1]?.answer('2');
  asked[0]?.answer('1');
  expect(await Promise.all(answers)).toEqual(['1', '2']);
});

it('fails for those who shared a failure, and for nobody after them', async () => {
  const { asked, ask } = pendingLoad();
  const coalescer = new RequestCoalescer<string>();
  const first = coalescer.run('list', ask);
  const second = coalescer.run('list', ask);
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer('back');
  expect(await second).toBe('back');
  const third = coalescer.run('list', ask);
  expect(asked).toHaveLength(3);
  asked[2]?.answer('again');
  expect(await third).toBe('again');
});
