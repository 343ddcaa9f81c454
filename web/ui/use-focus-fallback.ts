import { type RefObject, useEffect, useRef } from 'react';

/**
 * Prevents focus loss to the top of the page when the focused element inside `area` is removed by a change of
 * `content`, or while a dialog that it opened was open.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  content: unknown,
): void {
  const wasInside = useRef(false);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const dialog = (target as Element).closest('dialog');
      // A dialog only borrows the focus.
      if (dialog && !dialog.contains(area.current)) return;
      wasInside.current = area.current?.contains(target as Node) ?? false;
    };
    const onDialogClosed = () => restoreFocus();
    document.addEventListener('focusin', onFocusIn);
    // Captured: `close` does not bubble.
    document.addEventListener('close', onDialogClosed, true);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('close', onDialogClosed, true);
    };
  });

  function restoreFocus() {
    if (wasInside.current && document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content has changed
  useEffect(restoreFocus, [content, fallback]);
}
