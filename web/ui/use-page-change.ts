import { useRef } from 'react';

/** Turning the page of a list leads to its heading, with the eyes and with the focus. */
export function usePageChange(setPage: (page: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(page: number) {
    setPage(page);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }

  return { heading, goTo };
}
