import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { CharacterCount } from './character-count.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Textarea } from './form-controls.tsx';
import { toastFailure } from './request-failure.ts';
import { toast } from './toast-store.ts';

interface ReportDialogProps<Reason extends string> {
  /** Names the reported content. */
  title: ReactNode;
  /** Report reasons by their value in the API. */
  reasons: Readonly<Record<Reason, string>>;
  detailsMax: number;
  /** Resolves to the message for the reporter. */
  send: (report: { reason: Reason; details: string }) => Promise<{ message: string }>;
  open: boolean;
  onClose: () => void;
}

/** Reports content to the administrators. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, reasons, detailsMax, send, open, onClose } = props;
  const name = useId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason || isSending) return;
    setSending(true);
    try {
      const { message } = await send({ reason, details });
      setReason(null);
      setDetails('');
      onClose();
      toast({ title: 'Reporte enviado', description: message });
    } catch (error) {
      toastFailure('No se pudo enviar el reporte', error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted">Solo la administración verá tu reporte.</p>
        <fieldset>
          <legend className="font-semibold">¿Qué sucede?</legend>
          {(Object.entries(reasons) as [Reason, string][]).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                value={value}
                required
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field label="Detalles (opcional)" help={<CharacterCount length={details.length} max={detailsMax} />}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={detailsMax}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          )}
        </Field>
        <div className="action-row">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={isSending} busyLabel="Enviando...">
            Enviar reporte
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
