import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDismissal } from '../../ui/use-dismissal.ts';

/** Menu of small screens: opened from the header or the bottom bar, closed by Esc, Back or an outside press. */
export function useMobileMenu() {
  const [isOpen, setOpen] = useState(false);
  /** Renders after the press that opens it has been painted; it closes at once. */
  const isShown = useDeferredValue(isOpen) && isOpen;
  const [path] = useLocation();
  const header = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);

  useDismissal({
    isOpen,
    isInside: (target) => Boolean(header.current?.contains(target) || opener.current?.contains(target)),
    onDismiss: (by) => {
      setOpen(false);
      if (by === 'key') opener.current?.focus();
    },
  });

  // A press beside the menu may have been on a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => setOpen(false), [path]);

  return {
    isOpen,
    isShown,
    header,
    close: () => setOpen(false),
    /** `button` gets the focus back when Esc closes the menu. */
    toggle: (button: HTMLElement) => {
      opener.current = button;
      setOpen(!isOpen);
    },
  };
}

export type MobileMenuState = ReturnType<typeof useMobileMenu>;

/** Id for `aria-controls` of the buttons that open the menu. */
export const MOBILE_MENU_ID = 'menu';
