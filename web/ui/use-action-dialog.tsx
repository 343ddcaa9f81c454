import { type ReactNode, useState } from 'react';
import { ActionDialog, type ConfirmedAction } from './action-dialog.tsx';

/** One dialog for all the actions of a page. It stands apart from the list, whose rows may go away with an action. */
export function useActionDialog(): { confirmAction: (action: ConfirmedAction) => void; dialog: ReactNode } {
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [dialogKey, setDialogKey] = useState(0);

  function confirmAction(next: ConfirmedAction) {
    setDialogKey(dialogKey + 1);
    setAction(next);
  }

  /** The answer to an action may come when another one is asked about already. */
  function close() {
    setAction((current) => (current === action ? null : current));
  }

  return { confirmAction, dialog: <ActionDialog key={dialogKey} action={action} onClose={close} /> };
}
