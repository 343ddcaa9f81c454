import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withCount } from '../lib/numbers.ts';
import { useTabParams } from '../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { SearchFilter } from './search-filter.tsx';

export interface ListTab {
  slug: string;
  label: string;
  /** State whose count is shown with the label; a tab without one shows the total. */
  state?: string;
  empty: string;
  action?: ReactNode;
}

type ListData = NonNullable<PagedListProps<unknown>['query']['data']> & { counts?: Record<string, number> };

interface FilteredListProps<Tab extends ListTab, Data extends ListData, Key extends QueryKey, Item>
  extends Pick<PagedListProps<Item>, 'itemKey' | 'texts' | 'hasAvatars'> {
  tabs: readonly [Tab, ...Tab[]];
  filterLabel: string;
  searchLabel: string;
  query: (filter: { tab: Tab; search: string; page: number; limit: number }) => UseQueryOptions<Data, Error, Data, Key>;
  items: (data: Data) => readonly Item[];
  children: (item: Item, confirmAction: (action: ConfirmedAction) => void) => ReactNode;
}

const PAGE_SIZE = 20;

export function FilteredList<Tab extends ListTab, Data extends ListData, Key extends QueryKey, Item>(
  props: FilteredListProps<Tab, Data, Key, Item>,
) {
  const { tabs, filterLabel, searchLabel, items, children, ...list } = props;
  const params = useTabParams(tabs);
  const { tab, search, page } = params;
  const query = useQuery(props.query({ tab, search, page, limit: PAGE_SIZE }));
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilterChips
        label={filterLabel}
        options={tabs.map((each) => ({ value: each.slug, label: tabLabel(each, query.data?.counts) }))}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <SearchFilter label={searchLabel} value={search} onSearch={params.setSearch} />
      <div className="mt-6">
        <PagedList
          {...list}
          query={query}
          items={query.data && items(query.data)}
          pageSize={PAGE_SIZE}
          heading={tab.label}
          empty={{ title: tab.empty, action: tab.action }}
          onPage={params.setPage}
          onClearFilters={search ? () => params.setSearch('') : undefined}
        >
          {(item) => children(item, confirmAction)}
        </PagedList>
      </div>
      {dialog}
    </>
  );
}

export function tabLabel({ label, state }: ListTab, counts: Record<string, number> | undefined): string {
  if (!counts) return label;
  const count = state ? counts[state] : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return withCount(label, count);
}
