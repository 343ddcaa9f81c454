import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { Bookmark, Columns3, Download, type LucideIcon, Trash2, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { FileFormat } from '#contract/table.ts';
import { countOf } from '../lib/numbers.ts';
import { changeParams } from '../lib/search-params.ts';
import { useStoredValue } from '../lib/stored-value.ts';
import { useTabParams } from '../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { Button, buttonClass } from './button.tsx';
import { DataTable, type TableColumn } from './data-table.tsx';
import { Field } from './field.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type ListTab, tabLabel } from './filtered-list.tsx';
import { Input } from './form-controls.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { Popover } from './popover.tsx';
import { ProvenDownload } from './proven-download.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';
import { SearchFilter } from './search-filter.tsx';

interface SelectionAction<Item> {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  /** Rows that it can be applied to; absent: all. */
  appliesTo?: (item: Item) => boolean;
}

/** Action on every selected row, after one question. */
interface QuestionedAction<Item> extends SelectionAction<Item> {
  /** Texts of the question; `count` is "3 personas". */
  question: (count: string) => Omit<ConfirmedAction, 'run' | 'failure' | 'busyLabel' | 'destructive'>;
  /** Called for one row after the other. */
  run: (item: Item, reason: string) => Promise<unknown>;
}

/** Action on the selected rows together, with a dialog of its own. */
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
  /** Key of what this browser remembers. */
  name: string;
  userId: string;
  tabs: readonly [Tab, ...Tab[]];
  filterLabel: string;
  searchLabel: string;
  /** Further filters; their values are in the URL. */
  filters?: ReactNode;
  /** Names of their parameters, for "Limpiar filtros". */
  filterParams?: readonly string[];
  query: (filter: ListFilter<Tab> & { page: number; limit: number }) => UseQueryOptions<Data, Error, Data, Key>;
  items: (data: Data) => readonly Item[];
  itemLabel: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
  /** Order without one in the URL. */
  defaultSort: string;
  actions?: (item: Item, confirmAction: (action: ConfirmedAction) => void) => ReactNode;
  bulkActions?: readonly BulkAction<Item>[];
  /** Address of the list as a file, with the filter, the order and the columns that are shown. */
  fileHref?: (format: FileFormat, filter: ListFilter<Tab> & { columns: string }) => string;
}

const PAGE_SIZES = [20, 50, 100];

/** Table with tabs, search, order and page in the URL; columns, page size and saved filters are kept by the browser. */
export function TableList<Tab extends ListTab, Data extends ListData, Key extends QueryKey, Item extends object>(
  props: TableListProps<Tab, Data, Key, Item>,
) {
  const { name, userId, tabs, columns, itemKey, itemLabel, texts, bulkActions = [], filterParams = [] } = props;
  const params = useTabParams(tabs);
  const [urlParams, setUrlParams] = useSearchParams();
  const { tab, search, page } = params;
  const orders = columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []));
  const sort = orders.find((order) => order === urlParams.get('orden')) ?? props.defaultSort;
  const [hidden, setHidden] = useStoredValue(
    `table:${name}:hidden`,
    columns.filter(({ isOptional }) => isOptional).map(({ key }) => key),
  );
  const [limit, setLimit] = useStoredValue(`table:${name}:rows`, PAGE_SIZES[0] ?? 20);
  const options = props.query({ tab, search, sort, page, limit });
  const query = useQuery(options);
  const queryClient = useQueryClient();
  const { confirmAction, dialog } = useActionDialog();
  const [selected, setSelected] = useState<RowSelectionState>({});
  const items = query.data && props.items(query.data);
  /** Rows of another page or filter are never acted on. */
  const selectedItems = items?.filter((item) => selected[itemKey(item)]) ?? [];
  useRedirectIfLoggedOut(query.error);

  function change(values: Record<string, string | null>) {
    setSelected({});
    setUrlParams((current) => changeParams(current, { ...values, pagina: null }));
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
            () => setSelected(({ [itemKey(item)]: _, ...rest }) => rest),
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
  const toolbar =
    selectedItems.length > 0 ? (
      <Selection
        count={countOf(selectedItems.length, texts.one, texts.many)}
        actions={bulkActions.filter(({ appliesTo }) => !appliesTo || selectedItems.some(appliesTo))}
        onAction={runBulk}
        onClear={() => setSelected({})}
      />
    ) : (
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2" data-print="hide">
        <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} limit={limit} onLimit={setLimit} />
        <SavedFilters storageKey={`views:${userId}:${name}`} />
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
          setSelected({});
          params.setState(state);
        }}
        className="mb-5"
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 *:grow">
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
      </div>
      {dialog}
    </>
  );
}

interface SelectionProps<Item> {
  count: string;
  actions: readonly BulkAction<Item>[];
  onAction: (action: BulkAction<Item>) => void;
  onClear: () => void;
}

/** In the toolbar's place while rows are selected, so that the table does not move. */
function Selection<Item>({ count, actions, onAction, onClear }: SelectionProps<Item>) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2">
      <p role="status" className="mr-2 font-semibold tabular-nums">
        Selección: {count}
      </p>
      {actions.map((action) => {
        const { label, icon: Icon, destructive } = action;
        return (
          <Button
            key={label}
            size="sm"
            variant={destructive ? 'destructive' : 'outline'}
            onClick={() => onAction(action)}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Button>
        );
      })}
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
        Quitar selección
      </Button>
    </div>
  );
}

const panel = 'left-0 w-72 max-w-[calc(100vw-2rem)] p-4 text-sm';

interface ColumnChoiceProps<Item> {
  columns: readonly TableColumn<Item>[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  limit: number;
  onLimit: (limit: number) => void;
}

function ColumnChoice<Item>({ columns, hidden, onChange, limit, onLimit }: ColumnChoiceProps<Item>) {
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]);
  return (
    <Popover
      label="Columnas"
      buttonClass={buttonClass('outline', 'sm')}
      panelClass={panel}
      button={
        <>
          <Columns3 aria-hidden="true" className="size-4" />
          Columnas
        </>
      }
    >
      {() => (
        <>
          <fieldset>
            <legend className="mb-1 font-semibold">Columnas que se ven</legend>
            {columns
              .filter(({ isMain }) => !isMain)
              .map(({ key, label }) => (
                <label key={key} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"
                    checked={!hidden.includes(key)}
                    onChange={() => toggle(key)}
                  />
                  {label}
                </label>
              ))}
          </fieldset>
          <label className="mt-3 flex items-center justify-between gap-3">
            <span className="font-semibold">Filas por página</span>
            <select
              value={limit}
              onChange={(event) => onLimit(Number(event.target.value))}
              className="min-h-11 rounded-input border border-input-border bg-card px-2"
            >
              {PAGE_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        </>
      )}
    </Popover>
  );
}

interface SavedFilter {
  name: string;
  /** Query string without the page. */
  search: string;
}

const MAX_SAVED = 20;

/** Filters under a name, kept by the browser for this administrator: each is an address, and holds what was searched. */
function SavedFilters({ storageKey }: { storageKey: string }) {
  const [params, setParams] = useSearchParams();
  const [saved, setSaved] = useStoredValue<SavedFilter[]>(storageKey, []);
  const [name, setName] = useState('');
  const search = changeParams(params, { pagina: null }).toString();

  function save(event: FormEvent) {
    event.preventDefault();
    const label = name.trim();
    if (label === '') return;
    const others = saved.filter((each) => each.name !== label);
    setSaved([...others, { name: label, search }].slice(-MAX_SAVED));
    setName('');
  }

  return (
    <Popover
      label="Filtros guardados"
      buttonClass={buttonClass('outline', 'sm')}
      panelClass={panel}
      button={
        <>
          <Bookmark aria-hidden="true" className="size-4" />
          Filtros guardados
        </>
      }
    >
      {(close) => (
        <>
          {saved.length === 0 ? (
            <p className="mb-3 text-muted">
              Guarda la pestaña, la búsqueda y el orden que tienes ahora para volver a ellos con un clic.
            </p>
          ) : (
            <ul className="mb-3 grid gap-1">
              {saved.map((filter) => (
                <li key={filter.name} className="flex items-center gap-1">
                  <button
                    type="button"
                    aria-current={filter.search === search ? 'true' : undefined}
                    onClick={() => {
                      setParams(() => new URLSearchParams(filter.search));
                      close();
                    }}
                    className="min-h-11 min-w-0 grow rounded-input px-2 text-left wrap-anywhere hover:bg-subtle aria-[current]:font-semibold"
                  >
                    {filter.name}
                  </button>
                  <button
                    type="button"
                    aria-label={`Borrar el filtro ${filter.name}`}
                    onClick={() => setSaved(saved.filter((each) => each !== filter))}
                    className="grid size-11 shrink-0 place-items-center rounded-input text-muted hover:bg-subtle hover:text-destructive"
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={save} className="flex items-end gap-2">
            <Field label="Guardar este filtro" className="min-w-0 grow">
              {(control) => (
                <Input {...control} value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
              )}
            </Field>
            <Button type="submit" size="sm" className="min-h-11">
              Guardar
            </Button>
          </form>
        </>
      )}
    </Popover>
  );
}
