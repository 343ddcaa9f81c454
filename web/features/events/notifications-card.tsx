import { BellRing } from 'lucide-react';
import { withNext } from '../../lib/with-next.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoticesSwitch } from './notices-switch.tsx';

export function NotificationsCard({ signedIn }: { signedIn: boolean }) {
  return (
    <Card as="section" className="border-l-3 border-l-sun p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <BellRing aria-hidden="true" className="size-5 text-larimar" />
        Notificaciones
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        Entérate de los eventos nuevos y recibe un recordatorio un día antes de los tuyos.
      </p>
      {signedIn ? (
        <NoticesSwitch />
      ) : (
        <ButtonLink href={withNext('/login', '/events')} className="w-full">
          Activar Notificaciones
        </ButtonLink>
      )}
    </Card>
  );
}
