import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Only the path until hydration. */
export function usePageUrl(path: string): string {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );
  return origin + path;
}
