import { useId } from 'react';
import type { PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { withNext } from '../../lib/login-redirect.ts';
import { saveIntent } from '../../lib/sign-in-intent.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { isFull } from './seats.tsx';

/** In the wording of the server's errors. */
const refusalTexts: Record<Exclude<RegistrationState, 'open'>, { label?: string; reason: string }> = {
  cancelled: { label: 'Cancelado', reason: 'Este evento fue cancelado.' },
  completed: { label: 'Finalizado', reason: 'Este evento ya se realizó.' },
  started: { label: 'En curso', reason: 'Este evento ya comenzó y no admite más inscripciones.' },
  'not-required': {
    label: 'Entrada sin inscripción',
    reason: 'Este evento no requiere inscripción: puedes asistir directamente.',
  },
  closed: { label: 'Inscripción cerrada', reason: 'La inscripción de este evento ya cerró.' },
  'not-open': { reason: 'Las inscripciones de este evento todavía no están abiertas.' },
};

interface RegistrationRefusalProps {
  state: Exclude<RegistrationState, 'open'>;
  label: string;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

export function RegistrationRefusal({ state, label, size, className }: RegistrationRefusalProps) {
  const reasonId = useId();
  const text = refusalTexts[state];
  return (
    <>
      {state === 'not-open' ? (
        <Button disabled size={size} aria-describedby={reasonId} className={className}>
          {label}
        </Button>
      ) : (
        <p className={state === 'cancelled' ? 'font-semibold text-destructive' : 'font-semibold'}>{text.label}</p>
      )}
      <p id={reasonId} className="w-full text-sm text-muted">
        {text.reason}
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
