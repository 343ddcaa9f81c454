import { ArrowDown, ArrowUp, ArrowUpDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { DataCards, mainCell } from './data-cards.tsx';
import { PageCheckbox, useRowCheckboxes } from './row-checkboxes.tsx';

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
  /** Stands above the name on a card. */
  isBadge?: true;
  /** In the place of the label on a card. */
  icon?: LucideIcon;
}

export type SelectedKeys = ReadonlySet<string>;

/** The server sorts and pages the rows. */
export interface DataTableProps<Item extends object> {
  caption: string;
  columns: readonly TableColumn<Item>[];
  hidden?: readonly string[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** `-name` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: { selected: SelectedKeys; onSelect: (selected: SelectedKeys) => void };
  /** Accessible name of the checkbox. */
  itemLabel: (item: Item) => string;
  buttons?: (item: Item) => ReactNode;
  menu?: (item: Item) => ReactNode;
  /** Cards at any width, where there is no room for a table. */
  isNarrow?: boolean | undefined;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** More columns would break words on a tablet. */
const MAX_TABLET_COLUMNS = 4;

/** More columns need narrower gaps to fit a laptop. */
const MAX_ROOMY_COLUMNS = 5;

/** A table, or cards where its columns do not fit. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { area, box } = useRowCheckboxes(props);
  const shown = props.columns.filter(({ key, isMain }) => isMain || !props.hidden?.includes(key));
  const fits = useMediaQuery(`(width >= ${shown.length > MAX_TABLET_COLUMNS ? 80 : 48}rem)`);
  const parts: PartProps<Item> = { ...props, shown, box };
  return <div ref={area}>{fits && !props.isNarrow ? <Rows {...parts} /> : <DataCards {...parts} />}</div>;
}

export interface PartProps<Item extends object> extends DataTableProps<Item> {
  shown: readonly TableColumn<Item>[];
  box: (id: string, index: number, label: string) => ReactNode;
}

function Rows<Item extends object>(props: PartProps<Item>) {
  const { caption, shown, items, itemKey, selection, buttons, menu, itemLabel, box, sort: order, onSort } = props;
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
                    onClick={() => onSort?.(sorted === 'asc' ? `-${sort}` : sort)}
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
          {buttons || menu ? (
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
            {buttons || menu ? (
              <td className="border-b border-border px-1 py-2">
                <div className="flex items-center justify-end gap-1">
                  <div className="flex flex-wrap justify-end gap-1">{buttons?.(item)}</div>
                  {menu?.(item)}
                </div>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
