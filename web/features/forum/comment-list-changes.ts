import type { CommentList, ForumComment } from '#contract/forum/comments.contract.ts';

export interface DeletedComment {
  id: string;
  /** Replies exist, so a tombstone stays in its place. */
  isTombstone: boolean;
}

/** Inserted after its thread or at the end of the last page; elsewhere only the total changes. */
export function withNewComment(list: CommentList, comment: ForumComment): CommentList {
  if (list.comments.some(({ id }) => id === comment.id)) return list;
  const total = list.total + 1;
  const isLastPage = list.page >= list.totalPages;
  const lastOfThread = list.comments.findLastIndex(({ rootId }) => rootId === comment.rootId);
  if (lastOfThread >= 0) return { ...list, total, comments: list.comments.toSpliced(lastOfThread + 1, 0, comment) };
  if (isLastPage && comment.parentId === null) return { ...list, total, comments: [...list.comments, comment] };
  return { ...list, total };
}

export function withEditedComment(list: CommentList, comment: ForumComment): CommentList {
  return { ...list, comments: list.comments.map((known) => (known.id === comment.id ? comment : known)) };
}

export function withDeletedComment(list: CommentList, { id, isTombstone }: DeletedComment): CommentList {
  const deleted = list.comments.find((comment) => comment.id === id);
  if (!deleted) return list;
  if (isTombstone) return withEditedComment(list, toTombstone(deleted));
  const comments = withoutTombstones(
    list.comments.filter((comment) => comment !== deleted),
    deleted.parentId,
  );
  return { ...list, comments, total: list.total - (list.comments.length - comments.length) };
}

function toTombstone(comment: ForumComment): ForumComment {
  const can = { reply: false, edit: false, delete: false, report: false };
  return { ...comment, content: null, author: null, isDeleted: true, editedAt: null, can };
}

/** Removes a tombstone with its last reply, as the server does. */
function withoutTombstones(comments: ForumComment[], from: string | null): ForumComment[] {
  const tombstone = comments.find((comment) => comment.id === from);
  if (!tombstone?.isDeleted || comments.some(({ parentId }) => parentId === tombstone.id)) return comments;
  return withoutTombstones(
    comments.filter((comment) => comment !== tombstone),
    tombstone.parentId,
  );
}
