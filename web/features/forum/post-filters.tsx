import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type ForumSort, forumLimits } from '#contract/forum/forum.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { type ForumParams, sortLabels } from './forum-params.ts';

/** Three options by the spec (section 2); the last answer is a button beside it. */
const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value: value as ForumSort, label }));
const selectorOptions = sortOptions.filter(({ value }) => value !== 'active');

/** Text applies on submit, the order at once. */
export function PostFilters({ params }: { params: ForumParams }) {
  const { filters, setSearch, setSort, clear } = params;
  const [text, setText] = useState(filters.search);
  const isFiltered = filters.category !== '' || filters.search !== '' || filters.hidden;

  const isByActivity = filters.sort === 'active';

  // Keeps the input in sync when Back, Forward or "Limpiar filtros" change the URL.
  useEffect(() => setText(filters.search), [filters.search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(text);
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto] items-end gap-3 sm:flex lg:gap-4">
      <Field label="Filtrar por texto" className="sm:flex-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            maxLength={forumLimits.search}
            placeholder="Título o contenido"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-3 max-sm:order-1 max-sm:col-span-2">
        <FilterSelect
          label="Ordenar por"
          options={isByActivity ? sortOptions : selectorOptions}
          value={filters.sort}
          onChange={setSort}
          className="max-sm:min-w-0 max-sm:flex-[1_1_8rem]"
        />
        <Button
          variant={isByActivity ? 'secondary' : 'outline'}
          aria-pressed={isByActivity}
          onClick={() => setSort(isByActivity ? 'recent' : 'active')}
        >
          {sortLabels.active}
        </Button>
      </div>
      <Button type="submit">
        <Search aria-hidden="true" className="size-4" />
        Buscar
      </Button>
      {isFiltered ? (
        <Button variant="outline" onClick={clear} className="max-sm:order-1 max-sm:col-span-2">
          Limpiar filtros
        </Button>
      ) : null}
    </form>
  );
}
