import { Link } from 'wouter';
import { useSiteSettings } from './site.api.ts';

/** Link to the demo mailbox, wherever the demo would have sent a mail; renders nothing outside of the demo. */
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
