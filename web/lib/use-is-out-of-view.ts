import { type RefObject, useEffect, useState } from 'react';

export function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
