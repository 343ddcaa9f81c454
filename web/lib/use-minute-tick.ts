import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let minute = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    minute += 1;
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** One timer for all components keeps "hace 1 minuto" current. */
export function useMinuteTick(): void {
  useSyncExternalStore(
    subscribe,
    () => minute,
    () => 0,
  );
}
