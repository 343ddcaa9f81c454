import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Address of this site's page at `path`; only the path until the browser has taken the page over from the server. */
export function usePageUrl(path: string): string {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );
  return origin + path;
}
