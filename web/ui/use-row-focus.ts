import { useEffect, useRef } from 'react';

/** Moves the focus along with a row that was added, moved or removed, once it is rendered. */
export function useRowFocus(rows: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  const pending = useRef<[index: number, selector: string]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useEffect(() => {
    if (!pending.current) return;
    const [index, selector] = pending.current;
    pending.current = undefined;
    const row = list.current?.children[index];
    const target = row?.querySelector(selector) ?? row?.querySelector('input') ?? list.current?.closest('fieldset');
    (target as HTMLElement | undefined)?.focus();
  }, [rows]);

  /** The match in the row, else its first field; without the row, the whole list. */
  function focusRow(index: number, selector = 'input, textarea'): void {
    pending.current = [index, selector];
  }

  return {
    list,
    focusRow,
    /** The button that moved the row, so that it can be pressed again. */
    focusMoved: (from: number, to: number) => focusRow(to, `[aria-label^=${to < from ? 'Subir' : 'Bajar'}]:enabled`),
  };
}
