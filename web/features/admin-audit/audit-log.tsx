import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { AUDIT_ACTIONS } from '#contract/admin/audit-actions.ts';
import { auditActionLabels } from '../../content/audit.ts';
import { changeParams, parsePage } from '../../lib/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/form-controls.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { auditQuery } from './audit.api.ts';
import { AuditLine } from './audit-line.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Filters of the log in the URL: `quien`, `accion`, `desde`, `hasta` and `pagina`. */
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

interface AuditFiltersProps {
  params: AuditParams;
  actors: readonly { id: string; name: string }[];
}

function AuditFilters({ params, actors }: AuditFiltersProps) {
  const { filters, setFilter } = params;
  // An actor from the URL may not be among the loaded ones (yet).
  const isKnown = filters.actor === '' || actors.some(({ id }) => id === filters.actor);
  return (
    <search className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_10rem_10rem_auto] lg:items-end">
      <Field label="Quién" className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select {...control} value={filters.actor} onChange={(event) => setFilter('quien', event.target.value)}>
            <option value="">Todas las personas</option>
            {isKnown ? null : <option value={filters.actor}>Otra persona</option>}
            {actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Acción" className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select {...control} value={filters.action} onChange={(event) => setFilter('accion', event.target.value)}>
            <option value="">Todas las acciones</option>
            {Object.entries(auditActionLabels).map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Desde" className="min-w-0">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={filters.to || undefined}
            value={filters.from}
            onChange={(event) => setFilter('desde', event.target.value)}
          />
        )}
      </Field>
      <Field label="Hasta" className="min-w-0">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={filters.from || undefined}
            value={filters.to}
            onChange={(event) => setFilter('hasta', event.target.value)}
          />
        )}
      </Field>
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

/** Read-only log of administrative actions. */
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
