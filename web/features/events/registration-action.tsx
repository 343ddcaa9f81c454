import { lazy, Suspense } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-class.ts';
import { VisitorRegistration } from './visitor-registration.tsx';

/** Apart, because visitors of the landing never need it. They are the only ones the server draws pages for. */
const MemberRegistration = lazy(() => import('./member-registration.tsx'));

interface RegistrationActionProps {
  event: PortalEvent;
  signedIn: boolean;
  /** The spec has one word for the landing and the event, another for the events page. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize;
  className?: string;
}

/** What the viewer can do about coming, or why there is nothing to do. */
export function RegistrationAction({ event, signedIn, label, size, className }: RegistrationActionProps) {
  const look = { size, className };
  if (signedIn) {
    const placeholder = (
      <Button disabled {...look}>
        {label}
      </Button>
    );
    return (
      <Suspense fallback={placeholder}>
        <MemberRegistration event={event} label={label} {...look} />
      </Suspense>
    );
  }
  return <VisitorRegistration event={event} label={label} {...look} />;
}
