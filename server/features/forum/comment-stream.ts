import { PassThrough } from 'node:stream';
import type { Database } from '../../database/database.ts';
import type { CommentNews } from './comment-news.ts';
import { presentComment } from './comments.presenter.ts';
import { type CommentRow, findComment, listCommentsSince } from './comments.queries.ts';
import type { Person, Post } from './forum.policy.ts';
import { findPostRules } from './posts.queries.ts';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;
/** Transactions commit in another order than they began: look back a little further than the last one seen. */
const OVERLAP_MS = 5_000;
const MOST_CAUGHT_UP = 100;
/** Beyond this, whoever reads is too slow and had better come back. */
const MOST_BUFFERED_BYTES = 256 * 1024;

export interface Listening {
  postId: string;
  since: Date;
  /** The person of the session as it is now; null once it has ended. */
  findViewer(): Promise<Person | null>;
}

/** What one browser hears of a post's comments, as server-sent events, in the order in which it happened. */
export class CommentStream {
  readonly output = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;
  private queue: Promise<void> = Promise.resolve();
  private lastAt: Date;

  constructor(
    private readonly database: Database,
    private readonly listening: Listening,
  ) {
    this.lastAt = listening.since;
    this.output.write(`retry: ${RETRY_MS}\n\n`);
    this.heartbeat = setInterval(() => this.inTurn(async () => void this.output.write(': \n\n')), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.output.once('close', () => clearInterval(this.heartbeat));
  }

  onNews(news: CommentNews): void {
    this.inTurn(async (viewer, post) => {
      if (news.kind === 'deleted') {
        this.send('deleted', { id: news.id, keepsPlace: news.keepsPlace });
        return;
      }
      const found = await findComment(this.database, viewer, news.id);
      if (found) this.sendComment(news.kind, found.comment, viewer, post);
    });
  }

  /** Sends what was written since the last comment that is known to have been sent. */
  onGap(): void {
    this.inTurn(async (viewer, post) => {
      const since = new Date(this.lastAt.getTime() - OVERLAP_MS);
      const missed = await listCommentsSince(this.database, this.listening.postId, since, MOST_CAUGHT_UP);
      if (missed.length === MOST_CAUGHT_UP) this.send('resync', {});
      else for (const row of missed) this.sendComment('comment', row, viewer, post);
    });
  }

  end(): void {
    this.output.end();
  }

  /** One thing after the other, each only while the session lasts and the post can be seen. */
  private inTurn(act: (viewer: Person, post: Post) => Promise<void>): void {
    this.queue = this.queue.then(async () => {
      if (this.output.writableEnded) return;
      try {
        const viewer = await this.listening.findViewer();
        const post = viewer && (await findPostRules(this.database, viewer, this.listening.postId));
        if (!viewer || !post || this.output.writableLength > MOST_BUFFERED_BYTES) this.end();
        else await act(viewer, post);
      } catch {
        // The browser comes back by itself, and hears what it missed.
        this.end();
      }
    });
  }

  private sendComment(event: 'comment' | 'edited', row: CommentRow, viewer: Person, post: Post): void {
    if (event === 'comment') {
      this.output.write(`id: ${row.createdAt.toISOString()}\n`);
      if (row.createdAt > this.lastAt) this.lastAt = row.createdAt;
    }
    this.send(event, presentComment(row, viewer, post));
  }

  private send(event: string, data: unknown): void {
    this.output.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
