import type { ForumComment } from '#contract/forum/comments.contract.ts';

export interface CommentThread {
  rootId: string;
  /** Absent where a thread goes on from the page before. */
  root: ForumComment | undefined;
  answers: ForumComment[];
}

/** Puts answers under what began their thread. They come in order, so each thread stands together. */
export function groupThreads(comments: ForumComment[]): CommentThread[] {
  const threads = new Map<string, CommentThread>();
  for (const comment of comments) {
    const thread = threads.get(comment.rootId) ?? { rootId: comment.rootId, root: undefined, answers: [] };
    threads.set(comment.rootId, thread);
    if (comment.id === comment.rootId) thread.root = comment;
    else thread.answers.push(comment);
  }
  return [...threads.values()];
}
