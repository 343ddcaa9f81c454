import { type ReactNode, useState } from 'react';
import { ActionDialog, type ConfirmedAction } from './action-dialog.tsx';

/** One dialog for all actions of a page, outside of the list, whose rows may be removed by an action. */
export function useActionDialog(): { confirmAction: (action: ConfirmedAction) => void; dialog: ReactNode } {
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [dialogKey, setDialogKey] = useState(0);

  function confirmAction(next: ConfirmedAction) {
    setDialogKey(dialogKey + 1);
    setAction(next);
  }

  /** The response to an action may arrive when another one is already open. */
  function close() {
    setAction((current) => (current === action ? null : current));
  }

  return { confirmAction, dialog: <ActionDialog key={dialogKey} action={action} onClose={close} /> };
}
