import { Link } from 'wouter';
import { useCurrentUser } from '../features/account/account.api.ts';
import { useVerifyEmail } from '../features/account/email.api.ts';
import { NewPasswordNotice } from '../features/account/new-password-notice.tsx';
import { isSessionRequired, serverMessage } from '../lib/api-error.ts';
import { withNext } from '../lib/login-redirect.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useReturnPath } from '../lib/use-return-path.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export const firstRenderParams = ['sesion'];

export function head(): PageHead {
  return { title: 'Confirma tu correo', hidden: true };
}

/** Confirms by a button: mail scanners open links too. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  const verification = useVerifyEmail();
  const needsSession = search.get('sesion') === '1';
  const here = useReturnPath();
  if (verification.data?.passwordToken) {
    const { isClaim, passwordToken } = verification.data;
    return <NewPasswordNotice after={isClaim ? 'claim' : 'confirmation'} passwordToken={passwordToken} />;
  }
  if (verification.isSuccess) {
    return (
      <Notice title="Correo confirmado" takesFocus actions={<ButtonLink href="/">Ir al portal</ButtonLink>}>
        <p>¡Gracias! Ya sabemos que esta dirección es tuya.</p>
      </Notice>
    );
  }
  if (isSessionRequired(verification.error)) {
    return (
      <Notice
        title="Abre este enlace donde iniciaste sesión"
        takesFocus
        actions={
          user ? (
            <ButtonLink href="/api/logout">Cerrar esta sesión</ButtonLink>
          ) : (
            <ButtonLink href={withNext('/login', here)}>Iniciar sesión y volver aquí</ButtonLink>
          )
        }
      >
        <p>
          Un correo nuevo se confirma con la sesión de su cuenta abierta: así nadie más puede cambiarlo. No pasó nada y
          el enlace todavía sirve.
        </p>
        <p className="mt-3">
          {user
            ? `Aquí tienes abierta otra cuenta, la de ${user.email}. Cierra esta sesión, entra con la tuya y vuelve a abrir el enlace del correo.`
            : 'Ábrelo en el navegador donde pediste el cambio, o inicia sesión aquí.'}
        </p>
      </Notice>
    );
  }
  if (verification.isError) {
    const refusal = serverMessage(verification.error);
    // The link was opened a second time.
    if (refusal !== undefined && user?.isEmailVerified) {
      return (
        <Notice
          title="Tu correo ya está confirmado"
          takesFocus
          actions={<ButtonLink href="/">Ir al portal</ButtonLink>}
        >
          <p>
            Tu cuenta tiene el correo {user.email}. Si esperabas otro, pide el cambio de nuevo en{' '}
            <Link href="/profile" className="inline-link">
              tu perfil
            </Link>
            .
          </p>
        </Notice>
      );
    }
    const needsAnother = refusal !== undefined;
    return (
      <Notice
        title="No pudimos confirmar tu correo"
        takesFocus
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
        <>
          {needsSession && !user ? <ButtonLink href={withNext('/login', here)}>Iniciar Sesión</ButtonLink> : null}
          <Button
            variant={needsSession && !user ? 'outline' : 'primary'}
            busy={verification.isPending}
            busyLabel="Confirmando..."
            onClick={() => verification.mutate({ body: { token: search.get('token') ?? '' } })}
          >
            Confirmar mi correo
          </Button>
        </>
      }
    >
      <p>Falta un paso: confirma que esta dirección de correo es tuya.</p>
      {needsSession && !user ? (
        <p className="mt-3">
          Aquí no has iniciado sesión. Si la cuenta la creaste tú, inicia sesión primero y no se pierde nada. Si
          confirmas sin hacerlo una cuenta nueva, pensamos que la creó otra persona: cerramos sus sesiones, eliges otra
          contraseña y puede quedar vacío su perfil.
        </p>
      ) : null}
    </Notice>
  );
}
