import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Toaster } from './toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Asked to close: Esc, the close button or a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog on the browser's own element, which brings the focus trap, Esc and the return of focus. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The element stays in the page, because only closing it, not removing it, gives the focus back.
  useEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
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
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-xl rounded-card bg-card text-text shadow-lg backdrop:bg-black/60"
    >
      {open ? (
        <div className="p-5 md:p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
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
          <Toaster />
        </div>
      ) : null}
    </dialog>
  );
}
