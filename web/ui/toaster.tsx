import { useEffect, useState, useSyncExternalStore } from 'react';
import { Toast } from './toast.tsx';
import { toastStore } from './toast-store.ts';

/**
 * The slot for messages. Both live regions are always in the page, because screen readers announce what changes
 * inside a region, not a region that appears.
 */
export function Toaster() {
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
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-20 md:justify-end md:pb-4"
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
