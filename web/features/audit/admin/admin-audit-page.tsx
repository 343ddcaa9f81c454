import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS } from '#contract/audit/audit-actions.ts';
import { managementPages } from '../../../copy/admin.ts';
import { auditActionLabels } from '../../../copy/audit.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { useDebouncedInput } from '../../../lib/use-debounce.ts';
import { Field } from '../../../ui/field.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { LOG_PAGE_SIZE, LogPage, useLogParams } from '../../../ui/log-page.tsx';
import { ProvenDownload } from '../../../ui/proven-download.tsx';
import { auditCsvHref, auditQuery } from './audit.api.ts';
import { AuditLine } from './audit-line.tsx';

/** Excludes years still being typed, such as `0202`. */
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface DayFilterProps {
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  value: string | undefined;
  onChange: (day: string) => void;
}

function DayFilter({ label, value = '', onChange, ...limits }: DayFilterProps) {
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

const texts = {
  one: 'acción',
  many: 'acciones',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro',
};

const actions = [
  { value: '', label: 'Todas las acciones' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: auditActionLabels[action] })),
];

export const head = hiddenHead('Auditoría');

export default function AdminAuditPage() {
  const params = useLogParams('quien', 'accion', 'desde', 'hasta');
  const valid = (name: string, form: RegExp) => (form.test(params.read(name)) ? params.read(name) : undefined);
  const actor = valid('quien', UUID);
  const action = AUDIT_ACTIONS.find((each) => each === params.read('accion'));
  const from = valid('desde', DAY);
  const to = valid('hasta', DAY);
  const query = useQuery(auditQuery({ actor, action, from, to, page: params.page, limit: LOG_PAGE_SIZE }));
  const actors = query.data?.actors ?? [];
  return (
    <LogPage
      title={managementPages.audit.label}
      intro={managementPages.audit.description}
      actions={
        <ProvenDownload href={auditCsvHref} variant="outline">
          Descargar CSV
        </ProvenDownload>
      }
      params={params}
      filters={
        <>
          <FilterSelect
            label="Quién"
            options={[
              { value: '', label: 'Todas las personas' },
              // An actor from the URL may not be among the loaded ones.
              ...(actor && actors.every(({ id }) => id !== actor) ? [{ value: actor, label: 'Otra persona' }] : []),
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={actor ?? ''}
            onChange={(id) => params.setFilter('quien', id)}
            className="col-span-2 sm:col-span-1"
          />
          <FilterSelect
            label="Acción"
            options={actions}
            value={action ?? ''}
            onChange={(value) => params.setFilter('accion', value)}
            className="col-span-2 sm:col-span-1"
          />
          <DayFilter label="Desde" max={to} value={from} onChange={(day) => params.setFilter('desde', day)} />
          <DayFilter label="Hasta" min={from} value={to} onChange={(day) => params.setFilter('hasta', day)} />
        </>
      }
      filterGrid="grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_10rem_auto]"
      query={query}
      items={query.data?.entries}
      heading="Registro"
      texts={texts}
      empty={{ title: 'Todavía no hay acciones', description: 'Lo que se haga en la administración aparecerá aquí.' }}
    >
      {(entry) => <AuditLine entry={entry} />}
    </LogPage>
  );
}
