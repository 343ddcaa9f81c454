import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from 'wouter';
import { blockNavigation } from '../lib/block-navigation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedChangesGuard {
  /** A portal, so that it shows even from a hidden tab. */
  dialog: ReactNode;
  /** Call before leaving on purpose, once the input is saved. */
  release: () => void;
}

/** Covers links, Back and code; `beforeunload` covers closing the tab, reloading and external links. */
export function useUnsavedChangesGuard(hasChanges: boolean, onLeave?: () => void): UnsavedChangesGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const releaseRef = useRef(() => {});
  const currentEntry = useRef({ href: '', state: null as unknown });
  // The URL also changes within the page.
  useSearch();
  useEffect(() => {
    currentEntry.current = { href: location.href, state: history.state };
  });

  useEffect(() => {
    if (!hasChanges) return;
    const path = location.pathname;
    const unblock = blockNavigation({
      path,
      currentEntry: () => currentEntry.current,
      ask: (next) => setLeave(() => next),
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    releaseRef.current = () => {
      unblock();
      removeEventListener('beforeunload', onBeforeUnload);
    };
    return releaseRef.current;
  }, [hasChanges]);

  const release = useCallback(() => releaseRef.current(), []);

  function confirm() {
    setLeave(null);
    release();
    onLeave?.();
    leave?.();
  }

  const dialog = createPortal(
    <ConfirmDialog
      open={leave !== null}
      title="¿Salir sin guardar?"
      confirmLabel="Salir sin guardar"
      closeLabel="Seguir editando"
      destructive
      onConfirm={confirm}
      onClose={() => setLeave(null)}
    >
      <p>Los cambios que no has guardado se perderán.</p>
    </ConfirmDialog>,
    document.body,
  );
  return { dialog, release };
}
