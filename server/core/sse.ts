import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { tooManyRequests } from './errors.ts';
import type { Listener, PgPubSub } from './pubsub.ts';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;
/** Backpressure: a client further behind is disconnected, and reconnects. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** Server-sent events of one browser, in order. */
export abstract class SseStream<Access> {
  readonly output = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;
  private queue: Promise<void> = Promise.resolve();

  constructor() {
    this.output.write(`retry: ${RETRY_MS}\n\n`);
    // An event and no comment, which browsers would keep from the page.
    this.heartbeat = setInterval(() => this.enqueue(async () => this.send('heartbeat', {})), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.output.once('close', () => clearInterval(this.heartbeat));
  }

  /** Checked before each event: null or an error ends the stream, as when the session has expired. */
  protected abstract authorize(): Promise<Access | null>;

  end(): void {
    this.output.end();
  }

  protected enqueue(task: (access: Access) => Promise<void>): void {
    this.queue = this.queue.then(async () => {
      if (this.output.writableEnded) return;
      try {
        const access = await this.authorize();
        if (access === null || this.output.writableLength > MAX_BUFFERED_BYTES) this.end();
        else await task(access);
      } catch {
        // The browser reconnects by itself and gets the events it missed.
        this.end();
      }
    });
  }

  /** The last `id` comes back with a reconnection (`Last-Event-ID`). */
  protected send(event: string, data: unknown, id?: string): void {
    const named = id === undefined ? '' : `id: ${id}\n`;
    this.output.write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

const MAX_PER_MEMBER = 8;
const MAX_PER_PROCESS = 2_000;
const RETRY_AFTER_SECONDS = 30;

interface SseConnection extends Listener<never> {
  output: PassThrough;
  end(): void;
}

interface ConnectionRequest {
  stream: SseConnection;
  topic: string;
  memberId: string;
  reply: FastifyReply;
}

/** Limited per member and in all. */
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

  get size(): number {
    return this.connections.size;
  }

  /** Open streams would block the shutdown. */
  endAll(): void {
    for (const stream of this.connections.keys()) stream.end();
  }
}
