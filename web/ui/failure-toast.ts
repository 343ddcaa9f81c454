import { isNetworkError, serverMessage } from '../lib/api-error.ts';
import { redirectIfLoggedOut } from './redirect-if-logged-out.ts';
import { toast } from './toast-store.ts';

/** Toast for a failed action: the server's message, or a general one. */
export function toastFailure(title: string, error: unknown): void {
  if (redirectIfLoggedOut(error)) return;
  const guess = isNetworkError(error) ? 'Revisa tu conexión e inténtalo de nuevo.' : 'Ha ocurrido un error inesperado.';
  const description = serverMessage(error) ?? guess;
  toast({ title, description, variant: 'destructive' });
}
