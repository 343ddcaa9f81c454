import type { ConnectionState } from '#contract/members/members.contract.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';

export const acceptedToast: ToastMessage = { title: 'Conexión aceptada', description: 'Ahora están conectados' };

export const rejectedToast: ToastMessage = {
  title: 'Conexión rechazada',
  description: 'La solicitud ha sido rechazada',
};

export const withdrawnToast: ToastMessage = {
  title: 'Solicitud retirada',
  description: 'Puedes volver a enviarla cuando quieras.',
};

/** A request that crosses one from the other side connects at once. */
export function sentToast({ connectionStatus }: ConnectionState): ToastMessage {
  if (connectionStatus === 'connected') return acceptedToast;
  return { title: 'Solicitud enviada', description: 'Tu solicitud de conexión ha sido enviada.' };
}
