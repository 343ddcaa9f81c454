import { EventStream } from '../../core/event-stream.ts';
import type { Database } from '../../database/database.ts';
import type { CommentNews } from './comment-news.ts';
import { presentComment } from './comments.presenter.ts';
import { type CommentRow, findComment, listCommentsSince } from './comments.queries.ts';
import type { Person, Post } from './forum.policy.ts';
import { findPostRules } from './posts.queries.ts';

/** Transactions commit in another order than they began: look back a little further than the last one seen. */
const OVERLAP_MS = 5_000;
const MOST_CAUGHT_UP = 100;

export interface Listening {
  postId: string;
  since: Date;
  /** The person of the session as it is now; null once it has ended. */
  findViewer(): Promise<Person | null>;
}

interface Reader {
  viewer: Person;
  post: Post;
}

/** What one browser hears of a post's comments, in the order in which it happened. */
export class CommentStream extends EventStream<Reader> {
  private lastAt: Date;

  constructor(
    private readonly database: Database,
    private readonly listening: Listening,
  ) {
    super();
    this.lastAt = listening.since;
  }

  onNews(news: CommentNews): void {
    this.inTurn(async (reader) => {
      if (news.kind === 'deleted') {
        this.send('deleted', { id: news.id, keepsPlace: news.keepsPlace });
        return;
      }
      const found = await findComment(this.database, reader.viewer, news.id);
      if (found) this.sendComment(news.kind, found.comment, reader);
    });
  }

  /** Sends what was written since the last comment that is known to have been sent. */
  onGap(): void {
    this.inTurn(async (reader) => {
      const since = new Date(this.lastAt.getTime() - OVERLAP_MS);
      const missed = await listCommentsSince(this.database, this.listening.postId, since, MOST_CAUGHT_UP);
      if (missed.length === MOST_CAUGHT_UP) this.send('resync', {});
      else for (const row of missed) this.sendComment('comment', row, reader);
    });
  }

  /** While the session lasts and the post can be seen. */
  protected async admit(): Promise<Reader | null> {
    const viewer = await this.listening.findViewer();
    const post = viewer && (await findPostRules(this.database, viewer, this.listening.postId));
    return viewer && post ? { viewer, post } : null;
  }

  private sendComment(event: 'comment' | 'edited', row: CommentRow, { viewer, post }: Reader): void {
    const isNew = event === 'comment';
    if (isNew && row.createdAt > this.lastAt) this.lastAt = row.createdAt;
    this.send(event, presentComment(row, viewer, post), isNew ? row.createdAt.toISOString() : undefined);
  }
}
