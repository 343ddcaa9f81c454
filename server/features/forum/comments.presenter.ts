import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { CommentRow } from './comments.queries.ts';
import { commentAbilities, type Person, type Post } from './forum.policy.ts';

/** A deleted comment is a tombstone: neither content nor author. */
export function presentComment(row: CommentRow, viewer: Person, post: Post): ForumComment {
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    rootId: row.rootId,
    replyTo: row.parentId ? { id: row.parentId, author: row.parentDeletedAt ? null : row.answered } : null,
    content: isDeleted ? null : row.content,
    author: isDeleted ? null : row.author,
    isDeleted,
    createdAt: row.createdAt.toISOString(),
    editedAt: isDeleted ? null : (row.editedAt?.toISOString() ?? null),
    can: commentAbilities(viewer, { authorId: row.author.id, isDeleted }, post),
  };
}
