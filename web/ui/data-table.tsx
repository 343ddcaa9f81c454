import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { Card } from './card.tsx';

export interface TableColumn<Item> {
  /** Also the column's name in a downloaded file. */
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Sort key of the server; must be backed by an index. */
  sort?: string;
  /** Names the row: always shown, and the card's heading. */
  isMain?: true;
  /** Class of the preferred width, granted before other columns grow. */
  width?: string;
  isOptional?: true;
}

export type SelectedKeys = ReadonlySet<string>;

/** The server sorts and pages the rows. */
interface DataTableProps<Item extends object> {
  caption: string;
  columns: readonly TableColumn<Item>[];
  hidden: readonly string[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** `-name` for descending. */
  sort: string;
  onSort: (sort: string) => void;
  selection?: { selected: SelectedKeys; onSelect: (selected: SelectedKeys) => void };
  /** Accessible name of the checkbox. */
  itemLabel: (item: Item) => string;
  actions?: (item: Item) => ReactNode;
}

function Checkbox(props: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className="size-5 align-middle accent-primary" />;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** Shift extends the selection from the last checkbox, arrow keys move between rows. */
function useRowCheckboxes<Item extends object>({ items, itemKey, selection }: DataTableProps<Item>) {
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

function PageCheckbox<Item extends object>({ items, itemKey, selection }: DataTableProps<Item>) {
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

/** Touch target of 44 px for linked names. */
const mainCell = 'pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:items-center';

/** More columns would break words on a tablet. */
const MAX_TABLET_COLUMNS = 4;

/** More columns need narrower gaps to fit a laptop. */
const MAX_ROOMY_COLUMNS = 5;

/** A table, or cards where its columns do not fit. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { area, box } = useRowCheckboxes(props);
  const shown = props.columns.filter(({ key, isMain }) => isMain || !props.hidden.includes(key));
  const isWide = useMediaQuery(`(width >= ${shown.length > MAX_TABLET_COLUMNS ? 80 : 48}rem)`);
  const parts: PartProps<Item> = { ...props, shown, box };
  return <div ref={area}>{isWide ? <Rows {...parts} /> : <Cards {...parts} />}</div>;
}

interface PartProps<Item extends object> extends DataTableProps<Item> {
  shown: readonly TableColumn<Item>[];
  box: (id: string, index: number, label: string) => ReactNode;
}

function Rows<Item extends object>(props: PartProps<Item>) {
  const { caption, shown, items, itemKey, selection, actions, itemLabel, box, sort: order, onSort } = props;
  const padding = shown.length > MAX_ROOMY_COLUMNS ? 'px-2' : 'px-3';
  return (
    <table className="w-full border-separate border-spacing-0 hyphens-auto rounded-card border border-border bg-card text-sm shadow-card">
      <caption className="sr-only">{caption}</caption>
      {/* Heading words stay whole and set the minimum column width. */}
      <thead className="wrap-break-word">
        <tr className="text-left">
          {selection ? (
            <th scope="col" className="w-10 border-b border-border px-3 py-2">
              <PageCheckbox {...props} />
            </th>
          ) : null}
          {shown.map(({ key, label, sort, width }) => {
            const sorted = order === sort ? 'asc' : order === `-${sort}` ? 'desc' : undefined;
            const Icon = sortIcons[sorted ?? 'none'];
            return (
              <th
                key={key}
                scope="col"
                aria-sort={sorted && ariaSorts[sorted]}
                className={classNames('border-b border-border py-1 font-semibold', padding, width)}
              >
                {sort ? (
                  <button
                    type="button"
                    onClick={() => onSort(sorted === 'asc' ? `-${sort}` : sort)}
                    className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-input px-2 text-left hover:bg-subtle pointer-coarse:min-h-11"
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
        {items.map((item, index) => (
          <tr
            key={itemKey(item)}
            className="hover:bg-subtle has-[input[data-row]:checked]:bg-subtle [&:last-child>*]:border-b-0"
          >
            {selection ? (
              <td className="border-b border-border px-3 py-2">{box(itemKey(item), index, itemLabel(item))}</td>
            ) : null}
            {shown.map(({ key, cell, isMain }) => {
              const Cell = isMain ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  {...(isMain && { scope: 'row' })}
                  className={classNames(
                    'border-b border-border py-2 text-left font-normal wrap-anywhere xl:wrap-break-word',
                    padding,
                    isMain && mainCell,
                  )}
                >
                  {cell(item)}
                </Cell>
              );
            })}
            {actions ? <td className="border-b border-border px-1">{actions(item)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Item extends object>(props: PartProps<Item>) {
  const { caption, columns, shown, items, itemKey, selection, actions, itemLabel, box, sort, onSort } = props;
  const [shownSort, chooseSort] = useOptimisticValue(sort, onSort);
  const orders = columns.flatMap(({ label, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: `${label} ↑` },
          { value: `-${key}`, label: `${label} ↓` },
        ],
  );
  return (
    <>
      <div className="mb-3 flex items-center gap-3 text-sm">
        {selection ? (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
          <label className="flex min-h-11 shrink-0 items-center gap-2">
            <PageCheckbox {...props} />
            Todo
          </label>
        ) : null}
        <span aria-hidden="true" className="ml-auto shrink-0">
          Orden
        </span>
        <select
          aria-label="Ordenar por"
          value={shownSort}
          onChange={(event) => chooseSort(event.target.value)}
          className="min-h-11 min-w-0 rounded-input border border-input-border bg-card px-2"
        >
          {orders.some(({ value }) => value === sort) ? null : <option value={sort}>Lo pendiente primero</option>}
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <ul aria-label={caption} className="grid gap-3 md:grid-cols-2">
        {items.map((item, index) => (
          <li key={itemKey(item)} className="min-w-0">
            <Card as="article" className="h-full p-3 text-sm">
              <div className="flex flex-wrap items-start gap-3">
                {selection ? <div className="pt-2">{box(itemKey(item), index, itemLabel(item))}</div> : null}
                <div className={classNames('min-w-0 grow basis-40 self-center text-base wrap-anywhere', mainCell)}>
                  {shown
                    .filter(({ isMain }) => isMain)
                    .map(({ key, cell }) => (
                      <div key={key}>{cell(item)}</div>
                    ))}
                </div>
                {actions ? <div className="-mr-1.5 ml-auto">{actions(item)}</div> : null}
              </div>
              <dl className="mt-2 grid gap-1">
                {shown
                  .filter(({ isMain }) => !isMain)
                  .map(({ key, label, cell }) => ({ key, label, content: cell(item) }))
                  .filter(({ content }) => content !== null && content !== '')
                  .map(({ key, label, content }) => (
                    <div key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 max-[18rem]:grid-cols-1">
                      <dt className="text-muted">{label}</dt>
                      <dd className="min-w-0 wrap-anywhere">{content}</dd>
                    </div>
                  ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
