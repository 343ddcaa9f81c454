import { CalendarPlus } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { calendarPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RegistrationAction } from './registration-action.tsx';
import { isFull } from './seats.tsx';

interface RegisterBoxProps {
  event: PortalEvent;
  isOver: boolean;
  signedIn: boolean;
}

/** Registration, and the link that adds the event to a calendar. */
export function RegisterBox({ event, isOver, signedIn }: RegisterBoxProps) {
  const isOpen = event.registrationState === 'open' && !event.registration;
  return (
    <div className="grid gap-3">
      <RegistrationAction event={event} signedIn={signedIn} label="Inscribirse" size="lg" className="w-full">
        {isOpen ? (
          <p className="w-full text-center text-sm text-muted">
            {isFull(event) ? 'Cupo lleno: pasas a la lista de espera.' : 'Inscripción Requerida'}
          </p>
        ) : null}
        {isOver || event.status === 'cancelled' ? (
          <ButtonLink href="/events" variant="outline" size="sm" className="min-h-11 w-full">
            Ver los próximos eventos
          </ButtonLink>
        ) : (
          <ButtonLink href={calendarPath(event)} variant="outline" size="sm" className="min-h-11 w-full">
            <CalendarPlus aria-hidden="true" className="size-4" />
            Agregar al calendario
          </ButtonLink>
        )}
      </RegistrationAction>
    </div>
  );
}
