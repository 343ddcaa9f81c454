import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TracingConfig } from '../../core/operations-config.ts';
import type { SpanContext } from '../../core/telemetry.ts';

/** OTLP enumeration. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 };

export interface Span {
  context: SpanContext;
  name: string;
  kind: keyof typeof SPAN_KINDS;
  /** Milliseconds since 1970. */
  endedAt: number;
  ms: number;
  /** No personal data. */
  attributes: Record<string, string | number>;
  isError: boolean;
}

const MAX_QUEUE_SIZE = 2048;
const BATCH_SIZE = 512;
const EXPORT_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 1_000;
const ERROR_STATUS = 2;

/** As text: nanoseconds do not fit into a number. */
const toNanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const toAttributes = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));

function toOtlpSpan({ context, name, kind, endedAt, ms, attributes, isError }: Span) {
  const { traceId, spanId, parentSpanId } = context;
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: SPAN_KINDS[kind],
    startTimeUnixNano: toNanos(endedAt - ms),
    endTimeUnixNano: toNanos(endedAt),
    attributes: toAttributes(attributes),
    status: isError ? { code: ERROR_STATUS } : {},
  };
}

/** OTLP over HTTP as JSON. Bounded: what a collector does not take is dropped. */
export class OtlpExporter {
  private readonly queue: Span[] = [];
  private readonly timer: NodeJS.Timeout;
  private exporting: Promise<void> | undefined;
  private dropped = 0;
  private isFailing = false;

  constructor(
    private readonly config: TracingConfig,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), config.exportIntervalMs);
    this.timer.unref();
  }

  add(span: Span): void {
    if (this.queue.length >= MAX_QUEUE_SIZE) this.dropped += 1;
    else this.queue.push(span);
    if (this.queue.length >= BATCH_SIZE && !this.isFailing) void this.flush();
  }

  /** Never rejects. */
  flush(): Promise<void> {
    this.exporting ??= this.exportQueue().finally(() => {
      this.exporting = undefined;
    });
    return this.exporting;
  }

  /** Drops what a slow collector does not take in time. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([this.flush(), wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    this.queue.length = 0;
  }

  private async exportQueue(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, BATCH_SIZE);
      try {
        await this.post(batch);
      } catch (err) {
        this.dropped += batch.length;
        if (!this.isFailing) this.log.warn({ err }, 'traces cannot be exported');
        this.isFailing = true;
        return;
      }
      if (this.isFailing) this.log.info({ dropped: this.dropped }, 'traces are exported again');
      this.isFailing = false;
      this.dropped = 0;
    }
  }

  private async post(batch: Span[]): Promise<void> {
    const { serviceName, endpoint, headers } = this.config;
    const resource = { 'service.name': serviceName, 'host.name': hostname(), 'process.pid': process.pid };
    const scopeSpans = [{ scope: { name: 'portal' }, spans: batch.map(toOtlpSpan) }];
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource: { attributes: toAttributes(resource) }, scopeSpans }] }),
      redirect: 'error',
      signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
    });
    // Unread: its length is the collector's choice.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
  }
}
