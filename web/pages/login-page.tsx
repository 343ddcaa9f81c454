import { useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import type { LoginRefusal } from '#contract/account/external-login.contract.ts';
import { SECOND_STEP, secondStepPath } from '#contract/paths.ts';
import { loginReason } from '../copy/login-reasons.ts';
import { AuthPanel } from '../features/account/auth-panel.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { PasskeyLoginButton } from '../features/account/passkey-login-button.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import { loginHref, withNext } from '../lib/login-redirect.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useNextPath } from '../lib/use-next-path.ts';
import { Card } from '../ui/card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LinesSkeleton } from '../ui/skeleton.tsx';

const loginRefusals: Record<LoginRefusal, string> = {
  rechazado: 'No diste permiso para entrar con tu cuenta externa. Puedes intentarlo otra vez o usar tu contraseña.',
  fallo: 'No pudimos entrar con tu cuenta externa. Inténtalo de nuevo o usa tu contraseña.',
  'no-disponible': 'Tu cuenta externa no responde en este momento. Usa tu contraseña o inténtalo más tarde.',
  'sin-correo':
    'Tu cuenta externa no nos dio un correo, y lo necesitamos para reconocerte. Entra con tu contraseña o crea tu cuenta aquí.',
  'correo-sin-verificar':
    'Ya hay una cuenta con ese correo, pero tu cuenta externa no lo tiene verificado. Entra con tu contraseña.',
  suspendida: 'Tu cuenta está suspendida. Escríbenos si crees que es un error.',
  'espera-contrasena':
    'Tu cuenta espera una contraseña nueva. Elígela con «¿Olvidaste tu contraseña?» y entra con ella.',
  'correo-reservado':
    'Ese correo era de una cuenta que cambió de dirección hace poco. Si la cuenta es tuya y no la cambiaste tú, usa el enlace del correo que te enviamos.',
  'sin-enlazar':
    'Esa cuenta externa no está enlazada a la tuya. Entra de otra manera y enlázala en «Seguridad y datos».',
  mantenimiento: 'El portal está en mantenimiento y por ahora no crea ni enlaza cuentas. Inténtalo más tarde.',
};

/** Lazy: only accounts with a second factor need it. */
const SecondFactorForm = lazyPart(
  async () => (await import('../features/account/second-factor-form.tsx')).SecondFactorForm,
  <LinesSkeleton lines={4} />,
);

export const firstRenderParams = ['externo', 'paso'];

export function head(): PageHead {
  return { title: 'Iniciar Sesión', canonicalPath: '/login' };
}

export default function LoginPage() {
  const query = new URLSearchParams(useSearch());
  const next = useNextPath();
  const isSecondStep = query.get('paso') === SECOND_STEP;
  const steps = useStepFocus(isSecondStep);
  return (
    <div ref={steps} className="page-container py-10 md:py-16">
      {isSecondStep ? <SecondFactor next={next} /> : <Login query={query} next={next} />}
    </div>
  );
}

/** A changed query is no page navigation, so the focus has to be moved here. */
function useStepFocus(isSecondStep: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(isSecondStep);

  useEffect(() => {
    const heading = area.current?.querySelector('h1');
    if (shown.current === isSecondStep || !heading) return;
    shown.current = isSecondStep;
    heading.tabIndex = -1;
    heading.focus();
  }, [isSecondStep]);

  return area;
}

function Login({ query, next }: { query: URLSearchParams; next: string }) {
  const { externalLogin } = useSiteSettings();
  const refusal = Object.entries(loginRefusals).find(([code]) => code === query.get('externo'))?.[1];
  return (
    <AuthPanel
      title="Iniciar Sesión"
      intro={loginReason(next) ?? 'Entra con tu cuenta de miembro.'}
      externalLoginHref={loginHref(next)}
      hasExternalLogin={externalLogin}
      footer={
        <>
          ¿No tienes una cuenta?{' '}
          <Link href={withNext('/register', next)} className="inline-link">
            Regístrate aquí
          </Link>
        </>
      }
      otherWay={<PasskeyLoginButton className="w-full">Entrar con una llave de acceso</PasskeyLoginButton>}
    >
      {refusal && (
        <p role="alert" className="mb-5 rounded-card border-2 border-destructive bg-card p-4">
          {refusal}
        </p>
      )}
      <LoginForm secondFactorPath={secondStepPath(next)} />
    </AuthPanel>
  );
}

function SecondFactor({ next }: { next: string }) {
  const isHydrated = useIsHydrated();
  return (
    <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
      <h1 className="text-3xl">Confirma que eres tú</h1>
      <p className="mt-1 mb-6 text-muted">Además de la contraseña, tu cuenta pide un código o tu llave de acceso.</p>
      {isHydrated ? <SecondFactorForm next={next} /> : <LinesSkeleton lines={4} />}
    </Card>
  );
}
