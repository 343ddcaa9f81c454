import { CalendarPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { calendarPath } from '#contract/paths.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { isFull } from './seats.tsx';
import { REGISTERING, VisitorRegistration } from './visitor-registration.tsx';

/** Code-split: visitors never need it, and only their pages are server-rendered. */
const MemberRegistration = lazy(() => import('./member-registration.tsx'));

interface RegistrationActionProps {
  event: PortalEvent;
  signedIn: boolean;
  /** Wording of the spec; "Registrarse" is for the events page only. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

export function RegistrationAction({ event, signedIn, label, size, className, children }: RegistrationActionProps) {
  const look = { size, className };
  if (signedIn) {
    const placeholder = (
      <>
        <Button disabled busyLabel={REGISTERING} {...look}>
          {label}
        </Button>
        {children}
      </>
    );
    return (
      <Suspense fallback={placeholder}>
        <MemberRegistration event={event} label={label} {...look}>
          {children}
        </MemberRegistration>
      </Suspense>
    );
  }
  return (
    <>
      <VisitorRegistration event={event} label={label} {...look} />
      {children}
    </>
  );
}

export function RegisterBox({ event, isOver, signedIn }: { event: PortalEvent; isOver: boolean; signedIn: boolean }) {
  const isOpen = event.registrationState === 'open' && !event.registration;
  return (
    <div className="grid gap-3">
      <RegistrationAction event={event} signedIn={signedIn} label="Inscribirse" size="lg" className="w-full">
        {isOpen ? (
          <p className="text-center text-sm text-muted">
            {isFull(event) ? 'Cupo lleno: pasas a la lista de espera.' : 'Inscripción Requerida'}
          </p>
        ) : null}
        {isOver || event.status === 'cancelled' ? (
          <ButtonLink href="/events" variant="outline" size="sm" className="min-h-11">
            Ver los próximos eventos
          </ButtonLink>
        ) : (
          <ButtonLink href={calendarPath(event)} variant="outline" size="sm" className="min-h-11">
            <CalendarPlus aria-hidden="true" className="size-4" />
            Agregar al calendario
          </ButtonLink>
        )}
      </RegistrationAction>
    </div>
  );
}
