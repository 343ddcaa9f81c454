import { addDays, DAY_MS, dayOf, earlier, HOUR_MS, instantAt, later, MINUTE_MS } from '../days.ts';
import { demoId } from '../demo-rows.ts';
import { answerMoments, type History, wakingMoment } from '../history.ts';
import type { MemberKey } from '../members/member-profiles.ts';
import { voices } from '../members/voices.ts';
import { createRandom, type Random } from '../random.ts';
import { seasonOf } from '../seasons/season.ts';
import { seasonalPosts } from '../seasons/seasonal-posts.ts';
import { categories } from './categories.ts';
import type { CommentText, PostText } from './post-text.ts';

const OLDEST_POST_DAYS = 358;
const NEWEST_POST_DAYS = 2;
/** Above 1, the forum has been busier lately. */
const GROWTH = 1.25;
/** Newest posts: too recent for comments that refer to past days. */
const FRESH_POSTS = 14;

interface FlatComment {
  id: string;
  parentId: string | null;
  author: MemberKey;
  content: string;
  solves: boolean;
  daysLater: number;
}

interface Comment extends Omit<FlatComment, 'daysLater'> {
  createdAt: Date;
}

/** A post with its comments, all dated. */
export interface Discussion {
  id: string;
  categoryId: string;
  text: PostText;
  createdAt: Date;
  comments: Comment[];
}

export function planDiscussions(history: History): Discussion[] {
  const random = createRandom('discussions');
  const seasonal = seasonalPosts[seasonOf(history.today)];
  const daysAgo = spreadPosts(random);
  return categories.flatMap(({ slug, posts }) =>
    [...posts, ...seasonal.flatMap(({ category, post }) => (category === slug ? post : []))].map((text) => {
      const createdAt = wakingMoment(history.dayAgo(daysAgo.get(text) ?? text.daysAgo ?? NEWEST_POST_DAYS), random);
      return {
        id: demoId('post', text.title),
        categoryId: demoId('category', slug),
        text,
        createdAt,
        comments: dateComments(flatten(text.comments, text.title, null), createdAt, history, random),
      };
    }),
  );
}

/** First post or comment of each member. */
export function findFirstWords(discussions: Discussion[]): Map<MemberKey, Date> {
  const firstWords = new Map<MemberKey, Date>();
  const words = discussions.flatMap(({ text, createdAt, comments }) => [
    { author: text.author, createdAt },
    ...comments,
  ]);
  for (const { author, createdAt } of words) {
    const known = firstWords.get(author);
    if (!known || createdAt < known) firstWords.set(author, createdAt);
  }
  return firstWords;
}

/** How many days ago each post was written. */
function spreadPosts(random: Random): Map<PostText, number> {
  const posts = categories.flatMap((category) => category.posts);
  const floating = random.shuffle(posts.filter((post) => post.daysAgo === undefined));
  const fresh = floating.filter((post) => !takesDays(post.comments)).slice(0, FRESH_POSTS);
  const ordered = [...fresh, ...floating.filter((post) => !fresh.includes(post))];
  const range = OLDEST_POST_DAYS - NEWEST_POST_DAYS;
  const spread = ordered.map(
    (post, index) => [post, NEWEST_POST_DAYS + range * (index / (ordered.length - 1)) ** GROWTH] as const,
  );
  const fixed = posts.flatMap((post) => (post.daysAgo === undefined ? [] : [[post, post.daysAgo] as const]));
  return new Map([...spread, ...fixed]);
}

function takesDays(comments: CommentText[]): boolean {
  return comments.some(({ daysLater = 0, replies = [] }) => daysLater > 0 || takesDays(replies));
}

/** Depth-first: a reply comes after its parent and before the next comment. */
function flatten(texts: CommentText[], path: string, parentId: string | null): FlatComment[] {
  return texts.flatMap(({ author, text, replies = [], solves = false, daysLater = 0 }, index) => {
    const place = `${path}/${index}`;
    const id = demoId('comment', place);
    return [{ id, parentId, author, content: text, solves, daysLater }, ...flatten(replies, place, id)];
  });
}

function dateComments(comments: FlatComment[], postedAt: Date, history: History, random: Random): Comment[] {
  const moments = keepNightHours(answerMoments(postedAt, comments.length, history.end, random), comments, random);
  const writtenAt = new Map<string | null, Date>([[null, postedAt]]);
  return comments.map(({ daysLater, ...comment }, index) => {
    const answered = writtenAt.get(comment.parentId) ?? postedAt;
    const soonest = new Date(answered.getTime() + daysLater * DAY_MS + MINUTE_MS);
    const latest = new Date(history.end.getTime() - (comments.length - index) * MINUTE_MS);
    const createdAt = earlier(later(moments[index] ?? postedAt, soonest), latest);
    writtenAt.set(comment.id, createdAt);
    return { ...comment, createdAt };
  });
}

/** Who is up at night answers then, if the night falls before the next answer. */
function keepNightHours(moments: Date[], comments: FlatComment[], random: Random): Date[] {
  return moments.map((moment, index) => {
    const [from, until] = voices[comments[index]?.author as MemberKey]?.upAtNight ?? [];
    if (from === undefined || until === undefined) return moment;
    const midnight = instantAt(addDays(dayOf(moment), 1), '00:00').getTime();
    const atNight = new Date(midnight + (from + random.next() * (until - from)) * HOUR_MS);
    const next = moments[index + 1];
    return next && atNight < next ? atNight : moment;
  });
}
