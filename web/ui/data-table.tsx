import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Card } from './card.tsx';

export interface TableColumn<Item> {
  /** Also the name of the column in a downloaded file. */
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Sort key of the server; it must be backed by an index. */
  sort?: string;
  /** Names the row: always shown, and the heading of the card. */
  isMain?: true;
  /** Hidden until it is chosen. */
  isOptional?: true;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

interface DataTableProps<Item extends object> {
  caption: string;
  columns: readonly TableColumn<Item>[];
  hidden: readonly string[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Names a row for its checkbox. */
  itemLabel: (item: Item) => string;
  /** `name`, or `-name` for descending. */
  sort: string;
  onSort: (sort: string) => void;
  /** Absent: rows cannot be selected. */
  selection?: { selected: RowSelectionState; onSelect: (selected: RowSelectionState) => void };
  actions?: (item: Item) => ReactNode;
}

function Checkbox(props: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className="size-5 align-middle accent-primary" />;
}

const toSorting = (sort: string): SortingState => [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

/** State of a table of which the server sorts and pages the rows. */
function useServerTable<Item extends object>(props: DataTableProps<Item>) {
  const { columns, hidden, items, itemKey, sort, onSort, selection } = props;
  const sorting = toSorting(sort);
  const definitions = useMemo(
    () =>
      columns.map(({ key, label, sort: sortKey, isMain }) => ({
        id: sortKey ?? key,
        accessorFn: (item: Item) => item,
        header: label,
        enableSorting: sortKey !== undefined,
        enableHiding: !isMain,
      })),
    [columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: items as Item[],
    getRowId: itemKey,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    state: {
      sorting,
      rowSelection: selection?.selected ?? {},
      columnVisibility: Object.fromEntries(
        columns.map(({ key, sort: sortKey, isMain }) => [sortKey ?? key, Boolean(isMain) || !hidden.includes(key)]),
      ),
    },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (next) onSort(`${next.desc ? '-' : ''}${next.id}`);
    },
    onRowSelectionChange: (change) =>
      selection?.onSelect(typeof change === 'function' ? change(selection.selected) : change),
  });
}

type ServerTable<Item extends object> = ReturnType<typeof useServerTable<Item>>;

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** Checkboxes of the rows: Shift extends the selection from the last one, and the arrow keys move between them. */
function useRowCheckboxes<Item extends object>(table: ServerTable<Item>) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<number>(undefined);

  function select(event: MouseEvent<HTMLInputElement>, index: number) {
    const { checked } = event.currentTarget;
    const from = event.shiftKey ? (last.current ?? index) : index;
    const [start, end] = from < index ? [from, index] : [index, from];
    const rows = table.getRowModel().rows.slice(start, end + 1);
    table.setRowSelection((current) => {
      const next = { ...current };
      for (const { id } of rows) {
        if (checked) next[id] = true;
        else delete next[id];
      }
      return next;
    });
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
        checked={Boolean(table.state.rowSelection[id])}
        onClick={(event) => select(event, index)}
        onChange={() => {}}
        onKeyDown={move}
      />
    ),
  };
}

/** Checkbox of all rows on the page. */
function PageCheckbox<Item extends object>({ table }: { table: ServerTable<Item> }) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <Checkbox
      aria-label="Seleccionar todo en esta página"
      checked={isAll}
      ref={(element) => {
        if (element) element.indeterminate = !isAll && table.getIsSomeRowsSelected();
      }}
      onChange={() => table.toggleAllRowsSelected(!isAll)}
    />
  );
}

/** Rows of a list that the server sorts and pages: a table, or cards on a small screen. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const table = useServerTable(props);
  const isWide = useMediaQuery('(width >= 48rem)');
  const { area, box } = useRowCheckboxes(table);
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const shown = props.columns.filter(({ key, sort }) => visible.has(sort ?? key));
  const parts: PartProps<Item> = { ...props, table, shown, box };
  return <div ref={area}>{isWide ? <Rows {...parts} /> : <Cards {...parts} />}</div>;
}

interface PartProps<Item extends object> extends DataTableProps<Item> {
  table: ServerTable<Item>;
  shown: readonly TableColumn<Item>[];
  box: (id: string, index: number, label: string) => ReactNode;
}

function Rows<Item extends object>(props: PartProps<Item>) {
  const { caption, shown, table, selection, actions, itemLabel, box } = props;
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-border bg-card text-sm shadow-card">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left">
          {selection ? (
            <th scope="col" className="w-10 border-b border-border px-3 py-2">
              <PageCheckbox table={table} />
            </th>
          ) : null}
          {shown.map(({ key, label, sort }) => {
            const column = sort === undefined ? undefined : headers.get(sort)?.column;
            const sorted = (column?.getIsSorted() || undefined) as 'asc' | 'desc' | undefined;
            const Icon = sortIcons[sorted ?? 'none'];
            return (
              <th
                key={key}
                scope="col"
                aria-sort={sorted && ariaSorts[sorted]}
                className="border-b border-border px-3 py-1 font-semibold"
              >
                {column ? (
                  <button
                    type="button"
                    onClick={column.getToggleSortingHandler()}
                    className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-input px-2 text-left hover:bg-subtle"
                  >
                    {label}
                    <Icon aria-hidden="true" className={classNames('size-3.5 shrink-0', !sorted && 'text-muted')} />
                  </button>
                ) : (
                  label
                )}
              </th>
            );
          })}
          {actions ? (
            <th scope="col" className="w-12 border-b border-border px-1">
              <span className="sr-only">Acciones</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map(({ id, original }, index) => (
          <tr key={id} className="hover:bg-subtle has-[input[data-row]:checked]:bg-subtle [&:last-child>*]:border-b-0">
            {selection ? (
              <td className="border-b border-border px-3 py-2">{box(id, index, itemLabel(original))}</td>
            ) : null}
            {shown.map(({ key, cell, isMain }) => {
              const Cell = isMain ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  {...(isMain && { scope: 'row' })}
                  className="border-b border-border px-3 py-2 text-left font-normal wrap-anywhere"
                >
                  {cell(original)}
                </Cell>
              );
            })}
            {actions ? <td className="border-b border-border px-1">{actions(original)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Item extends object>(props: PartProps<Item>) {
  const { caption, columns, shown, table, selection, actions, itemLabel, box, sort, onSort } = props;
  const orders = columns.flatMap(({ label, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: `${label}, ascendente` },
          { value: `-${key}`, label: `${label}, descendente` },
        ],
  );
  return (
    <>
      <div className="mb-3 flex items-center gap-3 text-sm">
        {selection ? (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
          <label className="flex min-h-11 items-center gap-2">
            <PageCheckbox table={table} />
            Todo
          </label>
        ) : null}
        <label className="flex min-w-0 grow items-center gap-2">
          <span className="shrink-0">Ordenar por</span>
          <select
            value={sort}
            onChange={(event) => onSort(event.target.value)}
            className="min-h-11 min-w-0 grow rounded-input border border-input-border bg-card px-2"
          >
            {orders.some(({ value }) => value === sort) ? null : <option value={sort}>De siempre</option>}
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul aria-label={caption} className="grid gap-3">
        {table.getRowModel().rows.map(({ id, original }, index) => (
          <li key={id}>
            <Card as="article" className="flex items-start gap-3 p-3 text-sm">
              {selection ? <div className="pt-1">{box(id, index, itemLabel(original))}</div> : null}
              <dl className="grid min-w-0 grow gap-1.5">
                {shown.map(({ key, label, cell, isMain }) => (
                  <div key={key} className={isMain ? 'text-base' : 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2'}>
                    <dt className={isMain ? 'sr-only' : 'text-muted'}>{label}</dt>
                    <dd className="min-w-0 wrap-anywhere">{cell(original)}</dd>
                  </div>
                ))}
              </dl>
              {actions ? <div className="-mt-1.5 -mr-1.5 shrink-0">{actions(original)}</div> : null}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
