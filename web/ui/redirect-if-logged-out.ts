import { useEffect } from 'react';
import { isUnauthorized } from '../lib/api-error.ts';
import { currentPath, redirectToLoginSoon } from '../lib/login-redirect.ts';
import { loggedOutToastAt } from './logged-out-toast.ts';
import { toast } from './toast-store.ts';

/** The session ended: says so, then leads to the login and back here. Answers whether that was the trouble. */
export function redirectIfLoggedOut(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  toast(loggedOutToastAt(location.pathname));
  redirectToLoginSoon(currentPath());
  return true;
}

/** The same for what a screen loads. */
export function useRedirectIfLoggedOut(...errors: unknown[]): void {
  const error = errors.find(isUnauthorized);
  useEffect(() => {
    redirectIfLoggedOut(error);
  }, [error]);
}
