import { announce } from '../../core/feed.ts';
import type { Queryable } from '../../database/database.ts';

/** What happened to a comment of a post. */
export type CommentNews =
  | { kind: 'comment' | 'edited'; id: string }
  | { kind: 'deleted'; id: string; keepsPlace: boolean };

export const commentsTopic = (postId: string) => `forum-comments:${postId}`;

export function tellReaders(database: Queryable, postId: string, news: CommentNews): Promise<void> {
  return announce(database, commentsTopic(postId), news);
}
