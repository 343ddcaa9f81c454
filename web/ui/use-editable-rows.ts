import { useEffect, useRef } from 'react';

/** Focuses a changed row once it is rendered. */
export function useEditableRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  /** The first selector with a match in the row is focused. */
  const pending = useRef<[index: number, ...selectors: string[]]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useEffect(() => {
    if (!pending.current) return;
    const [index, ...selectors] = pending.current;
    pending.current = undefined;
    const row = list.current?.children[index];
    const target = selectors.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
    // Without a row, the whole list.
    (target ?? list.current?.closest('fieldset'))?.focus();
  }, [rows]);

  return {
    list,
    add(row: Row) {
      onChange([...rows, row]);
      pending.current = [rows.length, 'input, textarea'];
    },
    replace(index: number, values: Partial<Row>) {
      onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)));
    },
    /** Focuses the button that moved the row, for another press; at the end of the list the opposite one. */
    move(from: number, to: number) {
      const moved = [...rows];
      moved.splice(to, 0, ...moved.splice(from, 1));
      onChange(moved);
      const [same, opposite] = to < from ? ['Subir', 'Bajar'] : ['Bajar', 'Subir'];
      pending.current = [to, `[aria-label^=${same}]:enabled`, `[aria-label^=${opposite}]:enabled`];
    },
    remove(index: number) {
      onChange(rows.filter((_, at) => at !== index));
      pending.current = [Math.min(index, rows.length - 2), '[aria-label^=Quitar]'];
    },
  };
}
