import { Link2, MessageCircle } from 'lucide-react';
import { Button, ButtonLink } from './button.tsx';
import { copyText } from './copy-text.ts';

export const copyLink = (url: string) =>
  copyText(url, {
    success: { title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' },
    failure: `Copia el enlace a mano: ${url}`,
  });

/** WhatsApp first: the usual channel here. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  return (
    <div className="grid gap-2" data-print="hide">
      <ButtonLink
        href={`https://api.whatsapp.com/send?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
        size="sm"
        className="min-h-11"
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        Compartir por WhatsApp
      </ButtonLink>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={() => copyLink(url)}>
        <Link2 aria-hidden="true" className="size-4" />
        Copiar enlace
      </Button>
    </div>
  );
}
