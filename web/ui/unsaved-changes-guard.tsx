import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from 'wouter';
import { standGuard } from '../lib/leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedChangesGuard {
  /** Belongs somewhere in the page; it shows also where that place does not, such as a tab that is not open. */
  dialog: ReactNode;
  /** Before leaving on purpose in the same breath: what was typed is saved, or kept elsewhere. */
  letGo: () => void;
}

/**
 * While there are changes that nobody saved, asks before a link, the back button or code leads to another page. Closing
 * the tab, reloading and links out of the site are asked about by the browser itself.
 */
export function useUnsavedChangesGuard(hasChanges: boolean): UnsavedChangesGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const release = useRef(() => {});
  const here = useRef({ href: '', state: null as unknown });
  // Where one is also changes within the page.
  useSearch();
  useEffect(() => {
    here.current = { href: location.href, state: history.state };
  });

  useEffect(() => {
    if (!hasChanges) return;
    const path = location.pathname;
    const endGuard = standGuard({ path, here: () => here.current, ask: (next) => setLeave(() => next) });
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    release.current = () => {
      endGuard();
      removeEventListener('beforeunload', onBeforeUnload);
    };
    return release.current;
  }, [hasChanges]);

  const letGo = useCallback(() => release.current(), []);

  function confirm() {
    setLeave(null);
    letGo();
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
  return { dialog, letGo };
}
