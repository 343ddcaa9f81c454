import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import type { TracingConfig } from '../../core/operations-config.ts';
import { onObservation, type RequestTrace, requestTrace, type SpanContext } from '../../core/telemetry.ts';
import { OtlpExporter, type Span } from './otlp-exporter.ts';

/** W3C Trace Context; ids of zeros are invalid. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED_FLAG = 1;

/** Between 0 and 1, by the id: processes that share a trace decide alike. */
const shareOf = (traceId: string) => Number.parseInt(traceId.slice(-12), 16) / 16 ** 12;

const newSpanId = () => randomBytes(8).toString('hex');

/** Parent-based sampling; otherwise by the ratio. */
function beginSpan(parent: SpanContext | undefined, traceparent: string | undefined, ratio: number): SpanContext {
  if (parent) return childOf(parent);
  const [, traceId, parentSpanId, flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId) {
    const own = randomBytes(16).toString('hex');
    return { traceId: own, spanId: newSpanId(), isSampled: shareOf(own) < ratio };
  }
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED_FLAG) !== 0;
  return { traceId, spanId: newSpanId(), parentSpanId, isSampled };
}

const childOf = ({ traceId, spanId, isSampled }: SpanContext): SpanContext => ({
  traceId,
  spanId: newSpanId(),
  parentSpanId: spanId,
  isSampled,
});

/** Literals, such as those of a `NOTIFY`, are not for a collector. */
const withoutLiterals = (statement: string) => statement.replace(/'(?:[^']|'')*('|$)/g, '?');

type SpanDetails = Omit<Span, 'context' | 'endedAt'>;

export function recordTraces(tracing: TracingConfig, { log }: Pick<Context, 'log'>): () => Promise<void> {
  const exporter = new OtlpExporter(tracing, log);
  const end = (context: SpanContext | undefined, details: SpanDetails) => {
    if (!context?.isSampled) return;
    exporter.add({ ...details, context, endedAt: performance.timeOrigin + performance.now() });
  };
  const endChild = (trace: RequestTrace | undefined, details: SpanDetails) => {
    if (trace?.span?.isSampled) end(childOf(trace.span), details);
  };
  const subscriptions = [
    onObservation('trace', ({ trace, outer, traceparent }) => {
      trace.span = beginSpan(outer?.span, traceparent, tracing.sampleRatio);
    }),
    onObservation('request', ({ trace, method, route, status, ms }) =>
      end(trace?.span, {
        name: `${method} ${route}`,
        kind: trace?.isInner ? 'internal' : 'server',
        ms,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'portal.request_id': trace?.id ?? '',
        },
        isError: status >= 500,
      }),
    ),
    onObservation('query', ({ trace, statement, ms, isError }) =>
      endChild(trace, {
        name: 'postgresql',
        kind: 'client',
        ms,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(statement) },
        isError,
      }),
    ),
    onObservation('mail', ({ outcome, ms }) =>
      endChild(requestTrace.getStore(), {
        name: 'mail',
        kind: 'client',
        ms,
        attributes: { 'portal.mail.outcome': outcome },
        isError: outcome === 'failed',
      }),
    ),
    onObservation('job', ({ trace, queue, ms, isError }) =>
      end(trace.span, {
        name: `job ${queue}`,
        kind: 'consumer',
        ms,
        attributes: { 'portal.queue': queue, 'portal.job_id': trace.id },
        isError,
      }),
    ),
  ];
  return async () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    await exporter.stop();
  };
}
