import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FileFormat } from '#contract/table.ts';
import { countOf } from '../lib/numbers.ts';
import { useStoredValue } from '../lib/stored-value.ts';
import { useTabParams } from '../lib/use-list-params.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { DataTable, type SelectedKeys, type TableColumn } from './data-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type ListTab, tabLabel } from './filtered-list.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { ProvenDownload } from './proven-download.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';
import { SearchFilter } from './search-filter.tsx';
import { ColumnChoice, DEFAULT_PAGE_SIZE, Selection } from './table-tools.tsx';

const NOTHING: SelectedKeys = new Set();

interface SelectionAction<Item> {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  appliesTo?: (item: Item) => boolean;
}

interface QuestionedAction<Item> extends SelectionAction<Item> {
  /** `count` is "3 personas". */
  question: (count: string) => Omit<ConfirmedAction, 'run' | 'failure' | 'busyLabel' | 'destructive'>;
  /** Called for one row after the other. */
  run: (item: Item, reason: string) => Promise<unknown>;
}

interface DialogAction<Item> extends SelectionAction<Item> {
  open: (items: Item[]) => void;
}

export type BulkAction<Item> = QuestionedAction<Item> | DialogAction<Item>;

interface ListFilter<Tab> {
  tab: Tab;
  search: string;
  sort: string;
}

type ListData = NonNullable<PagedListProps<unknown>['query']['data']> & { counts?: Record<string, number> };

interface TableListProps<Tab extends ListTab, Data extends ListData, Key extends QueryKey, Item extends object>
  extends Pick<PagedListProps<Item>, 'itemKey' | 'texts'> {
  /** Key in local storage. */
  name: string;
  tabs: readonly [Tab, ...Tab[]];
  filterLabel: string;
  searchLabel: string;
  /** Their values are in the URL. */
  filters?: ReactNode;
  /** Parameters that "Limpiar filtros" resets. */
  filterParams?: readonly string[];
  query: (filter: ListFilter<Tab> & { page: number; limit: number }) => UseQueryOptions<Data, Error, Data, Key>;
  items: (data: Data) => readonly Item[];
  itemLabel: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
  defaultSort: string;
  actions?: (item: Item, confirmAction: (action: ConfirmedAction) => void) => ReactNode;
  bulkActions?: readonly BulkAction<Item>[];
  fileHref?: (format: FileFormat, filter: ListFilter<Tab> & { columns: string }) => string;
}

/** Tabs, search, order and page are in the URL; columns and page size in local storage. */
export function TableList<Tab extends ListTab, Data extends ListData, Key extends QueryKey, Item extends object>(
  props: TableListProps<Tab, Data, Key, Item>,
) {
  const { name, tabs, columns, itemKey, itemLabel, texts, bulkActions = [], filterParams = [] } = props;
  const params = useTabParams(tabs);
  const [urlParams, setUrlParams] = useSearchParams();
  const { tab, search, page } = params;
  const orders = columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []));
  const sort = orders.find((order) => order === urlParams.get('orden')) ?? props.defaultSort;
  const [hidden, setHidden] = useStoredValue(
    `table:${name}:hidden`,
    columns.filter(({ isOptional }) => isOptional).map(({ key }) => key),
  );
  const [limit, setLimit] = useStoredValue(`table:${name}:rows`, DEFAULT_PAGE_SIZE);
  const options = props.query({ tab, search, sort, page, limit });
  const query = useQuery(options);
  const queryClient = useQueryClient();
  const { confirmAction, dialog } = useActionDialog();
  const [selected, setSelected] = useState<SelectedKeys>(NOTHING);
  const [view, setView] = useState(urlParams);
  if (view !== urlParams) {
    setView(urlParams);
    setSelected(NOTHING);
  }
  const items = query.data && props.items(query.data);
  /** Rows of another page or filter are never acted on. */
  const selectedItems = items?.filter((item) => selected.has(itemKey(item))) ?? [];
  useRedirectIfLoggedOut(query.error);

  const deselect = () => setSelected(NOTHING);

  function change(values: Record<string, string | null>) {
    deselect();
    setUrlParams({ ...values, pagina: null });
  }

  function runBulk(action: BulkAction<Item>) {
    const applicable = selectedItems.filter((item) => action.appliesTo?.(item) ?? true);
    if ('open' in action) {
      action.open(applicable);
      return;
    }
    confirmAction({
      ...action.question(countOf(applicable.length, texts.one, texts.many)),
      busyLabel: 'Un momento...',
      destructive: action.destructive ?? false,
      failure: 'No se pudo con todo lo seleccionado; lo que falta sigue marcado',
      run: async (reason) => {
        const problems: unknown[] = [];
        for (const item of applicable) {
          await action.run(item, reason).then(
            () => setSelected((current) => new Set([...current].filter((key) => key !== itemKey(item)))),
            (error) => problems.push(error),
          );
        }
        await queryClient.invalidateQueries({ queryKey: [options.queryKey[0]] });
        if (problems.length > 0) throw problems[0];
      },
    });
  }

  const chosen = columns.filter(({ key, isMain }) => isMain || !hidden.includes(key)).map(({ key }) => key);
  const isFiltered = search !== '' || filterParams.some((param) => urlParams.has(param));
  const toolbar = (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2" data-print="hide">
      <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} limit={limit} onLimit={setLimit} />
      {props.fileHref
        ? (['csv', 'xlsx'] as const).map((format) => (
            <ProvenDownload
              key={format}
              size="sm"
              variant="outline"
              href={props.fileHref?.(format, { tab, search, sort, columns: chosen.join(',') }) ?? ''}
            >
              <Download aria-hidden="true" className="size-4" />
              {format === 'csv' ? 'Descargar CSV' : 'Descargar Excel'}
            </ProvenDownload>
          ))
        : null}
    </div>
  );

  return (
    <>
      <FilterChips
        label={props.filterLabel}
        options={tabs.map((each) => ({ value: each.slug, label: tabLabel(each, query.data?.counts) }))}
        value={params.state}
        onChange={(state) => {
          deselect();
          params.setState(state);
        }}
        className="mb-5"
      />
      <div
        className="flex flex-wrap items-end gap-x-4 gap-y-3 *:grow"
        onChange={({ target }) => target instanceof HTMLSelectElement && deselect()}
      >
        {props.filters}
        <SearchFilter label={props.searchLabel} value={search} onSearch={(text) => change({ buscar: text.trim() })} />
      </div>
      <div className="mt-6">
        <PagedList
          itemKey={itemKey}
          texts={texts}
          query={query}
          items={items}
          pageSize={limit}
          heading={tab.label}
          empty={{ title: tab.empty, action: tab.action }}
          onPage={params.setPage}
          onClearFilters={
            isFiltered
              ? () => change(Object.fromEntries(['buscar', ...filterParams].map((param) => [param, null])))
              : undefined
          }
          toolbar={toolbar}
          layout={(shown) => (
            <DataTable
              caption={tab.label}
              columns={columns}
              hidden={hidden}
              items={shown}
              itemKey={itemKey}
              itemLabel={itemLabel}
              sort={sort}
              onSort={(order) => change({ orden: order === props.defaultSort ? null : order })}
              {...(bulkActions.length > 0 && { selection: { selected, onSelect: setSelected } })}
              {...(props.actions && { actions: (item: Item) => props.actions?.(item, confirmAction) })}
            />
          )}
        />
        {bulkActions.length > 0 ? (
          <Selection
            count={selectedItems.length > 0 ? countOf(selectedItems.length, texts.one, texts.many) : undefined}
            actions={bulkActions.filter(({ appliesTo }) => !appliesTo || selectedItems.some(appliesTo))}
            onAction={runBulk}
            onClear={deselect}
          />
        ) : null}
      </div>
      {dialog}
    </>
  );
}
