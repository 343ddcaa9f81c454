import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** What is known of the request or job under way, wherever its work leads. */
export interface RequestContext {
  id: string;
  /** Sum over queries, some of which are concurrent. */
  databaseMs: number;
  /** A page of the portal makes this call within its own request. */
  isInner?: boolean;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export interface ObservedRequest {
  method: string;
  /** The pattern, never the address: `/api/events/:id`. */
  route: string;
  status: number;
  ms: number;
}

type Observations = {
  request: ObservedRequest;
  mail: { outcome: 'sent' | 'failed'; ms: number };
  cache: { cache: 'pages' | 'sessions'; isHit: boolean };
};

const channels = {
  request: channel('portal:request'),
  mail: channel('portal:mail'),
  cache: channel('portal:cache'),
};

/** Costs next to nothing without a subscriber, as where no metrics are asked for. */
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
