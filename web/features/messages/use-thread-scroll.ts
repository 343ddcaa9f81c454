import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const NEAR_PX = 60;

interface Ends {
  firstId: string | undefined;
  lastId: string | undefined;
  /** What came last was written here: whoever writes wants to see it. */
  lastIsOwn: boolean;
}

/**
 * A conversation stays at its end as long as one is there. Otherwise nothing moves: what arrives is announced, and
 * what is loaded above leaves the rest where it was.
 */
export function useThreadScroll({ firstId, lastId, lastIsOwn }: Ends) {
  const scroller = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const before = useRef({ firstId, lastId, height: 0 });
  const [isAtBottom, setAtBottom] = useState(true);
  const [hasNews, setNews] = useState(false);

  function onScroll() {
    const element = scroller.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    sticks.current = isNear;
    setAtBottom(isNear);
    if (isNear) setNews(false);
  }

  function toBottom() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const isLonger = lastId !== known.lastId;
    if (sticks.current || (isLonger && lastIsOwn)) element.scrollTop = element.scrollHeight;
    else if (isLonger) setNews(true);
    else if (firstId !== known.firstId) element.scrollTop += element.scrollHeight - known.height;
    before.current = { firstId, lastId, height: element.scrollHeight };
  }, [firstId, lastId, lastIsOwn]);

  // The box to write in grows, or a keyboard takes its part of the screen.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { scroller, onScroll, toBottom, isAtBottom, hasNews };
}
