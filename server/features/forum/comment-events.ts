import { publish } from '../../core/pubsub.ts';
import type { Queryable } from '../../database/database.ts';

/** Published to the readers of a post. */
export type CommentEvent =
  | { kind: 'comment' | 'edited'; id: string }
  | { kind: 'deleted'; id: string; isTombstone: boolean };

export const commentsTopic = (postId: string) => `forum-comments:${postId}`;

export function publishCommentEvent(database: Queryable, postId: string, event: CommentEvent): Promise<void> {
  return publish(database, commentsTopic(postId), event);
}
