import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { SEARCH_MAX } from '../lib/use-list-params.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';

interface SearchFilterProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

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
