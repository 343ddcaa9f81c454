import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance that still counts as at the bottom. */
const NEAR_PX = 60;

interface Ends {
  firstId: string | undefined;
  lastId: string | undefined;
  /** Own messages always scroll into view. */
  lastIsOwn: boolean;
}

/** Stick to bottom; when scrolled up, new messages only set a flag, and older ones loaded above cause no jump. */
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

  // Stays at the bottom when the composer grows or the keyboard opens.
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
