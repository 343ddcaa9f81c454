import { lazy, Suspense } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-class.ts';
import { VisitorRegistration } from './visitor-registration.tsx';

/** Code-split: visitors never need it, and only their pages are server-rendered. */
const MemberRegistration = lazy(() => import('./member-registration.tsx'));

interface RegistrationActionProps {
  event: PortalEvent;
  signedIn: boolean;
  /** Wording of the spec: the second is for the events page only. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize;
  className?: string;
}

/** Registration control for a member or a visitor. */
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
