import type { FormEvent } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { EventFormFields } from './event-form-fields.tsx';
import {
  type EventFormValues,
  emptyEventForm,
  proposalProblems,
  toFormValues,
  toProposal,
} from './event-form-values.ts';
import { useSendProposal } from './proposals.api.ts';

interface ProposalFormProps {
  /** Proposal to revise; absent for a new one. */
  proposal: EventProposal | undefined;
  draftKey: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ProposalForm({ proposal, draftKey, onSent, onCancel }: ProposalFormProps) {
  const sending = useSendProposal(proposal?.id);
  const initial = proposal ? toFormValues(proposal) : emptyEventForm;
  const form = useDraftForm<EventFormValues>({
    initial,
    draftKey,
    // The type is preselected, so it alone is not a draft.
    isDraft: ({ type: _, ...typed }) =>
      Object.entries(typed).some(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field as keyof EventFormValues]),
      ),
    validate: (values) => proposalProblems(values, todayInSantoDomingo()),
    send,
  });

  async function send(values: EventFormValues) {
    try {
      await sending.mutateAsync(toProposal(values));
    } catch (error) {
      redirectIfLoggedOut(error);
      throw error;
    }
    onSent();
    toast({
      title: '¡Evento enviado!',
      description: 'Tu propuesta espera la aprobación de la administración. Te avisaremos.',
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className={formGrid}>
        <p className="text-muted">
          La administración revisa cada propuesta y te avisa cuando se publica. Los campos con * son obligatorios.
        </p>
        {form.isRestored ? <DraftNotice onDiscard={form.discardDraft} /> : null}
        <ErrorSummary {...form.summary} />
        <EventFormFields form={form} firstDay={todayInSantoDomingo()} withSpeakerNames />
      </div>
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
