import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, BellRing, Check } from 'lucide-react';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { withNext } from '../../lib/login-redirect.ts';
import { invalidatePaths } from '../../lib/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';

/** Its path is a key of its own: `/api/events` is invalidated with every registration. */
const eventNoticesQuery = apiQuery(registrationContract.getEventNotices, {});

const useSwitchEventNotices = () =>
  useMutation({
    mutationFn: (enabled: boolean) =>
      callApi(enabled ? registrationContract.enableEventNotices : registrationContract.disableEventNotices),
    onSuccess: (state, _enabled, _before, { client }) => {
      client.setQueryData(eventNoticesQuery.queryKey, state);
      // Enabling them restores both channels of the notification group.
      invalidatePaths(client, ['/api/notifications/preferences']);
    },
  });

/** If the state fails to load, the button still works: enabling is idempotent. */
export function EventSubscriptionToggle() {
  const { data, isPending: isLoading } = useQuery(eventNoticesQuery);
  const change = useSwitchEventNotices();

  function switchTo(enabled: boolean) {
    change.mutate(enabled, {
      onSuccess: () =>
        toast(
          enabled
            ? {
                title: 'Notificaciones activadas',
                description: 'Te avisaremos de los eventos nuevos, aquí y por correo.',
              }
            : { title: 'Notificaciones desactivadas', description: 'Ya no te avisaremos de los eventos nuevos.' },
        ),
      onError: (error) => toastFailure('No se pudieron cambiar las notificaciones', error),
    });
  }

  const isOn = data?.enabled ?? false;
  return (
    <>
      <p role="status" className="mb-3 flex items-center gap-2 font-semibold text-green-text empty:hidden">
        {isOn ? (
          <>
            <Check aria-hidden="true" className="size-4" />
            Notificaciones activadas
          </>
        ) : null}
      </p>
      <Button
        variant={isOn ? 'outline' : 'primary'}
        disabled={isLoading}
        busy={change.isPending}
        busyLabel="Guardando..."
        onClick={() => switchTo(!isOn)}
        className="w-full"
      >
        {isOn ? (
          <>
            <BellOff aria-hidden="true" className="size-4" />
            Desactivar Notificaciones
          </>
        ) : (
          'Activar Notificaciones'
        )}
      </Button>
    </>
  );
}

export function NotificationsCard({ signedIn }: { signedIn: boolean }) {
  return (
    <Card as="section" className="border-l-3 border-l-sun p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <BellRing aria-hidden="true" className="size-5 text-larimar" />
        Notificaciones
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        Entérate de los eventos nuevos y recibe un recordatorio un día antes de los tuyos.
      </p>
      {signedIn ? (
        <EventSubscriptionToggle />
      ) : (
        <ButtonLink href={withNext('/login', '/events')} className="w-full">
          Activar Notificaciones
        </ButtonLink>
      )}
    </Card>
  );
}
