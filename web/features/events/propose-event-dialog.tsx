import type { FormEvent } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { readDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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

interface ProposalFormOptions {
  initial: EventFormValues;
  draftKey: string;
  send: (values: EventFormValues) => Promise<unknown>;
}

export function useProposalForm(options: ProposalFormOptions) {
  const { initial } = options;
  return useDraftForm<EventFormValues>({
    ...options,
    // The type is preselected, so it alone is not a draft.
    isDraft: ({ type: _, ...typed }) =>
      Object.entries(typed).some(([field, value]) => value !== initial[field as keyof EventFormValues]),
    validate: (values) => proposalProblems(values, todayInSantoDomingo()),
  });
}

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
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className={formGrid}>
        <p className="text-muted">
          La administración revisa cada propuesta y te avisa cuando se publica. Los campos con * son obligatorios.
        </p>
        {form.isRestored ? <DraftNotice onDiscard={form.discardDraft} /> : null}
        <ErrorSummary {...form.summary} />
        <EventFormFields form={form} firstDay={todayInSantoDomingo()} />
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

interface ProposeEventDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  /** Proposal to revise; absent for a new one. */
  proposal?: EventProposal | undefined;
}

export function ProposeEventDialog({ open, onClose, userId, proposal }: ProposeEventDialogProps) {
  const sending = useSendProposal(proposal?.id);
  const draftKey = `event-proposal:${userId}${proposal ? `:${proposal.id}` : ''}`;

  async function send(values: EventFormValues) {
    try {
      await sending.mutateAsync(toProposal(values));
    } catch (error) {
      redirectIfLoggedOut(error);
      throw error;
    }
    onClose();
    toast({
      title: '¡Evento enviado!',
      description: 'Tu propuesta espera la aprobación de la administración. Te avisaremos.',
    });
  }

  function close() {
    if (readDraft(draftKey)) {
      toast({ title: 'Guardamos tu borrador', description: 'Lo encontrarás aquí cuando vuelvas a enviar un evento.' });
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={proposal ? 'Corregir propuesta' : 'Enviar evento'} size="lg">
      {proposal?.returnReason ? (
        <p className="mb-5 rounded-input bg-yellow-ground px-4 py-3 text-yellow-text">
          <strong>Motivo de la devolución:</strong> {proposal.returnReason}
        </p>
      ) : null}
      <ProposalForm
        initial={proposal ? toFormValues(proposal) : emptyEventForm}
        draftKey={draftKey}
        send={send}
        onCancel={close}
      />
    </Dialog>
  );
}
