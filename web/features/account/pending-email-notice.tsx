import type { CurrentUser } from '#contract/account/account.contract.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useResendEmailChange, useWithdrawEmailChange } from './email.api.ts';

export function PendingEmailNotice({ user: { email, pendingEmail } }: { user: CurrentUser }) {
  const resend = useResendEmailChange();
  const withdraw = useWithdrawEmailChange();
  if (!pendingEmail) return null;

  function sendAgain() {
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: 'Te enviamos el enlace', description: message }),
      onError: (error) => toastFailure('No se pudo enviar el enlace.', error),
    });
  }

  function giveUp() {
    withdraw.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: 'Cambio retirado', description: message }),
      onError: (error) => toastFailure('No se pudo retirar el cambio.', error),
    });
  }

  return (
    <section
      aria-label="Cambio de correo por confirmar"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-yellow-ground px-4 py-3 text-yellow-text"
    >
      <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
        Tu correo cambiará a <strong>{pendingEmail}</strong> cuando abras, con tu sesión iniciada, el enlace que
        enviamos allí. Hasta entonces sigue siendo {email}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={resend.isPending} busyLabel="Enviando..." onClick={sendAgain}>
          Enviar el enlace de nuevo
        </Button>
        <Button variant="outline" size="sm" busy={withdraw.isPending} busyLabel="Retirando..." onClick={giveUp}>
          Retirar el cambio
        </Button>
      </div>
    </section>
  );
}
