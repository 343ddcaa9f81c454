import type { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { tooManyRequests } from './errors.ts';
import type { Feed, Listener } from './feed.ts';

const MOST_A_MEMBER = 8;
const MOST_A_PROCESS = 2_000;
const RETRY_SECONDS = 30;

/** Server-sent events for one browser; it hears of its topic through the feed. */
export interface LiveStream extends Listener<never> {
  output: PassThrough;
  end(): void;
}

interface Opening {
  stream: LiveStream;
  topic: string;
  memberId: string;
  reply: FastifyReply;
}

/** Every open stream of this process. */
export class LiveStreams {
  private readonly open = new Map<LiveStream, string>();

  constructor(private readonly feed: Feed) {}

  async start({ stream, topic, memberId, reply }: Opening): Promise<FastifyReply> {
    const own = [...this.open.values()].filter((id) => id === memberId);
    if (own.length >= MOST_A_MEMBER || this.open.size >= MOST_A_PROCESS) {
      stream.output.destroy();
      throw tooManyRequests(RETRY_SECONDS);
    }
    this.open.set(stream, memberId);
    stream.output.once('close', () => this.open.delete(stream));
    try {
      const unsubscribe = await this.feed.subscribe(topic, stream);
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
}
