import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `fallback` when the focused element inside `area` is removed by a change of `content`; the browser
 * would reset it to the top of the page.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  content: unknown,
): void {
  const wasInside = useRef(false);

  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      wasInside.current = area.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [area]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content has changed
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  }, [content, fallback]);
}
