import { Mail, Send } from 'lucide-react';
import { withNext } from '../../lib/login-redirect.ts';
import { ButtonLink } from '../../ui/button.tsx';

const PROPOSE = '/events?enviar=1';

export function EventsInvitation({ signedIn }: { signedIn: boolean }) {
  return (
    <aside
      aria-label="Propuestas y consultas sobre eventos"
      className="mt-8 flex flex-col gap-4 rounded-card border-l-4 border-cane bg-subtle p-5 md:flex-row md:items-center md:justify-between"
    >
      <p className="max-w-prose">
        <strong className="block">¿Organizas algo que le sirva a la región?</strong>
        <span className="text-muted">
          Propón tu evento y lo publicamos en el calendario, o escríbenos si tienes dudas.
        </span>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={signedIn ? PROPOSE : withNext('/login', PROPOSE)} variant="outline">
          <Send aria-hidden="true" className="size-4" />
          Enviar evento
        </ButtonLink>
        <ButtonLink href="/contact?subject=events" variant="ghost">
          <Mail aria-hidden="true" className="size-4" />
          Contactar
        </ButtonLink>
      </p>
    </aside>
  );
}
