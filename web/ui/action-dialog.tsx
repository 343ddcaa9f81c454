import { type ReactNode, useState } from 'react';
import { serverFieldMessages } from '../lib/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { toastFailure } from './failure-toast.ts';
import { type Reason, ReasonField } from './reason-field.tsx';
import { type ToastMessage, toast } from './toast-store.ts';

/** Action that needs confirmation, with all texts of its dialog. */
export interface ConfirmedAction {
  /** Names the subject: "¿Eliminar «Feria de quesos»?". */
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  closeLabel?: string;
  destructive?: boolean;
  /** Present if a reason is asked for. */
  reason?: Reason;
  run: (reason: string) => Promise<unknown>;
  success: ToastMessage;
  failure: string;
  onDone?: () => void;
}

interface ActionDialogProps {
  action: ConfirmedAction | null;
  onClose: () => void;
}

/** Asks, waits for the server's response, and only then reports the outcome. */
export function ActionDialog({ action, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!action) return <ConfirmDialog {...closed} onClose={onClose} />;
  const { title, text, confirmLabel, busyLabel, closeLabel, destructive, run, success, failure, onDone } = action;

  function writeReason(text: string) {
    setReason(text);
    setProblem(undefined);
  }

  async function confirm() {
    if (isBusy) return;
    const missing = action?.reason?.required;
    if (missing && reason.trim() === '') return setProblem(missing);
    setBusy(true);
    try {
      await run(reason.trim());
    } catch (error) {
      setProblem(serverFieldMessages(error).reason);
      toastFailure(failure, error);
      return;
    } finally {
      setBusy(false);
    }
    onClose();
    toast(success);
    onDone?.();
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      closeLabel={closeLabel}
      busy={isBusy}
      destructive={destructive}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
      {action.reason ? (
        <ReasonField reason={action.reason} value={reason} error={problem} onChange={writeReason} />
      ) : null}
    </ConfirmDialog>
  );
}

const closed = { open: false, title: '', confirmLabel: '', onConfirm: () => {}, children: null };
