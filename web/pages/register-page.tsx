import { Link } from 'wouter';
import { AuthPanel } from '../features/account/auth-panel.tsx';
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
  const { district, externalLogin, requireConsent } = useSiteSettings();
  return (
    <div className="page-container py-10 md:py-16">
      <AuthPanel
        title="Crear Cuenta"
        intro="Únete a los demás empresarios. Toma un minuto."
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
        <RegisterForm district={district} requireConsent={requireConsent} />
      </AuthPanel>
    </div>
  );
}
