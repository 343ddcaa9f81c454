import type { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { tooManyRequests } from './errors.ts';
import type { Listener, PgPubSub } from './pubsub.ts';

const MAX_PER_MEMBER = 8;
const MAX_PER_PROCESS = 2_000;
const RETRY_AFTER_SECONDS = 30;

/** SSE connection of one browser, subscribed to a topic. */
export interface SseConnection extends Listener<never> {
  output: PassThrough;
  end(): void;
}

interface ConnectionRequest {
  stream: SseConnection;
  topic: string;
  memberId: string;
  reply: FastifyReply;
}

/** Every open SSE connection of this process, with a limit per member and in all. */
export class SseConnections {
  private readonly connections = new Map<SseConnection, string>();

  constructor(private readonly pubsub: PgPubSub) {}

  async start({ stream, topic, memberId, reply }: ConnectionRequest): Promise<FastifyReply> {
    const own = [...this.connections.values()].filter((id) => id === memberId);
    if (own.length >= MAX_PER_MEMBER || this.connections.size >= MAX_PER_PROCESS) {
      stream.output.destroy();
      throw tooManyRequests(RETRY_AFTER_SECONDS);
    }
    this.connections.set(stream, memberId);
    stream.output.once('close', () => this.connections.delete(stream));
    try {
      const unsubscribe = await this.pubsub.subscribe(topic, stream);
      stream.output.once('close', unsubscribe);
    } catch (error) {
      stream.output.destroy();
      throw error;
    }
    reply.raw.once('close', () => stream.output.destroy());
    stream.onReconnect();
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream.output);
  }

  /** Open streams would block the shutdown. */
  endAll(): void {
    for (const stream of this.connections.keys()) stream.end();
  }
}
