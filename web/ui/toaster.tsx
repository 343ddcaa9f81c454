import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts';

const DISPLAY_MS = 5000;

/** One message; its timer pauses while it is hovered or focused. */
function Toast({ message }: { message: ShownToast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(message.id), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [message.id, paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock
    <div
      lang={message.lang}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classNames(
        'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-card border-l-4 bg-card p-4 pr-2 text-text shadow-lg ring-1 ring-border',
        message.variant === 'destructive' ? 'border-destructive' : 'border-cane',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-sm text-muted">{message.description}</p> : null}
      </div>
      <button
        type="button"
        lang="es"
        aria-label="Cerrar aviso"
        onClick={() => dismissToast(message.id)}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-input hover:bg-subtle"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

interface ToasterProps {
  /** At the top on a phone, where a dialog has its buttons at the bottom. */
  inDialog?: boolean;
}

/**
 * The slot for messages. Both live regions are always in the page, because screen readers announce what changes
 * inside a region, not a region that appears.
 */
export function Toaster({ inDialog = false }: ToasterProps) {
  const [host] = useState(() => Symbol('toaster'));
  useEffect(() => toastStore.enter(host), [host]);
  const isActive = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.activeHost() === host,
    () => false,
  );
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  const message = isActive ? current : null;
  const urgent = message?.variant === 'destructive';

  return (
    <div
      data-print="hide"
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 flex justify-center p-4 md:bottom-0 md:justify-end',
        inDialog ? 'max-md:top-0' : 'max-md:bottom-0 max-md:pb-20',
      )}
    >
      <div role="status" className="contents">
        {message && !urgent ? <Toast key={message.id} message={message} /> : null}
      </div>
      <div role="alert" className="contents">
        {message && urgent ? <Toast key={message.id} message={message} /> : null}
      </div>
    </div>
  );
}
