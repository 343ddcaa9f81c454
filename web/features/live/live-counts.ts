import { useSyncExternalStore } from 'react';
import type { LiveCounts } from '#contract/live/live.contract.ts';

let counts: LiveCounts = { notifications: 0, messages: 0 };
const listeners = new Set<() => void>();

export function setLiveCounts(next: LiveCounts): void {
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
