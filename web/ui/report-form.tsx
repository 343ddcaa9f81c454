import { type FormEvent, useId } from 'react';
import { Button } from './button.tsx';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import { Textarea } from './form-controls.tsx';

/** A report as it is being written. */
export interface ReportDraft {
  reason: string | null;
  details: string;
}

interface ReportFormProps {
  /** Report reasons by their value in the API. */
  reasons: Readonly<Record<string, string>>;
  detailsMax: number;
  draft: ReportDraft;
  onChange: (draft: ReportDraft) => void;
  isSending: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}

export function ReportForm({ reasons, detailsMax, draft, onChange, isSending, onSubmit, onCancel }: ReportFormProps) {
  const { reason, details } = draft;
  const name = useId();
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <p className="text-muted">Solo la oficina verá tu reporte.</p>
      <fieldset>
        <legend className="font-semibold">¿Qué sucede?</legend>
        {Object.entries(reasons).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={reason === value}
              onChange={() => onChange({ reason: value, details })}
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
            onChange={(event) => onChange({ reason, details: event.target.value })}
          />
        )}
      </Field>
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Enviando...">
          Enviar reporte
        </Button>
      </div>
    </form>
  );
}
