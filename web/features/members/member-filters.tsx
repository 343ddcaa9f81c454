import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { memberLimits } from '#contract/members/members.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { useDebouncedInput } from '../../lib/use-debounce.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Input } from '../../ui/form-controls.tsx';
import type { MemberParams } from './use-member-params.ts';

interface FacetSelectProps {
  label: string;
  all: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
  className: string;
}

function FacetSelect({ label, all, options, value, onChange, className }: FacetSelectProps) {
  // A value from the URL may not be among the most common ones.
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <FilterSelect
      label={label}
      options={[{ value: '', label: all }, ...offered.map((option) => ({ value: option, label: option }))]}
      value={value}
      onChange={onChange}
      className={classNames('min-w-0', className)}
    />
  );
}

/** On a phone the text is omitted, since its field is right above. */
export function ActiveFilters({ params }: { params: MemberParams }) {
  const { filters, setSearch, setSkill, setLocation } = params;
  const active = [
    { name: 'Búsqueda', value: filters.search, remove: () => setSearch('') },
    { name: 'Habilidad', value: filters.skill, remove: () => setSkill('') },
    { name: 'Ubicación', value: filters.location, remove: () => setLocation('') },
  ].filter(({ value }) => value !== '');
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros activos" className="mt-4 flex flex-wrap gap-2">
      {active.map(({ name, value, remove }) => (
        <li key={name} className={classNames('min-w-0', name === 'Búsqueda' && 'max-sm:hidden')}>
          <button
            type="button"
            onClick={remove}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-input-border bg-card px-3 py-1 text-left text-sm hover:bg-subtle pointer-coarse:min-h-11"
          >
            <span className="sr-only">Quitar el filtro: </span>
            <span className="min-w-0 wrap-anywhere">
              {name}: <bdi className="font-semibold">{value}</bdi>
            </span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MemberFiltersProps {
  params: MemberParams;
  facets: { skills: string[]; locations: string[] } | undefined;
}

/** Collapsed on phones, so that the members come first. */
export function MemberFilters({ params, facets }: MemberFiltersProps) {
  const { filters, isFiltered, setSearch, setSkill, setLocation, clear } = params;
  const [text, setText] = useDebouncedInput(filters.search, setSearch);
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen ? 'max-sm:col-span-2' : 'max-sm:hidden';
  return (
    <search
      data-print="hide"
      className="grid grid-cols-[1fr_auto] items-end gap-4 max-sm:gap-x-2 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field label="Buscar por nombre o empresa" className="min-w-0 sm:col-span-2 lg:col-span-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={memberLimits.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button variant="outline" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filtros
      </Button>
      <FacetSelect
        className={folded}
        label="Habilidad"
        all="Todas las habilidades"
        options={facets?.skills ?? []}
        value={filters.skill}
        onChange={setSkill}
      />
      <FacetSelect
        className={folded}
        label="Ubicación"
        all="Todas las ubicaciones"
        options={facets?.locations ?? []}
        value={filters.location}
        onChange={setLocation}
      />
      <Button
        variant="outline"
        disabled={!isFiltered}
        onClick={clear}
        className={classNames('sm:col-span-2 lg:col-span-1', folded, !isFiltered && 'max-lg:hidden')}
      >
        Limpiar Filtros
      </Button>
    </search>
  );
}
