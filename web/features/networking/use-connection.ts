import { useEffect, useRef } from 'react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useRemoveConnection, useSendRequest } from './connection.api.ts';
import { toastSendFailure } from './connection-failure.ts';
import { sentToast, withdrawnToast } from './connection-toasts.ts';

/** Sends and withdraws requests, reports the outcome, and keeps the focus in place. */
export function useConnection(member: { id: string } & ConnectionState) {
  const place = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);

  const request = useSendRequest(member, {
    onDone: (state) => toast(sentToast(state)),
    onFailure: toastSendFailure,
  });
  const removal = useRemoveConnection(member, {
    onDone: () => toast(withdrawnToast),
    onFailure: (error) => toastFailure('No se pudo retirar la solicitud', error),
  });

  // The pressed button is replaced by another one, which would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state has changed
  useEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    place.current?.focus({ preventScroll: true });
  }, [member.connectionStatus]);

  function keepFocus(act: () => void) {
    focusPending.current = true;
    act();
  }

  return {
    place,
    isBusy: request.isPending || removal.isPending,
    send: (note: string) => keepFocus(() => request.mutate(note)),
    withdraw: () => keepFocus(() => removal.mutate(undefined)),
  };
}
