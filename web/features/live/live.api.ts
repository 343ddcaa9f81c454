import { useSyncExternalStore } from 'react';
import { type LiveCounts, type LiveEvents, liveContract } from '#contract/live/live.contract.ts';
import { useEventSource } from '../../lib/use-event-source.ts';

let counts: LiveCounts = { notifications: 0, messages: 0 };
const listeners = new Set<() => void>();

function setLiveCounts(next: LiveCounts): void {
  counts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Unread counts of the latest live event. */
export function useLiveCounts(): LiveCounts {
  return useSyncExternalStore(subscribe, () => counts);
}

/** URL for `EventSource`, which bypasses the API client. */
const liveStreamUrl = () => liveContract.streamLive.path;

type LiveHandlers = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

const types: (keyof LiveEvents)[] = ['snapshot', 'notification', 'message', 'read', 'connection', 'role', 'site'];

/** SSE subscription to the member's events. A reconnect delivers a new snapshot, so no event is lost. */
export function useLiveStream(handlers: LiveHandlers, onRefused: () => void): void {
  useEventSource('live', {
    url: liveStreamUrl,
    types,
    onRefused,
    onEvent: (type, data) => {
      setLiveCounts((data as LiveEvents['snapshot']).counts);
      (handlers[type as keyof LiveEvents] as (data: unknown) => void)(data);
    },
  });
}
