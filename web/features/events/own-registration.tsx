import { Check, Hourglass } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { canCancel } from './registration-states.ts';

interface OwnRegistrationProps {
  event: PortalEvent;
  onCancel: () => void;
  className?: string | undefined;
}

/** The viewer's seat or waitlist position; cancellable until the event begins. */
export function OwnRegistration({ event, onCancel, className }: OwnRegistrationProps) {
  const isWaiting = event.registration?.status === 'waitlisted';
  const position = event.registration?.position;
  return (
    <>
      <p
        className={classNames(
          'inline-flex min-h-11 items-center justify-center gap-2 rounded-input px-4 font-semibold',
          isWaiting ? 'bg-yellow-ground text-yellow-text' : 'bg-green-ground text-green-text',
          className,
        )}
      >
        {isWaiting ? (
          <>
            <Hourglass aria-hidden="true" className="size-4" />
            Lista de espera{position ? ` n.º ${position}` : null}
          </>
        ) : (
          <>
            Inscrito <Check aria-hidden="true" className="size-4" />
          </>
        )}
      </p>
      {canCancel(event.registrationState) ? (
        <Button variant="ghost" onClick={onCancel} className={className}>
          {isWaiting ? 'Salir de la lista' : 'Cancelar inscripción'}
          <span className="sr-only">: {event.title}</span>
        </Button>
      ) : null}
    </>
  );
}
