import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { withNext } from '../../lib/with-next.ts';
import type { ButtonSize } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';

interface VisitorRegistrationProps {
  event: PortalEvent;
  /** The spec has one word for the landing and the event, another for the events page. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** A visitor logs in first and comes back to the event, or learns why there is nothing to do. */
export function VisitorRegistration({ event, label, ...look }: VisitorRegistrationProps) {
  if (event.registrationState !== 'open') {
    return <RegistrationRefusal state={event.registrationState} label={label} {...look} />;
  }
  return (
    <ButtonLink href={withNext('/login', eventPath(event))} {...look}>
      {label}
      <span className="sr-only">: {event.title}</span>
    </ButtonLink>
  );
}
