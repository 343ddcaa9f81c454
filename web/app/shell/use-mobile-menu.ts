import { useEffect, useRef, useState } from 'react';

/** The menu of small screens: opened from the header or the bottom bar, closed by Esc or a press outside. */
export function useMobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (header.current?.contains(target) || opener.current?.contains(target));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return {
    isOpen,
    header,
    close: () => setOpen(false),
    /** `button` is where the focus goes back to. */
    toggle: (button: HTMLElement) => {
      opener.current = button;
      setOpen(!isOpen);
    },
  };
}

export type MobileMenuState = ReturnType<typeof useMobileMenu>;

/** What the buttons that open the menu refer to. */
export const MOBILE_MENU_ID = 'menu';
