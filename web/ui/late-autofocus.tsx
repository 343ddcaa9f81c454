import { useEffect } from 'react';

/**
 * Focuses what a dialog could not when it opened, because it was not there yet; not while somebody types elsewhere. A
 * dialog that swaps its content gives it a new `key`.
 */
export function LateAutofocus() {
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    document.querySelector<HTMLElement>('dialog:modal [data-autofocus]')?.focus();
  }, []);
  return null;
}
