import { type ReactNode, useState } from 'react';
import { conflictingRecord, serverFieldMessages } from '../lib/api-error.ts';
import { CharacterCount } from './character-count.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Field } from './field.tsx';
import { Textarea } from './form-controls.tsx';
import { toastFailure } from './request-failure.ts';
import { type ToastMessage, toast } from './toast-store.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

interface Reason {
  label: string;
  help: string;
  max: number;
  required?: string;
  /** Id of the record, under which a typed reason is kept for another attempt. */
  about?: string;
}

interface ReasonFieldProps {
  reason: Reason;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ReasonField({ reason: { label, help, max, required }, value, error, onChange }: ReasonFieldProps) {
  const box = useFocusOnProblem<HTMLTextAreaElement>(error);

  return (
    <Field
      label={label}
      error={error}
      className="mt-4 text-text"
      help={
        <span className="flex justify-between gap-4">
          {help}
          <CharacterCount length={value.length} max={max} />
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={box}
          data-autofocus
          rows={3}
          className="min-h-22"
          required={required !== undefined}
          maxLength={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface ConfirmedAction {
  /** "¿Eliminar «Feria de quesos»?" */
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  closeLabel?: string;
  destructive?: boolean;
  reason?: Reason;
  run: (reason: string) => Promise<unknown>;
  success: ToastMessage;
  failure: string;
  onDone?: () => void;
}

interface ActionDialogProps {
  action: ConfirmedAction | null;
  initialReason: string;
  onClose: () => void;
  /** The record has changed since it was read; the dialog covers it and has to close. */
  onOutdated: (reason: string) => void;
}

function ActionDialog({ action, initialReason, onClose, onOutdated }: ActionDialogProps) {
  const [reason, setReason] = useState(initialReason);
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
      const refused = serverFieldMessages(error).reason;
      if (refused) setProblem(refused);
      else toastFailure(failure, error);
      if (conflictingRecord(error)) onOutdated(reason);
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

/** One dialog outside of the list, whose rows may be removed by an action. */
export function useActionDialog(): { confirmAction: (action: ConfirmedAction) => void; dialog: ReactNode } {
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [dialogKey, setDialogKey] = useState(0);
  const [outdated, setOutdated] = useState<{ about: string | undefined; reason: string }>();
  const about = action?.reason?.about;

  function confirmAction(next: ConfirmedAction) {
    setDialogKey(dialogKey + 1);
    setAction(next);
  }

  /** The response may arrive when another dialog is already open. */
  function close() {
    setOutdated(undefined);
    setAction((current) => (current === action ? null : current));
  }

  function keepReason(reason: string) {
    close();
    setOutdated({ about, reason });
  }

  const dialog = (
    <ActionDialog
      key={dialogKey}
      action={action}
      initialReason={about !== undefined && about === outdated?.about ? outdated.reason : ''}
      onClose={close}
      onOutdated={keepReason}
    />
  );
  return { confirmAction, dialog };
}
