import { useEffect } from 'react';

/**
 * Focuses the control of the open dialog that is marked `data-autofocus`, unless somebody types elsewhere: when the
 * dialog opens, when a part of it has loaded, and with a new `key` when its content is swapped.
 */
export function Autofocus() {
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    // The last one: of the dialog on top.
    [...document.querySelectorAll<HTMLElement>('dialog:modal [data-autofocus]')].at(-1)?.focus();
  }, []);
  return null;
}
