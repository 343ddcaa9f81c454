import type { CurrentUser } from '#contract/account/account.contract.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useResendVerification } from './email.api.ts';

const WHAT_WAITS =
  'Hasta entonces puedes leer y completar tu perfil, pero no publicar, escribir, conectar, inscribirte ni ver datos de contacto.';

export function UnconfirmedEmailNotice({ user }: { user: CurrentUser }) {
  const resend = useResendVerification();
  if (user.isEmailVerified) return null;

  function sendAgain() {
    resend.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Te enviamos el enlace',
          description: `En unos minutos llegará a ${user.email}. El anterior ya no sirve.`,
        }),
      onError: (error) => toastFailure('No se pudo enviar el enlace.', error),
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-yellow-ground px-4 py-3 text-yellow-text">
      <div className="min-w-0 flex-1 basis-72">
        <p className={user.mustConfirmEmail ? 'font-semibold' : undefined}>Tu correo no está confirmado.</p>
        {user.mustConfirmEmail ? (
          <p className="max-w-prose text-sm wrap-anywhere">
            Abre el enlace que enviamos a {user.email}. {WHAT_WAITS}
          </p>
        ) : null}
      </div>
      <Button variant="outline" size="sm" busy={resend.isPending} busyLabel="Enviando..." onClick={sendAgain}>
        Enviar el enlace de nuevo
      </Button>
    </div>
  );
}
