import type { SentRequest } from '#contract/networking/connections.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useRemoveConnection } from './connection.api.ts';
import { withdrawnToast } from './connection-toasts.ts';
import { Day } from './day.tsx';
import { PersonLine } from './person-line.tsx';
import { RequestNote } from './request-note.tsx';

export function SentCard({ request }: { request: SentRequest }) {
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
        Retirar<span className="sr-only"> la solicitud a {fullName(receiver)}</span>
      </Button>
    </Card>
  );
}
