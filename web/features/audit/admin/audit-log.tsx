import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS } from '#contract/audit/audit-actions.ts';
import { auditActionLabels } from '../../../content/audit.ts';
import { changeParams, parsePage } from '../../../lib/search-params.ts';
import { useDebouncedInput } from '../../../lib/use-debounce.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { auditQuery } from './audit.api.ts';
import { AuditLine } from './audit-line.tsx';

/** Excludes years still being typed, such as `0202`. */
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function useAuditParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) =>
    setParams((current) => changeParams(current, { pagina: null, ...values }));
  const read = (name: string, form: RegExp) => {
    const value = params.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  const filters = {
    actor: read('quien', UUID),
    action: AUDIT_ACTIONS.find((action) => action === params.get('accion')) ?? ('' as const),
    from: read('desde', DAY),
    to: read('hasta', DAY),
  };
  return {
    filters,
    page: parsePage(params),
    isFiltered: Object.values(filters).some((value) => value !== ''),
    setFilter: (name: 'quien' | 'accion' | 'desde' | 'hasta', value: string) => change({ [name]: value }),
    clear: () => change({ quien: null, accion: null, desde: null, hasta: null }),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
  };
}

type AuditParams = ReturnType<typeof useAuditParams>;

interface DayFilterProps {
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  value: string;
  onChange: (day: string) => void;
}

function DayFilter({ label, value, onChange, ...limits }: DayFilterProps) {
  const [shown, choose] = useDebouncedInput(value, (day) => {
    if (day === '' || DAY.test(day)) onChange(day);
  });
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Input {...control} {...limits} type="date" value={shown} onChange={(event) => choose(event.target.value)} />
      )}
    </Field>
  );
}

interface AuditFiltersProps {
  params: AuditParams;
  actors: readonly { id: string; name: string }[];
}

function AuditFilters({ params, actors }: AuditFiltersProps) {
  const { filters, setFilter } = params;
  // An actor from the URL may not be among the loaded ones.
  const isKnown = filters.actor === '' || actors.some(({ id }) => id === filters.actor);
  return (
    <search className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_10rem_10rem_auto] lg:items-end">
      <FilterSelect
        label="Quién"
        options={[
          { value: '', label: 'Todas las personas' },
          ...(isKnown ? [] : [{ value: filters.actor, label: 'Otra persona' }]),
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filters.actor}
        onChange={(id) => setFilter('quien', id)}
        className="col-span-2 sm:col-span-1"
      />
      <FilterSelect
        label="Acción"
        options={[
          { value: '', label: 'Todas las acciones' },
          ...AUDIT_ACTIONS.map((action) => ({ value: action, label: auditActionLabels[action] })),
        ]}
        value={filters.action}
        onChange={(action) => setFilter('accion', action)}
        className="col-span-2 sm:col-span-1"
      />
      <DayFilter
        label="Desde"
        max={filters.to || undefined}
        value={filters.from}
        onChange={(day) => setFilter('desde', day)}
      />
      <DayFilter
        label="Hasta"
        min={filters.from || undefined}
        value={filters.to}
        onChange={(day) => setFilter('hasta', day)}
      />
      {params.isFiltered ? (
        <Button variant="outline" onClick={params.clear} className="justify-self-start">
          Limpiar filtros
        </Button>
      ) : null}
    </search>
  );
}

const PAGE_SIZE = 30;

const texts = {
  one: 'acción',
  many: 'acciones',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro',
};

export function AuditLog() {
  const params = useAuditParams();
  const { actor, action, from, to } = params.filters;
  const query = useQuery(
    auditQuery({
      actor: actor || undefined,
      action: action || undefined,
      from: from || undefined,
      to: to || undefined,
      page: params.page,
      limit: PAGE_SIZE,
    }),
  );
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <AuditFilters params={params} actors={query.data?.actors ?? []} />
      <PagedList
        query={query}
        items={query.data?.entries}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={params.setPage}
        heading="Registro"
        texts={texts}
        empty={{ title: 'Todavía no hay acciones', description: 'Lo que se haga en la administración aparecerá aquí.' }}
        onClearFilters={params.isFiltered ? params.clear : undefined}
      >
        {(entry) => <AuditLine entry={entry} />}
      </PagedList>
    </>
  );
}
