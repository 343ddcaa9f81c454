import { useLocationProperty } from 'wouter/use-browser-location';

export function useHash(): string {
  return useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
}
