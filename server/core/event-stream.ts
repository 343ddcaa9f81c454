import { PassThrough } from 'node:stream';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;
/** Beyond this, whoever reads is too slow and had better come back. */
const MOST_BUFFERED_BYTES = 256 * 1024;

/** Server-sent events for one browser: one thing after the other, each only while it may still be heard. */
export abstract class EventStream<Access> {
  readonly output = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;
  private queue: Promise<void> = Promise.resolve();

  constructor() {
    this.output.write(`retry: ${RETRY_MS}\n\n`);
    this.heartbeat = setInterval(() => this.inTurn(async () => void this.output.write(': \n\n')), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.output.once('close', () => clearInterval(this.heartbeat));
  }

  /** Asked before anything is sent: null ends the stream, as when the session is over. */
  protected abstract admit(): Promise<Access | null>;

  end(): void {
    this.output.end();
  }

  protected inTurn(act: (access: Access) => Promise<void>): void {
    this.queue = this.queue.then(async () => {
      if (this.output.writableEnded) return;
      try {
        const access = await this.admit();
        if (access === null || this.output.writableLength > MOST_BUFFERED_BYTES) this.end();
        else await act(access);
      } catch {
        // The browser comes back by itself, and hears what it missed.
        this.end();
      }
    });
  }

  /** A browser that comes back names the last `id` it got. */
  protected send(event: string, data: unknown, id?: string): void {
    const named = id === undefined ? '' : `id: ${id}\n`;
    this.output.write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
