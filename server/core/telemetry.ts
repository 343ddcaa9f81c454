import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** W3C Trace Context. */
export interface SpanContext {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  isSampled: boolean;
}

/** Async context of a request or job. */
export interface RequestTrace {
  id: string;
  /** Sum over queries, some of which are concurrent. */
  databaseMs: number;
  /** A page of the portal makes this call within its own request. */
  isInner?: boolean;
  /** Only where traces are exported. */
  span?: SpanContext;
}

export const requestTrace = new AsyncLocalStorage<RequestTrace>();

export interface ObservedRequest {
  method: string;
  /** The pattern, never the address: `/api/events/:id`. */
  route: string;
  status: number;
  ms: number;
  /** Absent for finished pages, which take no time. */
  trace?: RequestTrace | null;
}

type Observations = {
  /** `traceparent` is that of a trusted proxy. */
  trace: { trace: RequestTrace; outer?: RequestTrace | undefined; traceparent?: string | undefined };
  request: ObservedRequest;
  query: { trace: RequestTrace | undefined; statement: string; ms: number; isError: boolean };
  job: { trace: RequestTrace; queue: string; ms: number; isError: boolean };
  mail: { outcome: 'sent' | 'failed'; ms: number };
  cache: { cache: 'pages' | 'sessions'; isHit: boolean };
};

const channels = {
  trace: channel('portal:trace'),
  query: channel('portal:query'),
  job: channel('portal:job'),
  request: channel('portal:request'),
  mail: channel('portal:mail'),
  cache: channel('portal:cache'),
};

/** Lets callers skip observations that are costly to describe. */
export const isObserved = (name: keyof Observations) => channels[name].hasSubscribers;

/** Costs next to nothing without a subscriber, as where neither metrics nor traces are asked for. */
export function observe<Name extends keyof Observations>(name: Name, observation: Observations[Name]): void {
  if (channels[name].hasSubscribers) channels[name].publish(observation);
}

/** Returns the function that unsubscribes. */
export function onObservation<Name extends keyof Observations>(
  name: Name,
  listener: (observation: Observations[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Observations[Name]);
  channels[name].subscribe(onMessage);
  return () => void channels[name].unsubscribe(onMessage);
}
