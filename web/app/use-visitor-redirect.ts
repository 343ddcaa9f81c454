import { useEffect } from 'react';
import { currentPath, redirectToLogin, redirectToLoginSoon } from '../lib/login-redirect.ts';
import { toast } from '../ui/toast-store.ts';
import type { View } from './view.ts';

/** What happens to a visitor at a page for members: a word about it, then the login, then back here. */
export function useVisitorRedirect(view: View): void {
  useEffect(() => {
    if (view.toast) toast(view.toast);
    if (view.login === 'now') redirectToLogin(currentPath());
    if (view.login === 'soon') return redirectToLoginSoon(currentPath());
  }, [view]);
}
