import { useLayoutEffect, useRef } from 'react';
import { restoreScroll, restoreScrollAfterReload } from './scroll-restoration.ts';

/** After a navigation: restores the scroll position and moves the focus to the heading, as a page load would. */
export function useRouteFocus(path: string): void {
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = previous.current === undefined;
    const moved = previous.current !== path;
    previous.current = path;
    if (isFirst) restoreScrollAfterReload();
    else if (moved) {
      restoreScroll();
      focusHeading();
    }
  }, [path]);
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = main.querySelector<HTMLElement>('h1');
  focusQuietly(heading ?? main);
  if (!heading) focusHeadingOnceLoaded(main);
}

function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Focuses a heading that renders with the page's data, unless the focus has moved meanwhile. */
function focusHeadingOnceLoaded(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading && document.activeElement === main) return;
    observer.disconnect();
    if (heading && document.activeElement === main) focusQuietly(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
}
