import { Link } from 'wouter';
import { AuthPanel } from '../features/account/auth-panel.tsx';
import { useInvitation } from '../features/account/invitation.api.ts';
import { RegisterForm } from '../features/account/register-form.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import { loginHref, withNext } from '../lib/login-redirect.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useNextPath } from '../lib/use-next-path.ts';

export function head(): PageHead {
  return { title: 'Crear Cuenta', canonicalPath: '/register' };
}

export default function RegisterPage() {
  const next = useNextPath();
  const invitation = useInvitation();
  const { district, externalLogin, requireConsent } = useSiteSettings();
  return (
    <div className="page-container py-10 md:py-16">
      <AuthPanel
        title="Crear Cuenta"
        intro={
          invitation
            ? 'Aceptas una invitación: revisa tus datos y elige tu contraseña.'
            : 'Únete a los demás empresarios. Se hace en un minuto.'
        }
        externalLoginHref={loginHref(next)}
        hasExternalLogin={externalLogin}
        footer={
          <>
            ¿Ya tienes una cuenta?{' '}
            <Link href={withNext('/login', next)} className="inline-link">
              Inicia sesión aquí
            </Link>
          </>
        }
      >
        {invitation === null ? (
          <p role="alert" className="mb-5 rounded-card border-2 border-sun bg-card p-4">
            El enlace de tu invitación ya no sirve: venció, se anuló o ya se usó. Puedes registrarte aquí de todas
            formas.
          </p>
        ) : null}
        <RegisterForm district={district} requireConsent={requireConsent} invitation={invitation} />
      </AuthPanel>
    </div>
  );
}
