import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Card } from '../ui/card.tsx';

export function head(): PageHead {
  return { title: 'Elige una contraseña nueva', hidden: true };
}

/** Target of the link in the mail. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  return (
    <div className="page-container py-10 md:py-16">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="text-3xl">Elige una contraseña nueva</h1>
        <p className="mt-1 mb-6 text-muted">Al guardarla se cierran todas tus sesiones abiertas.</p>
        <ResetPasswordForm token={search.get('token') ?? ''} />
      </Card>
    </div>
  );
}
