import { Check, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { consumeIntent } from '../../lib/sign-in-intent.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useRegistration } from './use-registration.ts';
import { REGISTERING, RegistrationRefusal, registerLabel, registrationIntent } from './visitor-registration.tsx';

export const hasEnded = (state: RegistrationState) => state === 'completed' || state === 'cancelled';

/** The server refuses cancellations after the event has begun. */
const canCancel = (state: RegistrationState) => !hasEnded(state) && state !== 'started';

/** Code-split: few events have questions. */
const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog, null);

interface MemberRegistrationProps {
  event: PortalEvent;
  label: string;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export default function MemberRegistration({ event, label, size, className, children }: MemberRegistrationProps) {
  const {
    focusTarget,
    intent,
    state: sent,
    isPending,
    isConfirming,
    isAsking,
    register,
    answer,
    closeQuestions,
    ...own
  } = useRegistration(event);
  const { registrationState: state } = event;
  const joinLabel = registerLabel(event, label);
  const isOpen = state === 'open' && !event.registration;

  // Registers on return from the login.
  const registerIfIntended = useEffectEvent(() => {
    if (consumeIntent(registrationIntent(event)) || consumeIntent(intent)) register();
  });
  useEffect(() => {
    if (isOpen) registerIfIntended();
  }, [isOpen]);

  return (
    <>
      <div ref={focusTarget} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        {event.registration && state !== 'cancelled' ? <OwnRegistration event={event} className={className} /> : null}
        {event.registration && event.hasQuestions && state === 'open' ? (
          <Button
            variant="ghost"
            aria-label={`Mis respuestas: ${event.title}`}
            onClick={register}
            className={className}
          >
            Mis respuestas
          </Button>
        ) : null}
        {state !== 'open' && (!event.registration || hasEnded(state)) ? (
          <RegistrationRefusal state={state} label={label} size={size} className={className} />
        ) : null}
        {isOpen ? (
          <Button
            busy={isPending}
            busyLabel={REGISTERING}
            aria-label={isPending ? undefined : `${joinLabel}: ${event.title}`}
            onClick={register}
            size={size}
            className={className}
          >
            {joinLabel}
          </Button>
        ) : null}
      </div>
      {sent === 'unresolved' || sent === 'unsent' ? (
        <p role="status" className="text-sm font-semibold">
          {sent === 'unsent'
            ? 'Sin conexión: no se envió. Inténtalo cuando vuelva la señal.'
            : 'No sabemos si llegó. Inténtalo otra vez: si ya había llegado, no se repite.'}
        </p>
      ) : null}
      {children}
      <CancelRegistration event={event} onCancel={own.askToCancel} className={className} />
      <CancelRegistrationDialog
        event={event}
        open={isConfirming}
        busy={isPending}
        onConfirm={own.cancel}
        onClose={own.closeCancel}
      />
      {isAsking ? <QuestionDialog event={event} busy={isPending} onAnswer={answer} onClose={closeQuestions} /> : null}
    </>
  );
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
