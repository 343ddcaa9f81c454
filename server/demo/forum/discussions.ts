import { addDays, DAY_MS, dayOf, earlier, HOUR_MS, instantAt, later, MINUTE_MS, weekdayOf } from '../days.ts';
import { demoId } from '../demo-rows.ts';
import { dateOfEvent } from '../events/events.ts';
import { answerMoments, type History, wakingMoment } from '../history.ts';
import type { MemberKey } from '../members/member-profiles.ts';
import { voices } from '../members/voices.ts';
import { createRandom, type Random } from '../random.ts';
import { seasonOf } from '../seasons/season.ts';
import { seasonalPosts } from '../seasons/seasonal-posts.ts';
import { namedWeekdays } from '../weekdays.ts';
import { nearestDay } from '../working-days.ts';
import { categories } from './categories.ts';
import type { CommentText, PostText } from './post-text.ts';

const OLDEST_POST_DAYS = 358;
const NEWEST_POST_DAYS = 2;
/** Above 1, the forum has been busier lately. */
const GROWTH = 1.25;
/** Newest posts: too recent for comments that refer to past days. */
const FRESH_POSTS = 14;
/** Until no comment names the weekday on which it is written; a few do. */
const MAX_DRAWS = 200;

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
      const day = text.daysAfter
        ? addDays(dateOfEvent(text.daysAfter.event, history), text.daysAfter.days)
        : history.dayAgo(daysAgo.get(text) ?? text.daysAgo ?? NEWEST_POST_DAYS);
      const named = namedWeekdays([text.title, ...text.content].join('\n'));
      const createdAt = wakingMoment(
        nearestDay(day, -1, (each) => !named.includes(weekdayOf(each))),
        random,
      );
      return {
        id: demoId('post', text.title),
        categoryId: demoId('category', slug),
        text,
        createdAt,
        comments: dateComments(flatten(text.comments, text.title, null), createdAt, history),
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
  const floating = random.shuffle(posts.filter((post) => post.daysAgo === undefined && !post.daysAfter));
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

function dateComments(comments: FlatComment[], postedAt: Date, history: History): Comment[] {
  const random = createRandom(`comments/${comments[0]?.id}`);
  let dated = drawComments(comments, postedAt, history, random);
  for (let draws = 1; draws < MAX_DRAWS && dated.some(namesItsOwnDay); draws += 1) {
    dated = drawComments(comments, postedAt, history, random);
  }
  return dated;
}

const namesItsOwnDay = ({ content, createdAt }: Comment) =>
  namedWeekdays(content).includes(weekdayOf(dayOf(createdAt)));

function drawComments(comments: FlatComment[], postedAt: Date, history: History, random: Random): Comment[] {
  const moments = keepNightHours(answerMoments(postedAt, comments.length, history.end, random), comments, random);
  const writtenAt = new Map<string | null, Date>([[null, postedAt]]);
  /** The last answer to each. */
  const answeredAt = new Map<string | null, Date>();
  return comments.map(({ daysLater, ...comment }, index) => {
    const parentAt = writtenAt.get(comment.parentId) ?? postedAt;
    const soonest = later(
      new Date(parentAt.getTime() + daysLater * DAY_MS),
      answeredAt.get(comment.parentId) ?? parentAt,
    );
    const latest = new Date(history.end.getTime() - (comments.length - index) * MINUTE_MS);
    const createdAt = earlier(sameHourAfter(soonest, moments[index] ?? postedAt), latest);
    writtenAt.set(comment.id, createdAt);
    answeredAt.set(comment.parentId, createdAt);
    return { ...comment, createdAt };
  });
}

/** The moment itself, or as many days later as it takes. */
function sameHourAfter(soonest: Date, moment: Date): Date {
  const days = Math.floor((soonest.getTime() - moment.getTime()) / DAY_MS) + 1;
  return new Date(moment.getTime() + Math.max(0, days) * DAY_MS);
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
