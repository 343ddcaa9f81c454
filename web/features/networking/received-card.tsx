import type { ReceivedRequest } from '#contract/networking/connections.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAnswerRequest } from './connection.api.ts';
import { toastAnswerFailure } from './connection-failure.ts';
import { acceptedToast, rejectedToast } from './connection-toasts.ts';
import { Day } from './day.tsx';
import { PersonLine } from './person-line.tsx';
import { RequestNote } from './request-note.tsx';

export function ReceivedCard({ request }: { request: ReceivedRequest }) {
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
