import { Link } from 'wouter';

export function NewsletterOffNotice({ enabled }: { enabled: boolean }) {
  if (enabled) return null;
  return (
    <p className="mb-5 rounded-card bg-yellow-ground px-4 py-3 text-yellow-text">
      El boletín está desactivado: no se envía nada ni se aceptan suscripciones. Actívalo en la{' '}
      <Link href="/admin" className="font-semibold underline">
        configuración del sitio
      </Link>
      .
    </p>
  );
}
