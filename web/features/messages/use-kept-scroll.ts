import { type RefObject, useLayoutEffect } from 'react';

let keptTop = 0;

/** The list stays where it was when another conversation is opened, which is another page. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isFilled) return;
    element.scrollTop = keptTop;
    const keep = () => {
      keptTop = element.scrollTop;
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller, isFilled]);
}
