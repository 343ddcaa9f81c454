import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Card } from '../ui/card.tsx';

export const firstRenderParams = ['nombre'];

export function head(): PageHead {
  return { title: 'Elige una contraseña nueva', hidden: true };
}

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const { externalLogin } = useSiteSettings();
  return (
    <div className="page-container py-10 md:py-16">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="text-3xl">Elige una contraseña nueva</h1>
        <p className="mt-1 mb-6 text-muted">Al guardarla se cierran todas tus sesiones abiertas y entras con ella.</p>
        <ResetPasswordForm
          token={search.get('token') ?? ''}
          needsName={search.get('nombre') === '1'}
          hasExternalLogin={externalLogin}
        />
      </Card>
    </div>
  );
}
