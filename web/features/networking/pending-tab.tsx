import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { receivedQuery, sentQuery } from './networking.api.ts';
import { ReceivedCard } from './received-card.tsx';
import { RequestList } from './request-list.tsx';
import { SentCard } from './sent-card.tsx';
import type { NetworkParams } from './use-network-params.ts';

export function PendingTab({ params: { received, sent } }: { params: NetworkParams }) {
  const receivedRequests = useQuery(receivedQuery(received.page));
  const sentRequests = useQuery(sentQuery(sent.page));
  return (
    <>
      <RequestList
        heading="Recibidas"
        query={receivedRequests}
        page={received.page}
        onPage={received.setPage}
        empty={<EmptyState compact title="No tienes solicitudes pendientes" />}
      >
        {(request) => <ReceivedCard request={request} />}
      </RequestList>
      <RequestList
        heading="Enviadas"
        query={sentRequests}
        page={sent.page}
        onPage={sent.setPage}
        empty={
          <EmptyState
            compact
            title="No tienes solicitudes enviadas"
            action={
              <ButtonLink href="/members" variant="outline">
                Buscar miembros
              </ButtonLink>
            }
          />
        }
      >
        {(request) => <SentCard request={request} />}
      </RequestList>
    </>
  );
}
