import { type ForumPost, type ForumPostCard, forumLimits } from '#contract/forum/forum.contract.ts';
import { type Person, postAbilities } from './forum.policy.ts';
import type { CardRow, PostRow } from './posts.queries.ts';

/** The first 150 characters, followed by an ellipsis where there are more. Counted in whole characters. */
export function excerptOf(content: string): string {
  // Two UTF-16 units at most make a character: no need to take the whole text apart.
  const characters = [...content.slice(0, 2 * forumLimits.excerpt + 2)];
  if (characters.length <= forumLimits.excerpt) return content;
  return `${characters.slice(0, forumLimits.excerpt).join('')}...`;
}

export function presentCard(row: CardRow): ForumPostCard {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt ?? excerptOf(row.content),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    likes: row.likes,
    commentsCount: row.commentsCount,
    isPublished: row.isPublished,
    isPinned: row.isPinned,
    isClosed: row.isClosed,
    solutionId: row.solutionId,
    category: row.category,
    author: row.author,
  };
}

export function presentPost(row: PostRow, viewer: Person): ForumPost {
  const { isPublished, isClosed } = row;
  return {
    ...presentCard(row),
    takenDownReason: row.takenDownReason,
    liked: row.liked,
    can: postAbilities(viewer, { authorId: row.author.id, isPublished, isClosed }),
  };
}

export const countPages = (total: number, limit: number) => Math.ceil(total / limit);
