import { Link } from 'wouter';
import { useSiteSettings } from './site.api.ts';

/** Where the demonstration speaks of a mail, and sends none: absent anywhere else. */
export function DemoMailboxNote({ className }: { className?: string }) {
  const { demoMailbox } = useSiteSettings();
  if (!demoMailbox) return null;
  return (
    <p className={className}>
      Esta es una demostración y no envía correos:{' '}
      <Link href="/demo/correo" className="inline-link">
        míralos aquí
      </Link>
      .
    </p>
  );
}
