import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Toast } from './toast.tsx';
import { toastStore } from './toast-store.ts';

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
