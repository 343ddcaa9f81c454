import { useQuery } from '@tanstack/react-query';
import { BellOff, Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { eventNoticesQuery, useSwitchEventNotices } from './event-notices.api.ts';

/** For members. If the state fails to load, the button still works: enabling is idempotent. */
export function NoticesSwitch() {
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
