import { publish } from '../../core/pubsub.ts';
import { SseStream } from '../../core/sse.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { type CommentRow, findComment, listCommentsSince } from './comments.queries.ts';
import type { Person, Post } from './forum.policy.ts';
import { presentComment } from './forum.presenter.ts';
import { findPostRules } from './posts.queries.ts';

type CommentEvent = { kind: 'comment' | 'edited'; id: string } | { kind: 'deleted'; id: string; isTombstone: boolean };

export const commentsTopic = (postId: string) => `forum-comments:${postId}`;

export function publishCommentEvent(database: Queryable, postId: string, event: CommentEvent): Promise<void> {
  return publish(database, commentsTopic(postId), event);
}

/** Commit order is not begin order: events are replayed from a little before the last one seen. */
const COMMIT_SKEW_MS = 5_000;
const MAX_REPLAYED = 100;

interface CommentSubscription {
  postId: string;
  since: Date;
  /** Rejects once the session has ended. */
  currentViewer(): Promise<Person>;
}

interface Reader {
  viewer: Person;
  post: Post;
}

export class CommentStream extends SseStream<Reader> {
  private lastAt: Date;

  constructor(
    private readonly database: Database,
    private readonly subscription: CommentSubscription,
  ) {
    super();
    this.lastAt = subscription.since;
  }

  onMessage(event: CommentEvent): void {
    this.enqueue(async (reader) => {
      if (event.kind === 'deleted') {
        this.send('deleted', { id: event.id, isTombstone: event.isTombstone });
        return;
      }
      const found = await findComment(this.database, reader.viewer, event.id);
      if (found) this.sendComment(event.kind, found.comment, reader);
    });
  }

  onReconnect(): void {
    this.enqueue(async (reader) => {
      const since = new Date(this.lastAt.getTime() - COMMIT_SKEW_MS);
      const missed = await listCommentsSince(this.database, this.subscription.postId, since, MAX_REPLAYED);
      if (missed.length === MAX_REPLAYED) this.send('resync', {});
      else for (const row of missed) this.sendComment('comment', row, reader);
    });
  }

  protected async authorize(): Promise<Reader | null> {
    const viewer = await this.subscription.currentViewer();
    const post = await findPostRules(this.database, viewer, this.subscription.postId);
    return post ? { viewer, post } : null;
  }

  private sendComment(event: 'comment' | 'edited', row: CommentRow, { viewer, post }: Reader): void {
    const isNew = event === 'comment';
    if (isNew && row.createdAt > this.lastAt) this.lastAt = row.createdAt;
    this.send(event, presentComment(row, viewer, post), isNew ? row.createdAt.toISOString() : undefined);
  }
}
