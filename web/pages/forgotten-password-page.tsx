import { Link } from 'wouter';
import { ForgottenPasswordForm } from '../features/account/forgotten-password-form.tsx';
import { DemoMailboxNote } from '../features/site/demo-mailbox-note.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { Card } from '../ui/card.tsx';

export function head(): PageHead {
  return { title: '¿Olvidaste tu contraseña?', hidden: true };
}

export default function ForgottenPasswordPage() {
  return (
    <div className="page-container py-10 md:py-16">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="text-3xl">¿Olvidaste tu contraseña?</h1>
        <p className="mt-1 mb-6 text-muted">Escribe tu correo y te enviamos un enlace para elegir una nueva.</p>
        <ForgottenPasswordForm />
        <DemoMailboxNote className="mt-4 text-sm text-muted" />
        <p className="mt-6 border-t border-border pt-6 text-center">
          <Link href="/login" className="inline-link">
            Volver a iniciar sesión
          </Link>
        </p>
      </Card>
    </div>
  );
}
