import type { ToastMessage } from './toast-store.ts';

/** Quoted in English by the spec (section 8). */
export const loggedOutToast: ToastMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
  lang: 'en',
};

const adminLoggedOutToast: ToastMessage = {
  title: 'No autorizado',
  description: 'Iniciando sesión nuevamente...',
  variant: 'destructive',
};

/** The administration has its own wording (spec, section 8). */
export function loggedOutToastAt(path: string): ToastMessage {
  return /^\/admin(\/|$)/.test(path) ? adminLoggedOutToast : loggedOutToast;
}
