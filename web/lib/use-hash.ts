import { useLocationProperty } from 'wouter/use-browser-location';

/** URL fragment without the `#`, or an empty text. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
}
