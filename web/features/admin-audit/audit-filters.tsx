import { auditActionLabels } from '../../content/audit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { AuditParams } from './use-audit-params.ts';

interface AuditFiltersProps {
  params: AuditParams;
  actors: readonly { id: string; name: string }[];
}

export function AuditFilters({ params, actors }: AuditFiltersProps) {
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
