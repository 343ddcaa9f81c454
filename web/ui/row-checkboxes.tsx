import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { DataTableProps } from './data-table.tsx';

function Checkbox(props: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className="size-5 align-middle accent-primary" />;
}

/** Shift extends the selection from the last checkbox, arrow keys move between rows. */
export function useRowCheckboxes<Item extends object>({ items, itemKey, selection }: DataTableProps<Item>) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<number>(undefined);

  function select(event: MouseEvent<HTMLInputElement>, index: number) {
    const { checked } = event.currentTarget;
    const from = event.shiftKey ? (last.current ?? index) : index;
    const [start, end] = from < index ? [from, index] : [index, from];
    const selected = new Set(selection?.selected);
    for (const item of items.slice(start, end + 1)) {
      if (checked) selected.add(itemKey(item));
      else selected.delete(itemKey(item));
    }
    selection?.onSelect(selected);
    last.current = index;
  }

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const boxes = [...(area.current?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? [])];
    boxes[boxes.indexOf(event.target as HTMLInputElement) + step]?.focus();
    event.preventDefault();
  }

  return {
    area,
    box: (id: string, index: number, label: string) => (
      <Checkbox
        data-row
        aria-label={`Seleccionar: ${label}`}
        checked={selection?.selected.has(id) ?? false}
        onClick={(event) => select(event, index)}
        onChange={() => {}}
        onKeyDown={move}
      />
    ),
  };
}

export function PageCheckbox<Item extends object>({ items, itemKey, selection }: DataTableProps<Item>) {
  const keys = items.map(itemKey);
  const isAll = keys.length > 0 && keys.every((key) => selection?.selected.has(key));
  return (
    <Checkbox
      aria-label="Seleccionar todo en esta página"
      checked={isAll}
      ref={(element) => {
        if (element) element.indeterminate = !isAll && keys.some((key) => selection?.selected.has(key));
      }}
      onChange={() => selection?.onSelect(new Set(isAll ? [] : keys))}
    />
  );
}
