import { lazy, type ReactNode, Suspense } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
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
  /** Other actions: after registering, before cancelling. */
  children?: ReactNode;
}

/** Registration control for a member or a visitor. */
export function RegistrationAction({ event, signedIn, label, size, className, children }: RegistrationActionProps) {
  const look = { size, className };
  const placeholder = (
    <>
      {signedIn ? (
        <Button disabled {...look}>
          {label}
        </Button>
      ) : (
        <VisitorRegistration event={event} label={label} {...look} />
      )}
      {children}
    </>
  );
  return signedIn ? (
    <Suspense fallback={placeholder}>
      <MemberRegistration event={event} label={label} {...look}>
        {children}
      </MemberRegistration>
    </Suspense>
  ) : (
    placeholder
  );
}
