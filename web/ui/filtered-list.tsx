import { withCount } from '../lib/numbers.ts';
import type { useListParams } from '../lib/use-list-params.ts';
import { FilterChips } from './filter-chips.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { useRedirectIfLoggedOut } from './redirect-if-logged-out.ts';
import { SearchFilter } from './search-filter.tsx';

interface FilteredListProps<Item, Slug extends string>
  extends Omit<PagedListProps<Item>, 'onPage' | 'onClearFilters' | 'heading'> {
  params: ReturnType<typeof useListParams<Slug>>;
  states: {
    label: string;
    /** The count is added to the label once it is known. */
    options: ReadonlyArray<{ value: Slug; label: string; count?: number | undefined }>;
  };
  searchLabel: string;
}

/** Paged list with a state filter and a search, all of it in the URL. */
export function FilteredList<Item, Slug extends string>(props: FilteredListProps<Item, Slug>) {
  const { params, states, searchLabel, ...list } = props;
  useRedirectIfLoggedOut(list.query.error);
  return (
    <>
      <FilterChips
        label={states.label}
        options={states.options.map(({ value, label, count }) => ({ value, label: withCount(label, count) }))}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <SearchFilter label={searchLabel} value={params.search} onSearch={params.setSearch} />
      <div className="mt-6">
        <PagedList
          {...list}
          heading={states.options.find(({ value }) => value === params.state)?.label ?? ''}
          onPage={params.setPage}
          onClearFilters={params.search ? () => params.setSearch('') : undefined}
        />
      </div>
    </>
  );
}
