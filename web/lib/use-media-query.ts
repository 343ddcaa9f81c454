import { useSyncExternalStore } from 'react';

/** Browser-rendered pages only: the server knows no screen. */
export function useMediaQuery(query: string): boolean {
  const list = matchMedia(query);
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => list.matches,
    () => false,
  );
}
