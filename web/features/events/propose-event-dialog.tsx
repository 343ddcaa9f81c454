import { useEffect } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { isKept } from '../../lib/is-kept.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast-store.ts';

const ProposalForm = lazyPart(async () => (await import('./proposal-form.tsx')).ProposalForm);

interface ProposeEventDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  proposal?: EventProposal | undefined;
}

export function ProposeEventDialog({ open, onClose, userId, proposal }: ProposeEventDialogProps) {
  useEffect(ProposalForm.preload, []);
  const name = `event-proposal:${userId}${proposal ? `:${proposal.id}` : ''}`;

  function close() {
    if (isKept(name)) {
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
      <ProposalForm proposal={proposal} name={name} onSent={onClose} onCancel={close} />
    </Dialog>
  );
}
