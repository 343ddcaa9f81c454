import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { FileFormat } from '#contract/table.ts';
import { countOf, withCount } from '../lib/numbers.ts';
import { useStoredValue } from '../lib/stored-value.ts';
import { useTabParams } from '../lib/use-list-params.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { DataTable, type SelectedKeys, type TableColumn } from './data-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSelect } from './filter-select.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { ProvenDownload } from './proven-download.tsx';
import type { RecordAction } from './record-actions.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';
import { SearchFilter } from './search-filter.tsx';
import { ColumnChoice, DEFAULT_PAGE_SIZE, Selection } from './table-tools.tsx';

const NOTHING: SelectedKeys = new Set();

const itemKey = ({ id }: { id: string }) => id;

interface SelectionAction<Item> {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  appliesTo?: (item: Item) => boolean;
}

interface QuestionedAction<Item> extends SelectionAction<Item>, Pick<ConfirmedAction, 'text' | 'reason'> {
  /** "Suspender a", where it is not the label. */
  verb?: string;
  /** Where it is not "¿Suspender a 3 personas?" */
  question?: (count: string) => string;
  confirmLabel?: string;
  /** `count` is "3 personas". */
  success: (count: string) => ConfirmedAction['success'];
  /** Called for one row after the other. */
  run: (item: Item, reason: string) => Promise<unknown>;
}

interface DialogAction<Item> extends SelectionAction<Item> {
  open: (items: Item[]) => void;
}

export type BulkAction<Item> = QuestionedAction<Item> | DialogAction<Item>;

export interface ListTab<State extends string = string> {
  slug: string;
  label: string;
  /** State whose count is shown with the label; a tab without one shows the total. */
  state?: State;
  empty: string;
  action?: ReactNode;
}

export type ListTabs<Tab extends ListTab> = readonly [Tab, ...Tab[]];

/** One more filter, whose value is in the URL. */
interface ListChoice<Choice extends string> {
  param: string;
  label: string;
  all: string;
  options: readonly { value: Choice; label: string }[];
}

interface ListFilter<Tab, Choice> {
  tab: Tab;
  search: string;
  choice?: Choice;
  /** Absent: the server's order. One of the columns' keys, each of which fits the list's query. */
  sort?: never;
}

type ListData = NonNullable<PagedListProps<unknown>['query']['data']> & { counts?: Record<string, number> };

interface TableListProps<
  Tab extends ListTab,
  Data extends ListData,
  Key extends QueryKey,
  Item extends { id: string },
  Choice extends string,
> extends Pick<PagedListProps<Item>, 'texts'> {
  /** Key in local storage. */
  name: string;
  /** Otherwise the tab's label. */
  heading?: string;
  tabs: ListTabs<Tab>;
  filterLabel: string;
  searchLabel: string;
  choice?: ListChoice<Choice>;
  query: (filter: ListFilter<Tab, Choice> & { page: number; limit: number }) => UseQueryOptions<Data, Error, Data, Key>;
  items: (data: Data) => readonly Item[];
  itemLabel: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
  /** Absent: the server's order. */
  defaultSort?: string;
  /** What stands in view; all else is in the menu. */
  buttons?: (item: Item, confirmAction: (action: ConfirmedAction) => void) => ReactNode;
  actions?: (item: Item) => readonly (RecordAction | MenuItem)[];
  publicHref?: (item: Item) => string | undefined;
  isNarrow?: boolean;
  bulkActions?: readonly BulkAction<Item>[];
  fileHref?: (format: FileFormat, filter: ListFilter<Tab, Choice> & { columns: string }) => string;
}

/**
 * The list of every page of the administration. Tabs, search, order and page are in the URL; columns and page size in
 * local storage.
 */
export function TableList<
  Tab extends ListTab,
  Data extends ListData,
  Key extends QueryKey,
  Item extends { id: string },
  Choice extends string = never,
>(props: TableListProps<Tab, Data, Key, Item, Choice>) {
  const { name, tabs, columns, itemLabel, texts, defaultSort = '' } = props;
  const { choice, bulkActions = [], buttons, actions } = props;
  const params = useTabParams(tabs);
  const [urlParams, setUrlParams] = useSearchParams();
  const { tab, search, page } = params;
  const orders = columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []));
  const sort = orders.find((order) => order === urlParams.get('orden')) ?? defaultSort;
  const chosen = choice?.options.find(({ value }) => value === urlParams.get(choice.param))?.value;
  const filter = { tab, search, ...(chosen && { choice: chosen }), ...((sort && { sort }) as { sort?: never }) };
  const [hidden, setHidden] = useStoredValue(
    `table:${name}:hidden`,
    columns.filter(({ isOptional }) => isOptional).map(({ key }) => key),
  );
  const [limit, setLimit] = useStoredValue(`table:${name}:rows`, DEFAULT_PAGE_SIZE);
  const options = props.query({ ...filter, page, limit });
  const query = useQuery(options);
  const queryClient = useQueryClient();
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();
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
    const { label, verb = label, confirmLabel = label, text, reason: asked, destructive = false } = action;
    const count = countOf(applicable.length, texts.one, texts.many);
    confirmAction({
      title: action.question?.(count) ?? `¿${verb} ${count}?`,
      text,
      confirmLabel,
      ...(asked && { reason: asked }),
      success: action.success(count),
      busyLabel: 'Un momento...',
      destructive,
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

  function menu(item: Item) {
    const publicHref = props.publicHref?.(item);
    const items = (actions?.(item) ?? []).map((each): MenuItem => {
      if ('onSelect' in each) return each;
      const { action, ...rest } = each;
      return { ...rest, onSelect: () => confirmAction(action) };
    });
    if (publicHref) {
      items.unshift({ label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(publicHref) });
    }
    return items.length > 0 ? <Menu label={`Más acciones: ${itemLabel(item)}`} items={items} /> : null;
  }

  const shownColumns = columns
    .filter(({ key, isMain }) => isMain || !hidden.includes(key))
    .map(({ key }) => key)
    .join(',');
  const toolbar = (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2" data-print="hide">
      <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} limit={limit} onLimit={setLimit} />
      {props.fileHref
        ? (['csv', 'xlsx'] as const).map((format) => (
            <ProvenDownload
              key={format}
              size="sm"
              variant="outline"
              href={props.fileHref?.(format, { ...filter, columns: shownColumns }) ?? ''}
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
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 *:grow">
        {choice ? (
          <FilterSelect
            label={choice.label}
            options={[{ value: '', label: choice.all }, ...choice.options]}
            value={chosen ?? ''}
            onChange={(value) => change({ [choice.param]: value })}
            className="sm:max-w-64"
          />
        ) : null}
        <SearchFilter label={props.searchLabel} value={search} onSearch={(text) => change({ buscar: text.trim() })} />
      </div>
      <div className="mt-6">
        <PagedList
          itemKey={itemKey}
          texts={texts}
          query={query}
          items={items}
          pageSize={limit}
          heading={props.heading ?? tab.label}
          empty={{ title: tab.empty, action: tab.action }}
          onPage={params.setPage}
          onClearFilters={
            search || chosen ? () => change({ buscar: null, ...(choice && { [choice.param]: null }) }) : undefined
          }
          toolbar={toolbar}
          layout={(shown) => (
            <DataTable
              isNarrow={props.isNarrow}
              caption={tab.label}
              columns={columns}
              hidden={hidden}
              items={shown}
              itemKey={itemKey}
              itemLabel={itemLabel}
              sort={sort}
              onSort={(order) => change({ orden: order === defaultSort ? null : order })}
              {...(bulkActions.length > 0 && { selection: { selected, onSelect: setSelected } })}
              {...(buttons && { buttons: (item: Item) => buttons(item, confirmAction) })}
              {...(actions && { menu })}
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

function tabLabel({ label, state }: ListTab, counts: Record<string, number> | undefined): string {
  if (!counts) return label;
  const count = state ? counts[state] : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return withCount(label, count);
}
