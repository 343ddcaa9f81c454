import type { FormEvent } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { dirtyFields } from '../../lib/rebase.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { toFormValues } from '../../ui/record-form/field-values.ts';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { proposalFields } from './event-fields.ts';
import { emptyProposal, type ProposalValues, proposalProblems, toProposal } from './proposal-body.ts';
import { useProposalMutations } from './proposals.api.ts';

interface ProposalFormProps {
  proposal: EventProposal | undefined;
  name: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ProposalForm({ proposal, name, onSent, onCancel }: ProposalFormProps) {
  const { propose, revise } = useProposalMutations();
  const today = todayInSantoDomingo();
  const initial = proposal ? toFormValues(proposalFields, proposal) : emptyProposal;
  const form = useSubmissionForm<ProposalValues, { id: string }>({
    name,
    initial,
    // The type is preselected, so it alone is not a draft.
    keep: (values) => (dirtyFields(values, initial).some((field) => field !== 'type') ? values : null),
    validate: (values) => proposalProblems(values, today),
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
          <RecordFields fields={{ ...proposalFields, date: { ...proposalFields.date, min: today } }} form={form} />
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
