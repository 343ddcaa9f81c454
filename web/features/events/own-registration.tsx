import { Check, Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import type { RegisteredEvent } from '#contract/events/registration.contract.ts';
import { isUnauthorized } from '../../lib/api-error.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { saveIntent } from '../../lib/sign-in-intent.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { type ToastMessage, toast } from '../../ui/toast-store.ts';
import { type Answers, useOwnRegistration, useSubmissionName } from './use-own-registration.ts';

export const hasEnded = (state: RegistrationState) => state === 'completed' || state === 'cancelled';

/** The server refuses cancellations after the event has begun. */
const canCancel = (state: RegistrationState) => !hasEnded(state) && state !== 'started';

function outcomeToast(event: PortalEvent, registration: PortalEvent['registration']): ToastMessage {
  if (!registration) {
    return event.registration?.status === 'waitlisted'
      ? { title: 'Saliste de la lista de espera', description: `Ya no esperas un cupo en «${event.title}».` }
      : { title: 'Inscripción cancelada', description: `Liberamos tu cupo en «${event.title}».` };
  }
  if (registration.status === 'confirmed') {
    // No full stop: the formatted time ends in "m." already.
    const when = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
    return { title: '¡Inscripción confirmada!', description: `Te esperamos en «${event.title}»: ${when}` };
  }
  const place = registration.position ? `Ocupas el puesto ${registration.position}. ` : '';
  return { title: 'Estás en la lista de espera', description: `${place}Te avisaremos si se libera un cupo.` };
}

export function useRegistration(event: PortalEvent) {
  const [isConfirming, setConfirming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const focusTarget = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);
  const status = event.registration?.status;
  const intent = useSubmissionName('event-registration', event.id);

  // The pressed button is unmounted, and the focus would be lost with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the registration has changed
  useEffect(() => {
    if (isConfirming || isAsking || !focusPending.current) return;
    focusPending.current = false;
    focusTarget.current?.focus();
  }, [status, isConfirming, isAsking]);

  const { change, isPending, state } = useOwnRegistration(event, {
    onDone: (registration) => {
      focusPending.current = true;
      setConfirming(false);
      setAsking(false);
      toast(outcomeToast(event, registration));
    },
    onFailure: (error) => {
      setConfirming(false);
      if (isUnauthorized(error) && !event.registration) saveIntent(intent);
      toastFailure(event.registration ? 'No se pudo cancelar' : 'No se pudo completar la inscripción', error);
    },
  });

  return {
    focusTarget,
    /** Of a registration that found its session ended: the same person's, after signing in again. */
    intent,
    state,
    isPending,
    isConfirming,
    isAsking,
    register: () => (event.hasQuestions ? setAsking(true) : change([])),
    answer: (answers: Answers) => change(answers),
    closeQuestions: () => setAsking(false),
    confirmCancel: () => setConfirming(true),
    closeDialog: () => setConfirming(false),
    cancel: () => change(null),
  };
}

interface CancelRegistrationDialogProps {
  event: PortalEvent;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelRegistrationDialog({ event, open, busy, onConfirm, onClose }: CancelRegistrationDialogProps) {
  const isWaiting = event.registration?.status === 'waitlisted';
  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          {isWaiting ? '¿Salir de la lista de espera de' : '¿Cancelar tu inscripción en'} «<bdi>{event.title}</bdi>»?
        </>
      }
      confirmLabel={isWaiting ? 'Salir de la lista' : 'Cancelar inscripción'}
      busyLabel="Cancelando..."
      busy={busy}
      closeLabel="Volver"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {isWaiting
          ? 'Pierdes tu lugar en la fila. Si vuelves a inscribirte, irás al final.'
          : 'Tu cupo pasa a la siguiente persona en espera. Si no hay espera y quedan cupos, puedes volver a inscribirte.'}
      </p>
    </ConfirmDialog>
  );
}

export function RegisteredBadge({ registered: { event, status, attendedAt } }: { registered: RegisteredEvent }) {
  if (event.status === 'cancelled') return <Badge tone="red">Evento cancelado</Badge>;
  if (attendedAt) {
    return (
      <Badge tone="green">
        <Check aria-hidden="true" className="size-3.5" /> Asististe
      </Badge>
    );
  }
  return status === 'waitlisted' ? (
    <Badge tone="yellow">Quedaste en lista de espera</Badge>
  ) : (
    <Badge>Sin asistencia marcada</Badge>
  );
}

interface OwnRegistrationProps {
  event: PortalEvent;
  className?: string | undefined;
}

export function OwnRegistration({ event, className }: OwnRegistrationProps) {
  const isWaiting = event.registration?.status === 'waitlisted';
  const position = event.registration?.position;
  return (
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
          Lista de espera{position ? `, puesto ${position}` : null}
        </>
      ) : (
        <>
          Tienes tu cupo <Check aria-hidden="true" className="size-4" />
        </>
      )}
    </p>
  );
}

export function CancelRegistration({ event, onCancel, className }: OwnRegistrationProps & { onCancel: () => void }) {
  if (!event.registration || !canCancel(event.registrationState)) return null;
  const label = event.registration.status === 'waitlisted' ? 'Salir de la lista' : 'Cancelar inscripción';
  return (
    <Button
      variant="ghost"
      aria-label={`${label}: ${event.title}`}
      onClick={onCancel}
      className={classNames('text-destructive', className)}
    >
      {label}
    </Button>
  );
}
