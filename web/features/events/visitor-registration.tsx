import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { withNext } from '../../lib/with-next.ts';
import type { ButtonSize } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';

interface VisitorRegistrationProps {
  event: PortalEvent;
  /** Wording of the spec: the second is for the events page only. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** Link to the login, which returns to the event; or the reason why registration is unavailable. */
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
