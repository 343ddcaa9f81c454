import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useHistoryLayer } from '../lib/history-layers.ts';
import { Autofocus } from './autofocus.tsx';
import { Toaster } from './toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Esc, Back, the close button or an outside press. */
  onClose: () => void;
  title: ReactNode;
  /** `lg` for dialogs with a form to write in. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

const widths = { md: 'max-w-xl', lg: 'max-w-3xl' };

/**
 * Native modal `<dialog>`: focus trap, Esc and focus return come with it. Initial focus on `[data-autofocus]`,
 * otherwise on the title: a stray key press triggers nothing.
 */
export function Dialog({ open, onClose, title, size = 'md', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A press that began inside, such as selecting text, does not close the dialog. */
  const pressedOutside = useRef(false);
  const titleId = useId();
  /** Deferred: the press that opens the dialog is painted first, while closing is immediate. */
  const isShown = useDeferredValue(open, false) && open;

  // Only `close()` returns the focus, so it runs in a layout effect, before the element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isShown) {
      element?.showModal();
      heading.current?.focus();
    }
    return () => element?.close();
  }, [isShown]);

  useHistoryLayer(isShown, onClose);

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
        'm-auto w-[calc(100%-1.5rem)] scroll-pt-20 scroll-pb-24 overscroll-contain rounded-card bg-card text-text shadow-lg backdrop:bg-black/60',
        widths[size],
      )}
    >
      {isShown ? (
        <div className="p-5 md:p-6">
          <div className="dialog-head">
            <div className="flex items-start justify-between gap-4">
              <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
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
            <Toaster />
          </div>
          {children}
          <Autofocus />
        </div>
      ) : null}
    </dialog>
  );
}
