import { memberLimits } from '#contract/members/members.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FacetSelect } from './facet-select.tsx';
import type { MemberParams } from './use-member-params.ts';

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
