import { useEffect, useEffectEvent } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** A press there is none outside. */
  isInside: (target: Node) => boolean;
  /** With the key, the focus goes back to where it came from; a press says itself where it goes. */
  onDismiss: (by: 'key' | 'press') => void;
}

/** Closes what is open with Esc, or with a press outside of it. */
export function useDismissal({ isOpen, isInside, onDismiss }: Dismissal): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss('key');
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && isInside(target))) onDismiss('press');
  });

  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
}
