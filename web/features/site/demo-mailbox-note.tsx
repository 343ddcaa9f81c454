import { Link } from 'wouter';
import { useSiteSettings } from './site.api.ts';

export function DemoMailboxNote({ to, className }: { to?: string; className?: string }) {
  const { demoMailbox } = useSiteSettings();
  if (!demoMailbox) return null;
  return (
    <p className={className}>
      Esta es una demostración y no envía correos:{' '}
      <Link href={to ? `/demo/correo?para=${encodeURIComponent(to)}` : '/demo/correo'} className="inline-link">
        míralos aquí
      </Link>
      .
    </p>
  );
}
