import { useEffect } from 'react';
import { currentPath, redirectToLogin, redirectToLoginSoon } from '../lib/login-redirect.ts';
import { toast } from '../ui/toast-store.ts';
import type { ResolvedRoute } from './resolve-route.ts';

/** Visitor at a members' page: toast, then redirect to the login and back here. */
export function useVisitorRedirect(route: ResolvedRoute): void {
  useEffect(() => {
    if (route.toast) toast(route.toast);
    if (route.login === 'now') redirectToLogin(currentPath());
    if (route.login === 'soon') return redirectToLoginSoon(currentPath());
  }, [route]);
}
