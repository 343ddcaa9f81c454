import { forumLimits } from '#contract/forum/forum.contract.ts';
import type { CommentRow } from './comments.queries.ts';
import { commentAbilities, type Person, type Post, postAbilities } from './forum.policy.ts';
import type { CardRow, PostRow } from './posts.queries.ts';

export function presentComment(row: CommentRow, viewer: Person, post: Post) {
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    rootId: row.rootId,
    replyTo: row.parentId ? { id: row.parentId, author: row.parentDeletedAt ? null : row.answered } : null,
    content: isDeleted ? null : row.content,
    images: isDeleted ? [] : row.images,
    author: isDeleted ? null : row.author,
    isDeleted,
    createdAt: row.createdAt,
    editedAt: isDeleted ? null : row.editedAt,
    can: commentAbilities(viewer, { authorId: row.author.id, isDeleted }, post),
  };
}

/** Higher code points take two UTF-16 units. */
const LAST_OF_ONE_UNIT = 0xffff;

/** Counted in code points. */
export function excerptOf(content: string): string {
  let end = 0;
  for (let counted = 0; counted < forumLimits.excerpt && end < content.length; counted += 1) {
    end += (content.codePointAt(end) ?? 0) > LAST_OF_ONE_UNIT ? 2 : 1;
  }
  return end < content.length ? `${content.slice(0, end)}...` : content;
}

export const presentCard = <Row extends CardRow>(row: Row) => ({
  ...row,
  excerpt: row.excerpt ?? excerptOf(row.content),
});

export function presentPost(row: PostRow, viewer: Person) {
  const { isPublished, isClosed } = row;
  return { ...presentCard(row), can: postAbilities(viewer, { authorId: row.author.id, isPublished, isClosed }) };
}
