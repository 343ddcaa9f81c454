import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { moderationLimits, type ReportReason } from '#contract/forum/moderation.contract.ts';
import { reportReasons } from '../../content/forum.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ReportTarget, useReport } from './moderation.api.ts';

interface ReportDialogProps {
  target: ReportTarget;
  /** Names what is reported. */
  title: ReactNode;
  open: boolean;
  onClose: () => void;
}

export function ReportDialog({ target, title, open, onClose }: ReportDialogProps) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const report = useReport(target);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason || report.isPending) return;
    report.mutate(
      { reason, details },
      {
        onSuccess: ({ message }) => {
          setReason(null);
          setDetails('');
          onClose();
          toast({ title: 'Reporte enviado', description: message });
        },
        onError: (error) => toastFailure('No se pudo enviar el reporte', error),
      },
    );
  }

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted">Solo la administración verá tu reporte.</p>
        <fieldset>
          <legend className="font-semibold">¿Qué sucede?</legend>
          {Object.entries(reportReasons).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                value={value}
                required
                checked={reason === value}
                onChange={() => setReason(value as ReportReason)}
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field
          label="Detalles (opcional)"
          help={<CharacterCount length={details.length} max={moderationLimits.details} />}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={moderationLimits.details}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={report.isPending} busyLabel="Enviando...">
            Enviar reporte
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
