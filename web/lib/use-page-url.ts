import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Absolute URL of `path`; only the path until hydration. */
export function usePageUrl(path: string): string {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );
  return origin + path;
}
