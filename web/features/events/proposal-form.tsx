import type { FormEvent } from 'react';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/form-grid.ts';
import { EventFormFields } from './event-form-fields.tsx';
import type { EventFormValues } from './event-form-values.ts';
import { useProposalForm } from './use-proposal-form.ts';

interface ProposalFormProps {
  initial: EventFormValues;
  draftKey: string;
  send: (values: EventFormValues) => Promise<unknown>;
  onCancel: () => void;
}

export function ProposalForm({ initial, draftKey, send, onCancel }: ProposalFormProps) {
  const form = useProposalForm({ initial, draftKey, send });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} className={formGrid}>
      <p className="text-muted">
        La administración revisa cada propuesta y te avisa cuando se publica. Los campos con * son obligatorios.
      </p>
      {form.isRestored ? <DraftNotice onDiscard={form.discardDraft} /> : null}
      <ErrorSummary {...form.summary} />
      <EventFormFields form={form} firstDay={todayInSantoDomingo()} />
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.sending !== null} busyLabel="Enviando...">
          Enviar propuesta
        </Button>
      </div>
    </form>
  );
}
