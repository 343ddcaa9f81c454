import { describe, expect, it } from 'vitest';
import { hourOf } from '../days.ts';
import { createHistory } from '../history.ts';
import type { MemberKey } from '../members/member-profiles.ts';
import { type Habit, voices } from '../members/voices.ts';
import { SEASONS } from '../seasons/season.ts';
import { seasonalPosts } from '../seasons/seasonal-posts.ts';
import { categories } from './categories.ts';
import { planDiscussions } from './discussions.ts';
import type { CommentText, PostText } from './post-text.ts';

/** Those of every season: the few of one are too few to change a share. */
const posts = [
  ...categories.flatMap((category) => category.posts),
  ...SEASONS.flatMap((season) => seasonalPosts[season].map(({ post }) => post)),
];
const comments = posts.flatMap((post) => withReplies(post.comments));

function withReplies(texts: CommentText[]): CommentText[] {
  return texts.flatMap((text) => [text, ...withReplies(text.replies ?? [])]);
}

/** Percentage of the comments. */
function share(holds: (text: string) => boolean): number {
  return (100 * comments.filter(({ text }) => holds(text)).length) / comments.length;
}

/** Whether the author of the post comes back to it. */
function saysMore({ author, comments }: PostText, what = /./): boolean {
  return withReplies(comments).some((comment) => comment.author === author && what.test(comment.text));
}

/** Whether a question stands without an answer: nothing below it, nor, in a branch, after it. */
function leavesOpen(texts: CommentText[], isBranch = false): boolean {
  return texts.some(({ text, replies = [] }, index) => {
    const isLast = replies.length === 0 && (!isBranch || index === texts.length - 1);
    return (isLast && text.includes('?')) || leavesOpen(replies, true);
  });
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isList = (paragraph: string) => /^(?:-|\d+\.) /.test(paragraph);

/** b/v, h, s/c/z and words heard rather than read. */
const MISSPELLED = /(?<!\p{L})(?:aseptamos|avia|avuso|ay que|firmal|save|vacasiones|valla|vensida)(?!\p{L})/iu;
const EMOJI = /\p{Extended_Pictographic}/u;
const ENDED = /[.!?…]$/;
const STARTS_LOW = /^[¿¡"]*\p{Ll}/u;
/** From two on: everybody writes «un» and «una» out. */
const SPELLED_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|` +
    String.raw`veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}+cient[oa]s)(?!\p{L})`,
  'iu',
);

const KEEPS: Record<Habit, (text: string) => boolean> = {
  'by the book': (text) => !STARTS_LOW.test(text) && /[.!?…)]$/.test(text),
  capitals: (text) => !/\p{Ll}/u.test(text),
  'lower case': (text) => !/^"?\p{Lu}|[.?!] \p{Lu}\p{Ll}/u.test(text),
  'no accents': (text) => !/[áéíóú]/i.test(text),
  'no opening marks': (text) => !/[¿¡]/.test(text),
  'no final point': (text) => !/(?<!\.)\.$/.test(text),
  digits: (text) => !SPELLED_NUMBER.test(text),
  // Habits, not rules: see the test of their own.
  emoji: () => true,
  misspells: () => true,
};

describe('the voices of the forum', () => {
  it('are of people in a hurry as often as of people who compose', () => {
    expect(share((text) => countWords(text) <= 3)).toBeGreaterThan(8);
    expect(share((text) => countWords(text) <= 6)).toBeGreaterThan(14);
    expect(share((text) => countWords(text) > 25)).toBeGreaterThan(10);
    expect(comments.filter(({ text }) => countWords(text) > 100).length).toBeGreaterThan(0);
  });

  it('are typed on phones, not by one editor', () => {
    for (const [typed, from, to] of [
      [share((text) => EMOJI.test(text)), 12, 25],
      [share((text) => /[!¡]/.test(text)), 3, 12],
      [share((text) => !ENDED.test(text)), 30, 50],
      [share((text) => STARTS_LOW.test(text)), 9, 20],
    ] as const) {
      expect(typed).toBeGreaterThan(from);
      expect(typed).toBeLessThan(to);
    }
    expect(share((text) => /\d/.test(text))).toBeGreaterThan(share((text) => SPELLED_NUMBER.test(text)));
    const quoted = [...comments.map(({ text }) => text), ...posts.map(({ content }) => content.join('\n'))];
    expect(quoted.filter((text) => text.includes('«')).length).toBeLessThan(3);
  });

  it('do not all write posts after one pattern', () => {
    expect(posts.filter(({ title }) => title.includes(':')).length).toBeLessThan(25);
    expect(posts.filter(({ content }) => content.slice(1, -1).some(isList)).length).toBeLessThan(12);
    expect(posts.filter((post) => post.comments.length === 0)).toHaveLength(5);
  });

  it('do not have every figure at hand', () => {
    const figures = new RegExp(String.raw`\d[\d.,:]*|${SPELLED_NUMBER.source}`, 'giu');
    const exact = posts.filter(({ content }) => (content.join('\n').match(figures) ?? []).length >= 3);
    expect(exact.length / posts.length).toBeLessThan(0.6);
  });

  it('do not close every conversation', () => {
    const threads = posts.filter((post) => post.comments.length > 0);
    const returning = threads.filter((post) => saysMore(post)).length / threads.length;
    expect(returning).toBeGreaterThan(0.3);
    expect(returning).toBeLessThan(0.55);
    expect(threads.filter((post) => saysMore(post, /gracias|se lo pague/i)).length).toBeLessThan(6);
    expect(threads.filter(({ comments }) => leavesOpen(comments)).length).toBeGreaterThan(30);
  });

  it.each(['2026-11-19', '2027-02-10', '2027-07-05'])('write at all hours, two of them at night (%s)', (today) => {
    const written = planDiscussions(createHistory(today)).flatMap((discussion) => discussion.comments);
    const within = (from: number, until: number) =>
      written.filter(({ createdAt }) => hourOf(createdAt) >= from && hourOf(createdAt) < until);
    const hours = Array.from({ length: 24 - 6 }, (_, index) => within(6 + index, 7 + index).length);
    expect(Math.max(...hours) / written.length).toBeLessThan(0.12);
    expect(new Set(within(0, 6).map(({ author }) => author))).toEqual(new Set(['rafael-guzman', 'wander-marte']));
  });

  const sheet = Object.entries(voices) as [MemberKey, NonNullable<(typeof voices)[MemberKey]>][];

  it('have a sheet of sixty people', () => {
    expect(sheet).toHaveLength(60);
  });

  it.each(sheet)('keep the habits of %s', (key, { habits }) => {
    const said = [
      ...posts.filter(({ author }) => author === key).map(({ content }) => content.join('\n\n')),
      ...comments.filter(({ author }) => author === key).map(({ text }) => text),
    ];
    expect(said).not.toEqual([]);
    for (const habit of habits) expect(said.filter((text) => !KEEPS[habit](text))).toEqual([]);
    expect(said.some((text) => EMOJI.test(text)) || !habits.includes('emoji')).toBe(true);
    expect(said.some((text) => MISSPELLED.test(text))).toBe(habits.includes('misspells'));
  });
});
