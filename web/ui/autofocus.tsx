import { useEffect } from 'react';

/**
 * Focuses `[data-autofocus]` in the open dialog, unless the user is typing elsewhere. Runs on opening, after lazy parts
 * have loaded, and with a new `key` when the content is swapped.
 */
export function Autofocus() {
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    // The last one belongs to the topmost dialog.
    [...document.querySelectorAll<HTMLElement>('dialog:modal [data-autofocus]')].at(-1)?.focus();
  }, []);
  return null;
}
