import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

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

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export interface ServerTableOptions<Item extends object> {
  columns: readonly TableColumn<Item>[];
  hidden: readonly string[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** `-name` for descending. */
  sort: string;
  onSort: (sort: string) => void;
  selection?: { selected: RowSelectionState; onSelect: (selected: RowSelectionState) => void };
}

const toSorting = (sort: string): SortingState => [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

/** The server sorts and pages the rows. */
export function useServerTable<Item extends object>(options: ServerTableOptions<Item>) {
  const { columns, hidden, items, itemKey, sort, onSort, selection } = options;
  const sorting = toSorting(sort);
  const definitions = useMemo(
    () =>
      columns.map(({ key, label, sort: sortKey, isMain }) => ({
        id: sortKey ?? key,
        accessorFn: (item: Item) => item,
        header: label,
        enableSorting: sortKey !== undefined,
        sortDescFirst: false,
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

export type ServerTable<Item extends object> = ReturnType<typeof useServerTable<Item>>;
