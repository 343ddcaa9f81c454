import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useDismissal } from './use-dismissal.ts';

interface PopoverProps {
  label: string;
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  frameClass?: string;
  /** Key that opens it outside of fields. */
  shortcut?: string;
  children: (close: () => void) => ReactNode;
}

const TEXT_ENTRY = 'input, textarea, select, [contenteditable]';

/** Ignores modifiers, typing in a field and open dialogs. */
function useShortcut(shortcut: string | undefined, onPress: () => void): void {
  const handle = useEffectEvent(onPress);
  useEffect(() => {
    if (!shortcut) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches(TEXT_ENTRY) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [shortcut]);
}

/** Closed by Esc, Back, an outside press or the focus leaving. */
export function Popover({
  label,
  button,
  buttonClass,
  panelClass,
  frameClass = 'relative',
  shortcut,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useShortcut(shortcut, () => setOpen(true));

  useDismissal({
    isOpen,
    isInside: (target) => frame.current?.contains(target) ?? false,
    onDismiss: (by) => {
      close();
      if (by === 'key') trigger.current?.focus();
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks whether the focus left
    <div
      ref={frame}
      className={frameClass}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        title={shortcut && `${label} (${shortcut})`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass}
      >
        {button}
      </button>
      {isOpen ? (
        <div
          id={id}
          className={classNames(
            // The focus ring of the navy header has another colour.
            'absolute z-50 mt-1 rounded-card border border-border bg-card text-text shadow-lg [--ring:var(--link)]',
            panelClass,
          )}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
