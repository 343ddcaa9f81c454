import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { consumeIntent } from '../../lib/sign-in-intent.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import {
  CancelRegistration,
  CancelRegistrationDialog,
  hasEnded,
  OwnRegistration,
  useRegistration,
} from './own-registration.tsx';
import { REGISTERING, RegistrationRefusal, registerLabel, registrationIntent } from './visitor-registration.tsx';

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
      <CancelRegistration event={event} onCancel={own.confirmCancel} className={className} />
      <CancelRegistrationDialog
        event={event}
        open={isConfirming}
        busy={isPending}
        onConfirm={own.cancel}
        onClose={own.closeDialog}
      />
      {isAsking ? <QuestionDialog event={event} busy={isPending} onAnswer={answer} onClose={closeQuestions} /> : null}
    </>
  );
}
