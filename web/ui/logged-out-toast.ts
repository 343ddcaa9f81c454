import type { ToastMessage } from './toast-store.ts';

/** Quoted in English by the spec (section 8). */
export const loggedOutToast: ToastMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
  lang: 'en',
};
