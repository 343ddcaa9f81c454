import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { usePageParam } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmQuestion } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { OwnProposal } from './own-proposal.tsx';
import { ownProposalsQuery, useWithdrawProposal } from './proposals.api.ts';
import { ProposeEventDialog } from './propose-event-dialog.tsx';

const PAGE_SIZE = 20;

const texts = {
  one: 'propuesta',
  many: 'propuestas',
  loading: 'Cargando propuestas...',
  failed: 'No se pudieron cargar tus propuestas',
};

export function OwnProposals({ userId }: { userId: string }) {
  const [page, setPage] = usePageParam();
  const query = useQuery(ownProposalsQuery({ page, limit: PAGE_SIZE }));
  const withdrawal = useWithdrawProposal();
  const { confirmAction, dialog } = useActionDialog();
  const [revised, setRevised] = useState<EventProposal>();

  const withdraw = ({ id, title }: EventProposal): ConfirmedAction => ({
    title: <ConfirmQuestion verb="Retirar" name={title} />,
    text: 'La propuesta se borra y la oficina ya no la revisará.',
    confirmLabel: 'Retirar',
    busyLabel: 'Retirando...',
    closeLabel: 'Volver',
    destructive: true,
    run: () => withdrawal.mutateAsync({ params: { id } }),
    success: { title: 'Propuesta retirada', description: `«${title}» ya no espera aprobación.` },
    failure: 'No se pudo retirar la propuesta',
  });

  return (
    <>
      <PagedList
        query={query}
        items={query.data?.proposals}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        heading="Propuestas"
        texts={texts}
        empty={{
          title: 'Aún no has propuesto eventos',
          description: '¿Organizas algo que le sirva a la región? Envíalo y lo publicamos en el calendario.',
          action: (
            <ButtonLink href="/mis-eventos?tab=propuestas&enviar=1">
              <Send aria-hidden="true" className="size-4" />
              Enviar evento
            </ButtonLink>
          ),
        }}
      >
        {(proposal) => (
          <OwnProposal
            proposal={proposal}
            onRevise={() => setRevised(proposal)}
            onWithdraw={() => confirmAction(withdraw(proposal))}
          />
        )}
      </PagedList>
      <ProposeEventDialog
        open={revised !== undefined}
        onClose={() => setRevised(undefined)}
        userId={userId}
        proposal={revised}
      />
      {dialog}
    </>
  );
}
