import type { FormEvent } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import { type ReportedKind, reportKinds, reportLimits } from '#contract/moderation/report-kinds.ts';
import { reportsContract } from '#contract/moderation/reports.contract.ts';
import { callApi } from '../lib/api-client.ts';
import { Button } from './button.tsx';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import { Textarea } from './form-controls.tsx';
import { toastFailure } from './request-failure.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { toast } from './toast-store.ts';
import { useSubmissionForm } from './use-submission-form.ts';

type ReportValues = Record<'reason' | 'details', string>;

export interface ReportFormProps {
  kind: ReportedKind;
  id: string;
  userId: string;
  onClose: () => void;
}

/** The server validates the reason, whose list depends on the kind. */
function sendReport(kind: ReportedKind, id: string, values: ReportValues): Promise<{ message: string }> {
  const form = values as BodyOf<typeof reportsContract.reportPost> & BodyOf<typeof reportsContract.reportMessage>;
  switch (kind) {
    case 'message':
      return callApi(reportsContract.reportMessage, { body: { ...form, messageId: id } });
    case 'post':
      return callApi(reportsContract.reportPost, { params: { id }, body: form });
    case 'comment':
      return callApi(reportsContract.reportComment, { params: { id }, body: form });
    case 'profile':
      return callApi(reportsContract.reportProfile, { params: { id }, body: form });
  }
}

export function ReportForm({ kind, id, userId, onClose }: ReportFormProps) {
  const { form, register, submit, sending, isLocked, notice } = useSubmissionForm<ReportValues, { message: string }>({
    name: `report:${userId}:${kind}:${id}`,
    initial: { reason: '', details: '' },
    // Native validation requires a reason.
    validate: async () => ({}),
    keep: (values) => (values.reason || values.details.trim() ? values : null),
    send: (values) => sendReport(kind, id, values),
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
          {Object.entries(reportKinds[kind].reasons).map(([value, label]) => (
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
          help={<CharacterCount length={form.watch('details').length} max={reportLimits.details} />}
        >
          {(control) => <Textarea {...control} {...register('details')} rows={3} maxLength={reportLimits.details} />}
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
