import { isUnanswered, serverMessage } from '../lib/api-error.ts';
import { leaveForLogin } from './logged-out.ts';
import { toast } from './toast-store.ts';

/** Something that was asked for did not happen: the server's reason, or a general one. */
export function toastFailure(title: string, error: unknown): void {
  if (leaveForLogin(error)) return;
  const guess = isUnanswered(error) ? 'Revisa tu conexión e inténtalo de nuevo.' : 'Ha ocurrido un error inesperado.';
  const description = serverMessage(error) ?? guess;
  toast({ title, description, variant: 'destructive' });
}
