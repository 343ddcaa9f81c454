import { useSyncExternalStore } from 'react';
import { type LiveCounts, type LiveEvents, liveContract } from '#contract/live/live.contract.ts';
import { type EventHandlers, useEventSource } from '../../lib/use-event-source.ts';

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

/** SSE subscription to the member's events. A reconnect delivers a new snapshot, so no event is lost. */
export function useLiveStream(handlers: EventHandlers<LiveEvents>, onRefused: () => void): void {
  useEventSource<LiveEvents>('live', {
    // Bypasses the API client.
    url: () => liveContract.streamLive.path,
    handlers,
    onEach: ({ counts }) => setLiveCounts(counts),
    onRefused,
  });
}
