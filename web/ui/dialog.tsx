import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Toaster } from './toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Asked to close: Esc, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** `lg` where something is written in it. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

const widths = { md: 'max-w-xl', lg: 'max-w-3xl' };

/**
 * A modal dialog on the browser's own element, which brings the focus trap, Esc and the return of focus. It
 * begins at the control marked `data-autofocus`, or at the first one.
 */
export function Dialog({ open, onClose, title, size = 'md', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that began inside, such as marking text, is no wish to leave, wherever it ends. */
  const pressedOutside = useRef(false);
  const titleId = useId();

  // The element stays in the page, because only closing it, not removing it, gives the focus back.
  useEffect(() => {
    const element = dialog.current;
    if (open) {
      element?.showModal();
      element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    return () => element?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the browser reports it as cancel
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOutside.current) onClose();
      }}
      className={classNames(
        'm-auto w-[calc(100%-1.5rem)] overscroll-contain rounded-card bg-card text-text shadow-lg backdrop:bg-black/60',
        widths[size],
      )}
    >
      {open ? (
        <div className="p-5 md:p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 text-xl wrap-anywhere">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Cerrar"
              onClick={onClose}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-input hover:bg-subtle"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
          <Toaster inDialog />
        </div>
      ) : null}
    </dialog>
  );
}
