import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import { Textarea } from './form-controls.tsx';
import { toastFailure } from './request-failure.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { toast } from './toast-store.ts';
import { useSubmissionForm } from './use-submission-form.ts';

export interface Report<Reason extends string = string> {
  reason: Reason;
  details: string;
}

export interface ReportFormProps {
  /** `report:<user>:post:<post>` */
  name: string;
  reasons: Readonly<Record<string, string>>;
  detailsMax: number;
  /** Resolves to the message for the reporter. */
  send: (report: Report) => Promise<{ message: string }>;
  onClose: () => void;
}

export function ReportForm({ name, reasons, detailsMax, send, onClose }: ReportFormProps) {
  const { form, register, submit, sending, isLocked, notice } = useSubmissionForm<Report, { message: string }>({
    name,
    initial: { reason: '', details: '' },
    // Native validation requires a reason.
    validate: async () => ({}),
    keep: (values) => (values.reason || values.details.trim() ? values : null),
    send,
    onSent: ({ message }, { isOpen }) => {
      if (isOpen) onClose();
      toast({ title: 'Reporte enviado', description: message });
    },
    onFailure: (error) => toastFailure('No se pudo enviar el reporte', error),
    // The toast reports the failure.
    describeFailure: () => undefined,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit('send');
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <p className="text-muted">Solo la oficina verá tu reporte.</p>
      <SubmissionNotice {...notice} />
      <fieldset disabled={isLocked} className="contents">
        <fieldset>
          <legend className="font-semibold">¿Qué sucede?</legend>
          {Object.entries(reasons).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                {...register('reason')}
                value={value}
                required
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field
          label="Detalles (opcional)"
          help={<CharacterCount length={form.watch('details').length} max={detailsMax} />}
        >
          {(control) => <Textarea {...control} {...register('details')} rows={3} maxLength={detailsMax} />}
        </Field>
      </fieldset>
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={sending !== null || isLocked} busyLabel="Enviando...">
          Enviar reporte
        </Button>
      </div>
    </form>
  );
}
