import { type ToastMessage, toast } from './toast-store.ts';

const KEY = 'toast-after-load';

/** Toast for after a full page load, which would discard the current one. */
export function toastAfterLoad(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage is full or blocked: there will be no toast.
  }
}

export function showToastAfterLoad(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message) toast(JSON.parse(message) as ToastMessage);
  } catch {
    // Storage is blocked: there is no toast.
  }
}
