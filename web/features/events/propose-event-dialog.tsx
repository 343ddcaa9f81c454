import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { ProposalForm } from './proposal-form.tsx';
import { type ProposalValues, readProposalDraft, toProposal } from './proposal-values.ts';
import { useProposeEvent } from './proposals.api.ts';

interface ProposeEventDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
}

export function ProposeEventDialog({ open, onClose, userId }: ProposeEventDialogProps) {
  const proposal = useProposeEvent();
  const draftKey = `event-proposal:${userId}`;

  async function send(values: ProposalValues) {
    try {
      await proposal.mutateAsync(toProposal(values));
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
    if (readProposalDraft(draftKey)) {
      toast({ title: 'Guardamos tu borrador', description: 'Lo encontrarás aquí cuando vuelvas a enviar un evento.' });
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title="Enviar evento" size="lg">
      <ProposalForm draftKey={draftKey} send={send} isSending={proposal.isPending} onCancel={close} />
    </Dialog>
  );
}
