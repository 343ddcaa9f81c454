import { type RefObject, useLayoutEffect } from 'react';

let savedTop = 0;

/** Keeps the scroll position of the list when another conversation is opened, which is another route. */
export function useListScrollRestoration(scroller: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isFilled) return;
    element.scrollTop = savedTop;
    const save = () => {
      savedTop = element.scrollTop;
    };
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [scroller, isFilled]);
}
