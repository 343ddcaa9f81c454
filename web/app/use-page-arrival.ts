import { useLayoutEffect, useRef } from 'react';
import { restoreScrollAfterReload, settleScroll } from './scroll-memory.ts';

/** After a navigation: scroll, and lead the focus to the heading, as a page load would. */
export function usePageArrival(path: string): void {
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = previous.current === undefined;
    const moved = previous.current !== path;
    previous.current = path;
    if (isFirst) restoreScrollAfterReload();
    else if (moved) {
      settleScroll();
      focusHeading();
    }
  }, [path]);
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
