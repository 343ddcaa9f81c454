import { useSearchParams } from 'wouter';
import { useVerifyEmail } from '../features/account/account.api.ts';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Confirma tu correo', hidden: true };
}

/** Behind the link in the mail. Asks for a press, because programs that scan mail also open its links. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const verification = useVerifyEmail();
  if (verification.isSuccess) {
    return (
      <Notice title="Correo confirmado" actions={<ButtonLink href="/">Ir al portal</ButtonLink>}>
        <p>¡Gracias! Ya sabemos que esta dirección es tuya.</p>
      </Notice>
    );
  }
  if (verification.isError) {
    return (
      <Notice title="No pudimos confirmar tu correo" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
        <p>{serverMessage(verification.error) ?? 'Revisa tu conexión y abre el enlace otra vez.'}</p>
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
