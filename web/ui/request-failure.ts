import { useEffect } from 'react';
import { isNetworkError, isUnauthorized, serverMessage } from '../lib/api-error.ts';
import { currentPath, redirectToLoginSoon } from '../lib/login-redirect.ts';
import { loggedOutToastAt } from './logged-out-toast.ts';
import { toast } from './toast-store.ts';

/** Returns whether the session had expired. */
export function redirectIfLoggedOut(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  toast(loggedOutToastAt(location.pathname));
  redirectToLoginSoon(currentPath());
  return true;
}

export function useRedirectIfLoggedOut(...errors: unknown[]): void {
  const error = errors.find(isUnauthorized);
  useEffect(() => {
    redirectIfLoggedOut(error);
  }, [error]);
}

export function toastFailure(title: string, error: unknown): void {
  if (redirectIfLoggedOut(error)) return;
  const guess = isNetworkError(error) ? 'Revisa tu conexión e inténtalo de nuevo.' : 'Ha ocurrido un error inesperado.';
  const description = serverMessage(error) ?? guess;
  toast({ title, description, variant: 'destructive' });
}
