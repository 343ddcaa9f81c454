import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useDismissal } from './use-dismissal.ts';

interface PopoverProps {
  /** Accessible name of the button. */
  label: string;
  button: ReactNode;
  buttonClass: string;
  /** Width and position of the panel. */
  panelClass: string;
  /** Content of the panel; `close` is for its links. */
  children: (close: () => void) => ReactNode;
}

/** Button with a panel below it, closed by Esc, an outside press or the focus leaving. */
export function Popover({ label, button, buttonClass, panelClass, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

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
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
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
