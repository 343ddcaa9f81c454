import { useEffect, useRef, useState } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useOwnRegistration } from './registration.api.ts';
import { outcomeToast } from './registration-outcome.ts';

/** Registers and cancels, toasts the outcome, and restores the focus when the pressed button is replaced. */
export function useRegistration(event: PortalEvent) {
  const [isConfirming, setConfirming] = useState(false);
  const focusTarget = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);
  const status = event.registration?.status;

  // The pressed button is unmounted, and the focus would be lost with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the registration has changed
  useEffect(() => {
    if (isConfirming || !focusPending.current) return;
    focusPending.current = false;
    focusTarget.current?.focus();
  }, [status, isConfirming]);

  const { change, isPending } = useOwnRegistration(event.id, {
    onDone: (registration) => {
      focusPending.current = true;
      setConfirming(false);
      toast(outcomeToast(event, registration));
    },
    onFailure: (error) => {
      setConfirming(false);
      toastFailure(event.registration ? 'No se pudo cancelar' : 'No se pudo completar la inscripción', error);
    },
  });

  return {
    focusTarget,
    isPending,
    isConfirming,
    register: () => change(true),
    confirmCancel: () => setConfirming(true),
    closeDialog: () => setConfirming(false),
    cancel: () => change(false),
  };
}
