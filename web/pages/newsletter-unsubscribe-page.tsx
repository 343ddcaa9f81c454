import { useUnsubscribe } from '../features/newsletter/newsletter.api.ts';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Darte de baja del boletín', hidden: true };
}

/** Unsubscribes by a button: mail scanners open links too. */
export default function NewsletterUnsubscribePage() {
  const [search] = useSearchParams();
  const leaving = useUnsubscribe();
  if (leaving.isSuccess) {
    return (
      <Notice
        title="Te diste de baja"
        takesFocus
        actions={
          <>
            <ButtonLink href="/">Ir al portal</ButtonLink>
            <ButtonLink href="/#newsletter" variant="outline">
              Suscribirme de nuevo
            </ButtonLink>
          </>
        }
      >
        <p>{leaving.data.message}</p>
      </Notice>
    );
  }
  if (leaving.isError) {
    return (
      <Notice title="No pudimos darte de baja" takesFocus actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
        <p>{serverMessage(leaving.error) ?? 'Revisa tu conexión y abre el enlace otra vez.'}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="¿Darte de baja del boletín?"
      actions={
        <Button
          busy={leaving.isPending}
          busyLabel="Dándote de baja..."
          onClick={() => leaving.mutate({ query: { token: search.get('token') ?? '' } })}
        >
          Darme de baja
        </Button>
      }
    >
      <p>Dejaremos de enviar el boletín informativo a esta dirección.</p>
    </Notice>
  );
}
