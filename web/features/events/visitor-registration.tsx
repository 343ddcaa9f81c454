import { useId } from 'react';
import type { PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import { registrationRefusals } from '#contract/events/registration-refusals.ts';
import { eventPath } from '#contract/paths.ts';
import { withNext } from '../../lib/login-redirect.ts';
import { saveIntent } from '../../lib/sign-in-intent.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { isFull } from './seats.tsx';

const stateLabels: Partial<Record<RegistrationState, string>> = {
  cancelled: 'Cancelado',
  completed: 'Finalizado',
  started: 'En curso',
  'not-required': 'Entrada sin inscripción',
  closed: 'Inscripción cerrada',
};

interface RegistrationRefusalProps {
  state: Exclude<RegistrationState, 'open'>;
  label: string;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

export function RegistrationRefusal({ state, label, size, className }: RegistrationRefusalProps) {
  const reasonId = useId();
  return (
    <>
      {state === 'not-open' ? (
        <Button disabled size={size} aria-describedby={reasonId} className={className}>
          {label}
        </Button>
      ) : (
        <p className={state === 'cancelled' ? 'font-semibold text-destructive' : 'font-semibold'}>
          {stateLabels[state]}
        </p>
      )}
      <p id={reasonId} className="w-full text-sm text-muted">
        {registrationRefusals[state]}
      </p>
    </>
  );
}

interface VisitorRegistrationProps {
  event: PortalEvent;
  /** Wording of the spec; "Registrarse" is for the events page only. */
  label: 'Inscribirse' | 'Registrarse';
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** Survives the login, after which the member is registered. */
export const registrationIntent = ({ id }: PortalEvent) => `register:${id}`;

export const REGISTERING = 'Inscribiendo...';

export const registerLabel = (event: PortalEvent, label: string) =>
  isFull(event) ? 'Unirme a la lista de espera' : label;

export function VisitorRegistration({ event, label, ...look }: VisitorRegistrationProps) {
  if (event.registrationState !== 'open') {
    return <RegistrationRefusal state={event.registrationState} label={label} {...look} />;
  }
  const text = registerLabel(event, label);
  return (
    <ButtonLink
      href={withNext('/login', eventPath(event))}
      aria-label={`${text}: ${event.title}`}
      onClick={() => saveIntent(registrationIntent(event))}
      {...look}
    >
      {text}
    </ButtonLink>
  );
}
