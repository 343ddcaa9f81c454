import { type ToastMessage, toast } from './toast-store.ts';

const KEY = 'toast-after-load';

/** For what ends in loading a page anew, which takes the messages of this one with it. */
export function toastAfterLoad(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage is full or forbidden: it happened without a word.
  }
}

export function showToastAfterLoad(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message) toast(JSON.parse(message) as ToastMessage);
  } catch {
    // Nothing was kept either.
  }
}
