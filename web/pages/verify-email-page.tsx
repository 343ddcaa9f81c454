import { useSearchParams } from 'wouter';
import { useCurrentUser, useVerifyEmail } from '../features/account/account.api.ts';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { withNext } from '../lib/with-next.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Confirma tu correo', hidden: true };
}

/** Behind the link in the mail. Asks for a press, because programs that scan mail also open its links. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  const verification = useVerifyEmail();
  if (verification.isSuccess) {
    return (
      <Notice title="Correo confirmado" actions={<ButtonLink href="/">Ir al portal</ButtonLink>}>
        <p>¡Gracias! Ya sabemos que esta dirección es tuya.</p>
      </Notice>
    );
  }
  if (verification.isError) {
    const refusal = serverMessage(verification.error);
    // The link was opened a second time.
    if (refusal !== undefined && user?.isEmailVerified) {
      return (
        <Notice title="Tu correo ya está confirmado" actions={<ButtonLink href="/">Ir al portal</ButtonLink>}>
          <p>No tienes que hacer nada más.</p>
        </Notice>
      );
    }
    const needsAnother = refusal !== undefined;
    return (
      <Notice
        title="No pudimos confirmar tu correo"
        actions={
          <>
            {needsAnother && (
              <ButtonLink href={user ? '/profile' : withNext('/login', '/profile')}>Pedir otro enlace</ButtonLink>
            )}
            <ButtonLink href="/" variant={needsAnother ? 'outline' : 'primary'}>
              Volver al inicio
            </ButtonLink>
          </>
        }
      >
        <p>{refusal ?? 'Revisa tu conexión y abre el enlace otra vez.'}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Confirma tu correo"
      actions={
        <Button
          busy={verification.isPending}
          busyLabel="Confirmando..."
          onClick={() => verification.mutate(search.get('token') ?? '')}
        >
          Confirmar mi correo
        </Button>
      }
    >
      <p>Falta un paso: confirma que esta dirección de correo es tuya.</p>
    </Notice>
  );
}
