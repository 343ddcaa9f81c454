import { isUnauthorized, isUnconfirmed, serverMessage } from '../../lib/api-error.ts';
import { currentPath, redirectToLoginSoon } from '../../lib/login-redirect.ts';
import { toast } from '../../ui/toast-store.ts';

/** Login redirect in the network's own words (spec, section 8). Returns whether the session had expired. */
function redirectIfLoggedOut(error: Error): boolean {
  if (!isUnauthorized(error)) return false;
  toast({ title: 'No autorizado', description: 'Iniciando sesión nuevamente...', variant: 'destructive' });
  redirectToLoginSoon(currentPath());
  return true;
}

export function toastSendFailure(error: Error): void {
  if (redirectIfLoggedOut(error)) return;
  // The spec's sentence for every failure but an unconfirmed address, which the member can mend.
  if (isUnconfirmed(error)) return void toast({ title: 'Confirma tu correo', description: serverMessage(error) ?? '' });
  toast({ title: 'Error', description: 'No se pudo enviar la solicitud de conexión.', variant: 'destructive' });
}

export function toastAnswerFailure(error: Error): void {
  if (redirectIfLoggedOut(error)) return;
  const description = serverMessage(error) ?? 'Error al procesar la respuesta.';
  toast({ title: 'Error', description, variant: 'destructive' });
}
