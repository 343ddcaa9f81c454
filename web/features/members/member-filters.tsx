import { X } from 'lucide-react';
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
  /** Label of the option without a filter. */
  all: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

function FacetSelect({ label, all, options, value, onChange }: FacetSelectProps) {
  // Only the most common values are offered, and a link may use another one.
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <FilterSelect
      label={label}
      options={[{ value: '', label: all }, ...offered.map((option) => ({ value: option, label: option }))]}
      value={value}
      onChange={onChange}
      className="min-w-0"
    />
  );
}

/** The active filters, each with a button that removes it. */
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
        <li key={name} className="min-w-0">
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
  /** Facets over all members; undefined while loading. */
  facets: { skills: string[]; locations: string[] } | undefined;
}

export function MemberFilters({ params, facets }: MemberFiltersProps) {
  const { filters, isFiltered, setSearch, setSkill, setLocation, clear } = params;
  const [text, setText] = useDebouncedInput(filters.search, setSearch);
  return (
    <search data-print="hide" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
      <Field label="Buscar por nombre o empresa" className="sm:col-span-2 lg:col-span-1">
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
      <FacetSelect
        label="Habilidad"
        all="Todas las habilidades"
        options={facets?.skills ?? []}
        value={filters.skill}
        onChange={setSkill}
      />
      <FacetSelect
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
        className={classNames('sm:col-span-2 lg:col-span-1', !isFiltered && 'max-lg:hidden')}
      >
        Limpiar Filtros
      </Button>
    </search>
  );
}
