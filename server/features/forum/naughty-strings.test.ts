import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, signedIn } from '../../../tests/support/factories.ts';
import { LONG, NAUGHTY_STRINGS, UNSTORABLE } from '../../../tests/support/naughty-strings.ts';
import { sampled } from '../../../tests/support/thoroughness.ts';

const AT_ONCE = 8;
const STRINGS = sampled(NAUGHTY_STRINGS, 4);

let portal: TestApp;
let client: Awaited<ReturnType<typeof signedIn>>['client'];
let categoryId: string;

beforeAll(async () => {
  portal = await createTestApp();
  client = (await signedIn(portal)).client;
  categoryId = (await createCategory(portal.database)).id;
});
afterAll(() => portal.close());

/** Runs the check over all cases, a few at a time, and collects its complaints. */
async function complaints<T>(cases: readonly T[], check: (each: T, index: number) => Promise<unknown>) {
  const found: unknown[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE) {
    const together = cases.slice(start, start + AT_ONCE);
    const answers = await Promise.all(together.map((each, offset) => check(each, start + offset)));
    found.push(...answers.filter((answer) => answer !== undefined));
  }
  return found;
}

const complaint = (sent: unknown, problem: unknown) => [JSON.stringify(sent).slice(0, 360), problem];
const lengthOf = (text: string) => [...text].length;
const pad = (text: string, length: number) => (lengthOf(text.trim()) < length ? `${text}${'.'.repeat(length)}` : text);

/** Not in one line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u2800\u3164\uffa0]|\u034f|[\u180b-\u180f]/u;

it('there are a thousand of them', () => {
  expect(NAUGHTY_STRINGS.length).toBeGreaterThan(1_000);
});

describe('naughty strings', () => {
  it('as title, content or comment come back as they were sent, or are refused', async () => {
    // One in each field: every string is joined with others, so that all of them come to all three.
    const third = Math.ceil(STRINGS.length / 3);
    const found = await complaints(STRINGS.slice(0, third), async (title, index) => {
      const content = STRINGS[third + index] ?? '';
      const comment = STRINGS[2 * third + index] ?? '';
      const sent = { title: pad(title, 10), content: pad(content, 50), categoryId };
      const created = await client.post('/api/forum/posts', sent);
      const fits = lengthOf(sent.title) <= 200 && lengthOf(sent.content) <= 5000;
      if (!fits) return created.status === 400 ? undefined : complaint(sent, created);
      if (created.status === 400 && UNSEEN.test(title)) {
        return Object.keys(created.body.fields).join() === 'title' ? undefined : complaint(sent, created);
      }
      if (created.status !== 201) return complaint(sent, created);

      const said = await client.post(`/api/forum/posts/${created.body.id}/comments`, { content: pad(comment, 1) });
      const [post, list] = await Promise.all([
        client.get(`/api/forum/posts/${created.body.id}`),
        client.get(`/api/forum/posts/${created.body.id}/comments`),
      ]);
      const same =
        post.body.title === sent.title &&
        post.body.content === sent.content &&
        said.status === 201 &&
        list.body.comments[0]?.content === pad(comment, 1);
      return same ? undefined : complaint({ ...sent, comment }, [post.status, said.status, list.status]);
    });
    expect(found).toEqual([]);
  });

  it('as a search never fail, and their finds are marked where they are', async () => {
    const found = await complaints(STRINGS, async (text, index) => {
      const q = encodeURIComponent(text);
      const ofForum = [`/api/forum/posts?search=${q}`, `/api/forum/posts/similar?title=${q}`];
      const answers = await Promise.all([
        client.get(`/api/search?q=${q}&scope=all&limit=5`),
        client.get(ofForum[index % 2] ?? ''),
      ]);
      const failed = answers.filter(({ status }) => status !== 200 && status !== 400);
      if (failed.length > 0) return complaint(text, failed);
      const marks = (answers[0]?.body.posts ?? []).flatMap((post: { title: string; titleMarks: [number, number][] }) =>
        post.titleMarks.map(([start, end]) => post.title.slice(start, end)),
      );
      return marks.every((mark: string) => /^[\p{L}\p{N}\p{M}]+$/u.test(mark)) ? undefined : complaint(text, marks);
    });
    expect(found).toEqual([]);
  });

  it('leave nothing behind in Object.prototype', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

describe('what PostgreSQL cannot keep', () => {
  it.each(UNSTORABLE)('%j is refused everywhere', async (text) => {
    const padded = `${text}${'.'.repeat(60)}`;
    const answers = await Promise.all([
      client.post('/api/forum/posts', { title: padded, content: 'x'.repeat(60), categoryId }),
      client.post('/api/forum/posts', { title: 'x'.repeat(20), content: padded, categoryId }),
      client.post(`/api/forum/posts/${crypto.randomUUID()}/comments`, { content: padded }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

it('a comment of five thousand characters in one word is kept and can be searched around', async () => {
  const post = await client.post('/api/forum/posts', {
    title: 'Palabras larguísimas',
    content: 'x'.repeat(60),
    categoryId,
  });
  for (const text of LONG.filter((each) => lengthOf(each) <= 5_000)) {
    const said = await client.post(`/api/forum/posts/${post.body.id}/comments`, { content: text });
    expect([said.status, said.body.content]).toEqual([201, text]);
  }
  expect((await client.get('/api/search?q=larguisimas')).body.totals.posts).toBe(1);
});
