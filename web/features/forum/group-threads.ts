import type { ForumComment } from '#contract/forum/comments.contract.ts';

export interface CommentThread {
  rootId: string;
  /** Absent when the thread began on the previous page. */
  root: ForumComment | undefined;
  answers: ForumComment[];
}

/** Groups comments by thread, in the order of the server. */
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
