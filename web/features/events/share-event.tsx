import { Link2, MessageCircle } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { toast } from '../../ui/toast-store.ts';
import { eventPath } from './event-paths.ts';
import { usePageUrl } from './use-page-url.ts';

/** WhatsApp first: it is what people here send things with. */
export function ShareEvent({ event }: { event: PortalEvent }) {
  const url = usePageUrl(eventPath(event));
  const message = `${event.title}\n${formatLongDate(event.date)}, ${formatTime(event.time)}\n${url}`;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' });
    } catch {
      // Browsers only lend the clipboard to pages with HTTPS, and only when allowed.
      toast({ title: 'No se pudo copiar', description: `Copia el enlace a mano: ${url}`, variant: 'destructive' });
    }
  }

  return (
    <div className="grid gap-2" data-print="hide">
      <ButtonLink
        href={`https://api.whatsapp.com/send?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        Compartir por WhatsApp
      </ButtonLink>
      <Button variant="ghost" onClick={copyLink}>
        <Link2 aria-hidden="true" className="size-4" />
        Copiar enlace
      </Button>
    </div>
  );
}
