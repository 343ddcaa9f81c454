import { useEffect, useEffectEvent } from 'react';
import { useHistoryLayer } from '../lib/history-layers.ts';

interface Dismissal {
  isOpen: boolean;
  isInside: (target: Node) => boolean;
  /** After a key or Back the caller returns the focus; a press moves it by itself. */
  onDismiss: (by: 'key' | 'press') => void;
}

/** Esc, Back or an outside press. */
export function useDismissal({ isOpen, isInside, onDismiss }: Dismissal): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss('key');
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && isInside(target))) onDismiss('press');
  });

  useHistoryLayer(isOpen, () => onDismiss('key'));
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
