import { useQuery } from '@tanstack/react-query';
import type { ReceivedRequest, SentRequest } from '#contract/members/networking.contract.ts';
import { fullName } from '../../lib/people.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { receivedQuery, sentQuery, useAnswerRequest, useRemoveConnection } from './networking.api.ts';
import { Day, PersonLine } from './person-line.tsx';
import { RequestList } from './request-list.tsx';
import { acceptedToast, rejectedToast, toastAnswerFailure, withdrawnToast } from './use-connection.ts';
import type { NetworkParams } from './use-network-params.ts';

function RequestNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <p dir="auto" className="rounded-input bg-subtle px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
      {note}
    </p>
  );
}

function ReceivedCard({ request }: { request: ReceivedRequest }) {
  const { mutate, isPending, variables } = useAnswerRequest(request.id, {
    onDone: (status) => toast(status === 'accepted' ? acceptedToast : rejectedToast),
    onFailure: toastAnswerFailure,
  });
  const name = fullName(request.requester);
  return (
    <Card as="article" className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 flex-col gap-3">
        <PersonLine person={request.requester}>
          Enviada el <Day instant={request.createdAt} />
        </PersonLine>
        <RequestNote note={request.note} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isPending}
          busy={isPending && variables === 'accepted'}
          busyLabel="Aceptando..."
          onClick={() => mutate('accepted')}
        >
          Aceptar<span className="sr-only"> la solicitud de {name}</span>
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isPending}
          busy={isPending && variables === 'rejected'}
          busyLabel="Rechazando..."
          onClick={() => mutate('rejected')}
        >
          Rechazar<span className="sr-only"> la solicitud de {name}</span>
        </Button>
      </div>
    </Card>
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
    <Card as="article" className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 flex-col gap-3">
        <PersonLine person={receiver}>
          Enviada el <Day instant={request.createdAt} />
        </PersonLine>
        <RequestNote note={request.note} />
      </div>
      <Button
        size="sm"
        variant="outline"
        busy={isPending}
        busyLabel="Retirando..."
        onClick={() => mutate(undefined)}
        className="shrink-0 self-start md:self-center"
      >
        Retirar solicitud<span className="sr-only"> a {fullName(receiver)}</span>
      </Button>
    </Card>
  );
}

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
