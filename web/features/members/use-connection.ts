import { useEffect, useRef } from 'react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { isUnauthorized, isUnconfirmed, serverMessage } from '../../lib/api-error.ts';
import { currentPath, redirectToLoginSoon } from '../../lib/login-redirect.ts';
import { toastFailure } from '../../ui/request-failure.ts';
import { type ToastMessage, toast } from '../../ui/toast-store.ts';
import { useRemoveConnection, useSendRequest } from './networking.api.ts';

function redirectIfLoggedOut(error: Error): boolean {
  if (!isUnauthorized(error)) return false;
  toast({ title: 'No autorizado', description: 'Iniciando sesión nuevamente...', variant: 'destructive' });
  redirectToLoginSoon(currentPath());
  return true;
}

function toastSendFailure(error: Error): void {
  if (redirectIfLoggedOut(error)) return;
  // One text for every failure (spec) except an unconfirmed address, which the member can fix.
  if (isUnconfirmed(error)) return void toast({ title: 'Confirma tu correo', description: serverMessage(error) ?? '' });
  toast({ title: 'Error', description: 'No se pudo enviar la solicitud de conexión.', variant: 'destructive' });
}

export function toastAnswerFailure(error: Error): void {
  if (redirectIfLoggedOut(error)) return;
  const description = serverMessage(error) ?? 'Error al procesar la respuesta.';
  toast({ title: 'Error', description, variant: 'destructive' });
}

export const acceptedToast: ToastMessage = { title: 'Conexión aceptada', description: 'Ahora están conectados' };

export const rejectedToast: ToastMessage = {
  title: 'Conexión rechazada',
  description: 'La solicitud ha sido rechazada',
};

export const withdrawnToast: ToastMessage = {
  title: 'Solicitud retirada',
  description: 'Puedes volver a enviarla cuando quieras.',
};

/** Crossing requests connect at once. */
function sentToast({ connectionStatus }: ConnectionState): ToastMessage {
  if (connectionStatus === 'connected') return acceptedToast;
  return { title: 'Solicitud enviada', description: 'Tu solicitud de conexión ha sido enviada.' };
}

export type SubmitNote = (send: (note: string) => Promise<ConnectionState>) => Promise<ConnectionState>;

/** Resolves to whether it arrived. */
const toastOutcome = (sending: Promise<ConnectionState>): Promise<boolean> =>
  sending.then(
    (state) => {
      toast(sentToast(state));
      return true;
    },
    (error) => {
      toastSendFailure(error);
      return false;
    },
  );

export function useConnection(member: { id: string } & ConnectionState) {
  const place = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);

  const request = useSendRequest(member);
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

  function keepFocus<Result>(act: () => Result): Result {
    focusPending.current = true;
    return act();
  }

  const send = (note: string) => keepFocus(() => request.mutateAsync(note));

  return {
    place,
    isBusy: request.isPending || removal.isPending,
    send: () => void toastOutcome(send('')),
    /** The note is kept until it has arrived. */
    submitNote: (submit: SubmitNote) => toastOutcome(submit(send)),
    withdraw: () => keepFocus(() => removal.mutate(undefined)),
  };
}
