import { PassThrough } from 'node:stream';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;
/** Backpressure: a client further behind is disconnected, and reconnects. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** Server-sent events for one browser, one after the other; access is checked before each. */
export abstract class SseStream<Access> {
  readonly output = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;
  private queue: Promise<void> = Promise.resolve();

  constructor() {
    this.output.write(`retry: ${RETRY_MS}\n\n`);
    this.heartbeat = setInterval(() => this.enqueue(async () => void this.output.write(': \n\n')), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.output.once('close', () => clearInterval(this.heartbeat));
  }

  /** Checked before each event: null ends the stream, as when the session has expired. */
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

  /** A browser that reconnects sends the last `id` it got (`Last-Event-ID`). */
  protected send(event: string, data: unknown, id?: string): void {
    const named = id === undefined ? '' : `id: ${id}\n`;
    this.output.write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
