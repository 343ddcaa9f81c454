import { Link, useSearch } from 'wouter';
import { safeNextPath } from '#contract/next-path.ts';
import { loginRefusals } from '../content/login-refusals.ts';
import { AuthPanel } from '../features/account/auth-panel.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { loginHref } from '../lib/login-redirect.ts';
import type { PageHead } from '../lib/page-module.ts';
import { withNext } from '../lib/with-next.ts';

export function head(): PageHead {
  return { title: 'Iniciar Sesión', canonicalPath: '/login' };
}

export default function LoginPage() {
  const query = new URLSearchParams(useSearch());
  const next = safeNextPath(query.get('next'));
  const refusal = Object.entries(loginRefusals).find(([code]) => code === query.get('externo'))?.[1];
  return (
    <div className="page-container py-10 md:py-16">
      <AuthPanel
        title="Iniciar Sesión"
        intro="Entra con tu cuenta de miembro."
        externalLoginHref={loginHref(next)}
        footer={
          <>
            ¿No tienes una cuenta?{' '}
            <Link href={withNext('/register', next)} className="inline-link">
              Regístrate aquí
            </Link>
          </>
        }
      >
        {refusal && (
          <p role="alert" className="mb-5 rounded-card border-2 border-destructive bg-card p-4">
            {refusal}
          </p>
        )}
        <LoginForm />
      </AuthPanel>
    </div>
  );
}
