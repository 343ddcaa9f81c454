import type { PortalEvent } from '#contract/events/events.contract.ts';
import type { ButtonSize } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { eventPath, memberPath } from './event-paths.ts';
import { MemberRegistration } from './member-registration.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';

export interface RegistrationActionProps {
  event: PortalEvent;
  signedIn: boolean;
  /** The spec has one word for the landing and the event, another for the events page. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize;
  className?: string;
}

/** What the viewer can do about coming, or why there is nothing to do. */
export function RegistrationAction({ event, signedIn, label, size, className }: RegistrationActionProps) {
  if (signedIn) return <MemberRegistration event={event} label={label} size={size} className={className} />;
  if (event.registrationState !== 'open') {
    return <RegistrationRefusal state={event.registrationState} label={label} size={size} className={className} />;
  }
  return (
    <ButtonLink href={memberPath(eventPath(event), false)} size={size} className={className}>
      {label}
      <span className="sr-only">: {event.title}</span>
    </ButtonLink>
  );
}
