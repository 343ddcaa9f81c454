import { useId } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { eventPath, memberPath } from './event-paths.ts';

interface RegisterBoxProps {
  event: PortalEvent;
  isOver: boolean;
  signedIn: boolean;
}

/** What the viewer can do about coming. */
export function RegisterBox({ event, isOver, signedIn }: RegisterBoxProps) {
  const noteId = useId();
  if (event.status === 'cancelled') return <p className="font-semibold text-destructive">Este evento fue cancelado.</p>;
  if (isOver) return <p className="text-muted">Este evento ya pasó. ¡Gracias a quienes participaron!</p>;
  if (event.registration) return null;
  if (!signedIn) {
    return (
      <>
        <ButtonLink href={memberPath(eventPath(event), false)} size="lg" className="w-full">
          Inscribirse
        </ButtonLink>
        <p className="mt-2 text-center text-sm text-muted">
          {event.registrationRequired ? 'Inscripción Requerida' : 'La inscripción no es obligatoria'}
        </p>
      </>
    );
  }
  return (
    <>
      <Button disabled size="lg" aria-describedby={noteId} className="w-full">
        Inscribirse
      </Button>
      <p id={noteId} className="mt-2 text-center text-sm text-muted">
        Disponible pronto
      </p>
    </>
  );
}
