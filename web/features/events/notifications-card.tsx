import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { memberPath } from './event-paths.ts';

export function NotificationsCard({ signedIn }: { signedIn: boolean }) {
  const noteId = useId();
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
        <>
          <Button disabled aria-describedby={noteId} className="w-full">
            Activar Notificaciones
          </Button>
          <p id={noteId} className="mt-2 text-center text-sm text-muted">
            Disponible pronto
          </p>
        </>
      ) : (
        <ButtonLink href={memberPath('/events', false)} className="w-full">
          Activar Notificaciones
        </ButtonLink>
      )}
    </Card>
  );
}
