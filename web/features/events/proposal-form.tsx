import type { FormEvent } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { dirtyFields } from '../../lib/rebase.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { EventFormFields } from './event-form-fields.tsx';
import {
  type EventFormValues,
  emptyEventForm,
  proposalProblems,
  toFormValues,
  toProposal,
} from './event-form-values.ts';
import { useProposalMutations } from './proposals.api.ts';

interface ProposalFormProps {
  proposal: EventProposal | undefined;
  name: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ProposalForm({ proposal, name, onSent, onCancel }: ProposalFormProps) {
  const { propose, revise } = useProposalMutations();
  const initial = proposal ? toFormValues(proposal) : emptyEventForm;
  const form = useSubmissionForm<EventFormValues, { id: string }>({
    name,
    initial,
    // The type is preselected, so it alone is not a draft.
    keep: (values) => (dirtyFields(values, initial).some((field) => field !== 'type') ? values : null),
    validate: (values) => proposalProblems(values, todayInSantoDomingo()),
    send: (values, key) => (proposal ? revise(proposal, toProposal(values)) : propose(toProposal(values), key)),
    correct: (arrived, values) => revise(arrived, toProposal(values)),
    onSent: (_, { isOpen }) => {
      if (isOpen) onSent();
      toast({
        title: '¡Evento enviado!',
        description: 'La oficina revisará tu propuesta. Te avisaremos.',
      });
    },
    onFailure: redirectIfLoggedOut,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className={formGrid}>
        <p className="text-muted">
          La oficina revisa cada propuesta y te avisa cuando se publica. Los campos con * son obligatorios.
        </p>
        <SubmissionNotice {...form.notice} />
        <ErrorSummary {...form.summary} />
        <fieldset disabled={form.isLocked} className="contents">
          <EventFormFields form={form} firstDay={todayInSantoDomingo()} withSpeakerNames />
        </fieldset>
      </div>
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.sending !== null || form.isLocked} busyLabel="Enviando...">
          Enviar propuesta
        </Button>
      </div>
    </form>
  );
}
