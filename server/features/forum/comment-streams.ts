import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { tooManyRequests } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { CommentFeed } from './comment-feed.ts';
import { CommentStream } from './comment-stream.ts';

const MOST_A_MEMBER = 8;
const MOST_A_PROCESS = 2_000;
const RETRY_SECONDS = 30;

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: Viewer;
  postId: string;
  since: Date;
}

/** Every open stream of this process. */
export class CommentStreams {
  private readonly feed: CommentFeed;
  private readonly open = new Map<CommentStream, string>();

  constructor(private readonly context: Pick<Context, 'database' | 'sessions' | 'log'>) {
    this.feed = new CommentFeed(context.database.$client.options, context.log);
  }

  async start({ request, reply, viewer, postId, since }: Call): Promise<FastifyReply> {
    const own = [...this.open.values()].filter((memberId) => memberId === viewer.id);
    if (own.length >= MOST_A_MEMBER || this.open.size >= MOST_A_PROCESS) throw tooManyRequests(RETRY_SECONDS);
    const { database, sessions } = this.context;
    const findViewer = () => sessions.findViewer(request, reply);
    const stream = new CommentStream(database, { postId, since, findViewer });
    this.open.set(stream, viewer.id);
    stream.output.once('close', () => this.open.delete(stream));
    try {
      const unsubscribe = await this.feed.subscribe(postId, stream);
      stream.output.once('close', unsubscribe);
    } catch (error) {
      stream.output.destroy();
      throw error;
    }
    reply.raw.once('close', () => stream.output.destroy());
    stream.onGap();
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream.output);
  }

  /** An open stream would keep the portal from stopping. */
  endAll(): void {
    for (const stream of this.open.keys()) stream.end();
  }

  async close(): Promise<void> {
    await this.feed.close();
  }
}
