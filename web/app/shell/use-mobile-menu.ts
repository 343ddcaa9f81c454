import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDismissal } from '../../ui/use-dismissal.ts';

/** Menu of small screens: opened from the header or the bottom bar, closed by Esc, Back or an outside press. */
export function useMobileMenu() {
  const [isOpen, setOpen] = useState(false);
  /** Deferred: the press that opens the menu is painted first, while closing is immediate. */
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

  // Outside presses close the menu unless they follow a link, which this covers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => setOpen(false), [path]);

  return {
    isOpen,
    isShown,
    header,
    close: () => setOpen(false),
    toggle: (button: HTMLElement) => {
      opener.current = button;
      setOpen(!isOpen);
    },
  };
}

export type MobileMenuState = ReturnType<typeof useMobileMenu>;

export const MOBILE_MENU_ID = 'menu';
