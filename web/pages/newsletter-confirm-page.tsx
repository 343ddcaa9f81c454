import { useConfirmSubscription } from '../features/newsletter/newsletter.api.ts';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Confirma tu suscripción', hidden: true };
}

/** Confirms by a button: mail scanners open links too. */
export default function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const confirmation = useConfirmSubscription();
  if (confirmation.isSuccess) {
    return (
      <Notice title="Suscripción confirmada" takesFocus actions={<ButtonLink href="/">Ir al portal</ButtonLink>}>
        <p>¡Gracias! Recibirás el boletín informativo en tu correo. Puedes darte de baja cuando quieras.</p>
      </Notice>
    );
  }
  if (confirmation.isError) {
    return (
      <Notice
        title="No pudimos confirmar tu suscripción"
        takesFocus
        actions={<ButtonLink href="/#newsletter">Suscribirme de nuevo</ButtonLink>}
      >
        <p>{serverMessage(confirmation.error) ?? 'Revisa tu conexión y abre el enlace otra vez.'}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Confirma tu suscripción"
      actions={
        <Button
          busy={confirmation.isPending}
          busyLabel="Confirmando..."
          onClick={() => confirmation.mutate({ body: { token: search.get('token') ?? '' } })}
        >
          Confirmar mi suscripción
        </Button>
      }
    >
      <p>Falta un paso: confirma que quieres recibir el boletín informativo en esta dirección.</p>
    </Notice>
  );
}
