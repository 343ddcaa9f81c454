import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { readDraft } from '../../lib/drafts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { type EventFormValues, emptyEventForm, toFormValues, toProposal } from './event-form-values.ts';
import { ProposalForm } from './proposal-form.tsx';
import { useSendProposal } from './proposals.api.ts';

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
      toastFailure('No se pudo enviar el evento', error);
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
