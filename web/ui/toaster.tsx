import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts';

const DISPLAY_MS = 5000;

/** The timer pauses on hover and focus. */
function Toast({ message }: { message: ShownToast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused || message.action !== undefined;

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
      className={classNames('toast', message.variant === 'destructive' && 'border-destructive')}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-sm text-muted">{message.description}</p> : null}
        {message.action ? (
          <button type="button" onClick={message.action.run} className="inline-link mt-1 min-h-11 font-semibold">
            {message.action.label}
          </button>
        ) : null}
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

/** Both live regions are always rendered: screen readers announce changes inside a region, not one that appears. */
export function Toaster() {
  const [host] = useState(() => Symbol('toaster'));
  useEffect(() => toastStore.enter(host), [host]);
  const isActive = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.host() === host,
    () => false,
  );
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  const message = isActive ? current : null;
  const urgent = message?.variant === 'destructive';

  return (
    <div data-print="hide" className="toaster">
      <div role="status" className="contents">
        {message && !urgent ? <Toast key={message.id} message={message} /> : null}
      </div>
      <div role="alert" className="contents">
        {message && urgent ? <Toast key={message.id} message={message} /> : null}
      </div>
    </div>
  );
}
