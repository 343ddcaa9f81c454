import { type ReactNode, useState } from 'react';
import { ActionDialog, type ConfirmedAction } from './action-dialog.tsx';

/** One dialog for all the actions of a page. It stands apart from the list, whose rows may go away with an action. */
export function useActionDialog(): { ask: (action: ConfirmedAction) => void; dialog: ReactNode } {
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [asked, setAsked] = useState(0);

  function ask(next: ConfirmedAction) {
    setAsked(asked + 1);
    setAction(next);
  }

  /** The answer to an action may come when another one is asked about already. */
  function close() {
    setAction((current) => (current === action ? null : current));
  }

  return { ask, dialog: <ActionDialog key={asked} action={action} onClose={close} /> };
}
