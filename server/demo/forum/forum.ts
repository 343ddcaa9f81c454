import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { forumCategories, forumComments, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { DAY_MS, earlier, instantAt, later } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { type History, momentBetween } from '../history.ts';
import { type Community, findMember, type Member } from '../members/members.ts';
import { createRandom } from '../random.ts';
import { categories } from './categories.ts';
import type { Discussion } from './discussions.ts';

const MAX_LENGTH = 150;

/** The beginning of a text without its Markdown, cut between words. */
function excerptOf(markdown: string): string {
  const plain = markdown
    .replace(/^(?:[-*>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:¿¡(«]+$/, '')}…`;
}

const MAX_LIKES = 46;
/** Exponent by which likes fall with the rank of the post. */
const DECLINE = 0.7;
const LIKED_WITHIN_DAYS = 20;

interface Like {
  member: Member;
  createdAt: Date;
}

/** Likes of each post; a few posts gather most of them, up to half of each from who answered. */
function giveLikes(discussions: Discussion[], community: Community, history: History): Map<string, Like[]> {
  const random = createRandom('likes');
  const ranked = random
    .shuffle(discussions.filter(({ text }) => text.likes === undefined))
    .sort((a, b) => b.comments.length - a.comments.length);
  const counts = new Map(ranked.map(({ id }, index) => [id, Math.floor(MAX_LIKES / (index + 1) ** DECLINE)]));

  return new Map(
    discussions.map(({ id, text, createdAt, comments }) => {
      const count = text.likes ?? counts.get(id) ?? 0;
      const others = [...community.values()].filter(({ key }) => key !== text.author);
      const answering = others.filter(({ key }) => comments.some(({ author }) => author === key));
      const answered = random.sample(answering, Math.min(answering.length, Math.ceil(count / 2)));
      const rest = others.filter((member) => !answered.includes(member));
      const likers = [...answered, ...random.sample(rest, count - answered.length)];
      const likes = likers.map((member) => {
        const from = later(createdAt, member.joinedAt);
        const until = earlier(history.end, new Date(from.getTime() + LIKED_WITHIN_DAYS * DAY_MS));
        return { member, createdAt: momentBetween(from, until, random) };
      });
      return [id, likes];
    }),
  );
}

const CATEGORIES_CREATED_AT = instantAt('2025-01-10', '09:00');

export async function insertForum(
  database: Queryable,
  discussions: Discussion[],
  community: Community,
  history: History,
): Promise<void> {
  const likes = giveLikes(discussions, community, history);

  await insertRows(
    database,
    forumCategories,
    categories.map(({ posts: _posts, ...category }) => ({
      ...category,
      id: demoId('category', category.slug),
      createdAt: CATEGORIES_CREATED_AT,
    })),
  );
  await insertRows(
    database,
    forumPosts,
    discussions.map(({ id, categoryId, text, createdAt }) => {
      const content = text.content.join('\n\n');
      return {
        id,
        categoryId,
        title: text.title,
        content,
        excerpt: excerptOf(content),
        authorId: findMember(community, text.author).id,
        isPublished: true,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  await insertRows(
    database,
    forumComments,
    discussions.flatMap(({ id: postId, comments }) =>
      comments.map(({ author, solves: _solves, ...comment }) => ({
        ...comment,
        postId,
        authorId: findMember(community, author).id,
        updatedAt: comment.createdAt,
      })),
    ),
  );
  for (const { id, createdAt, comments } of discussions) {
    const solution = comments.find(({ solves }) => solves);
    if (!solution) continue;
    await database
      .update(forumPosts)
      .set({ solutionId: solution.id, updatedAt: createdAt })
      .where(eq(forumPosts.id, id));
  }
  await insertRows(
    database,
    forumPostLikes,
    [...likes].flatMap(([postId, postLikes]) =>
      postLikes.map(({ member, createdAt }) => ({ postId, userId: member.id, createdAt })),
    ),
  );
}
