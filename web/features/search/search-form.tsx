import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { searchLimits } from '#contract/search/search.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { searchText } from './search-text.ts';

/** An empty submission is ignored (spec, section 5). */
export function SearchForm({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = searchText(typed);
    if (text) onSearch(text);
  }

  return (
    <search aria-label="Portal">
      <form onSubmit={submit} className="flex max-w-2xl gap-3">
        <Input
          type="search"
          aria-label="Buscar en el portal"
          enterKeyHint="search"
          maxLength={searchLimits.queryMax}
          placeholder="¿Qué buscas?"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" aria-label="Buscar" className="max-sm:w-11 max-sm:px-0">
          <Search aria-hidden="true" className="size-4" />
          <span className="max-sm:hidden">Buscar</span>
        </Button>
      </form>
    </search>
  );
}
