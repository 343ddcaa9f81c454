import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NetworkPerson, ReceivedRequest, SentRequest } from '#contract/members/networking.contract.ts';
import { fullName } from '../../lib/people.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { receivedQuery, sentQuery, useAnswerRequest, useRemoveConnection } from './networking.api.ts';
import { Day, PersonLine, personShape } from './person-line.tsx';
import { acceptedToast, rejectedToast, toastAnswerFailure, withdrawnToast } from './use-connection.ts';
import type { NetworkParams } from './use-network-params.ts';

interface RequestCardProps {
  request: { createdAt: string; note: string | null };
  person: NetworkPerson;
  children: ReactNode;
}

function RequestCard({ request: { createdAt, note }, person, children }: RequestCardProps) {
  return (
    <Card as="article" className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 flex-col gap-3">
        <PersonLine person={person}>
          Enviada el <Day instant={createdAt} />
        </PersonLine>
        {note ? (
          <p dir="auto" className="rounded-input bg-subtle px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">{children}</div>
    </Card>
  );
}

function ReceivedCard({ request }: { request: ReceivedRequest }) {
  const { mutate, isPending, variables } = useAnswerRequest(request.id, {
    onDone: (status) => toast(status === 'accepted' ? acceptedToast : rejectedToast),
    onFailure: toastAnswerFailure,
  });
  const name = fullName(request.requester);
  const button = (status: 'accepted' | 'rejected') => ({
    size: 'sm' as const,
    disabled: isPending,
    busy: isPending && variables === status,
    onClick: () => mutate(status),
  });
  return (
    <RequestCard request={request} person={request.requester}>
      <Button {...button('accepted')} busyLabel="Aceptando...">
        Aceptar<span className="sr-only"> la solicitud de {name}</span>
      </Button>
      <Button {...button('rejected')} variant="outline" busyLabel="Rechazando...">
        Rechazar<span className="sr-only"> la solicitud de {name}</span>
      </Button>
    </RequestCard>
  );
}

function SentCard({ request }: { request: SentRequest }) {
  const { receiver } = request;
  const state = { connectionStatus: 'pending', connectionId: request.id, isRequestMine: true } as const;
  const { mutate, isPending } = useRemoveConnection(
    { id: receiver.id, ...state },
    {
      onDone: () => toast(withdrawnToast),
      onFailure: (error) => toastFailure('No se pudo retirar la solicitud', error),
    },
  );
  return (
    <RequestCard request={request} person={receiver}>
      <Button size="sm" variant="outline" busy={isPending} busyLabel="Retirando..." onClick={() => mutate(undefined)}>
        Retirar solicitud<span className="sr-only"> a {fullName(receiver)}</span>
      </Button>
    </RequestCard>
  );
}

const list = (heading: string) => ({
  isRegion: true,
  className: 'mb-10',
  itemKey: ({ id }: { id: string }) => id,
  heading,
  texts: {
    one: 'solicitud',
    many: 'solicitudes',
    loading: 'Cargando solicitudes...',
    failed: 'No se pudieron cargar las solicitudes',
    pages: `Paginación: ${heading.toLowerCase()}`,
  },
  skeleton: <LoadingShapes label="Cargando solicitudes..." count={4} {...personShape} />,
});

export function PendingTab({ params: { received, sent } }: { params: NetworkParams }) {
  const receivedRequests = useQuery(receivedQuery(received.page));
  const sentRequests = useQuery(sentQuery(sent.page));
  return (
    <>
      <PagedList
        {...list('Recibidas')}
        query={receivedRequests}
        items={receivedRequests.data?.connections}
        page={received.page}
        onPage={received.setPage}
        empty={{ compact: true, title: 'No tienes solicitudes pendientes' }}
      >
        {(request) => <ReceivedCard request={request} />}
      </PagedList>
      <PagedList
        {...list('Enviadas')}
        query={sentRequests}
        items={sentRequests.data?.connections}
        page={sent.page}
        onPage={sent.setPage}
        empty={{
          compact: true,
          title: 'No tienes solicitudes enviadas',
          action: (
            <ButtonLink href="/members" variant="outline">
              Buscar miembros
            </ButtonLink>
          ),
        }}
      >
        {(request) => <SentCard request={request} />}
      </PagedList>
    </>
  );
}
