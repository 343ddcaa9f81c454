import { useLocationProperty } from 'wouter/use-browser-location';

/** The part of the address after `#`, or an empty text. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
}
