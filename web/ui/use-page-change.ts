import { useRef } from 'react';

/** Changing the page of a list scrolls to its heading and focuses it. */
export function usePageChange(setPage: (page: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(page: number) {
    setPage(page);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }

  return { heading, goTo };
}
