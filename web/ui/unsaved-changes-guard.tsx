import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from 'wouter';
import { blockNavigation } from '../lib/navigation-blocker.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedChangesGuard {
  /** Belongs somewhere in the page; it shows also where that place does not, such as a tab that is not open. */
  dialog: ReactNode;
  /** Before leaving on purpose in the same breath: what was typed is saved, or kept elsewhere. */
  release: () => void;
}

/**
 * While there are changes that nobody saved, asks before a link, the back button or code leads to another page. Closing
 * the tab, reloading and links out of the site are asked about by the browser itself.
 */
export function useUnsavedChangesGuard(hasChanges: boolean): UnsavedChangesGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const releaseRef = useRef(() => {});
  const currentEntry = useRef({ href: '', state: null as unknown });
  // Where one is also changes within the page.
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
