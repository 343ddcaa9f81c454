import { Link } from 'wouter';
import { useSiteSettings } from './site.api.ts';

interface DemoMailboxNoteProps {
  /** Address of the reader, if known: shows its mails only. */
  to?: string;
  className?: string;
}

/** Link to the demo mailbox, wherever the demo would have sent a mail; renders nothing outside of the demo. */
export function DemoMailboxNote({ to, className }: DemoMailboxNoteProps) {
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
