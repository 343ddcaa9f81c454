import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { withCount } from '../lib/numbers.ts';
import { SEARCH_MAX, type useListParams } from '../lib/use-list-params.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Input } from './form-controls.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';

interface SearchFilterProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Search field of a list, applied on submit. */
export function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
  const [text, setText] = useState(value);

  // Follows the URL, which Back, Forward and "Limpiar filtros" change.
  useEffect(() => setText(value), [value]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text);
  }

  return (
    <search>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={label} className="min-w-0 flex-1 sm:max-w-md">
          {(control) => (
            <Input
              {...control}
              type="search"
              enterKeyHint="search"
              maxLength={SEARCH_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" />
          Buscar
        </Button>
      </form>
    </search>
  );
}

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
