import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `false` on the server, and in the browser until it has taken over what the server drew. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
