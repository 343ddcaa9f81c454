import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SECURITY_KINDS } from '#contract/security-log/security-kinds.ts';
import type { RecordedSecurityEvent } from '#contract/security-log/security-log.contract.ts';
import { securityDetail, securityKindLabel, securityKindLabels } from '../../../content/security.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { fullName } from '../../../lib/people.ts';
import { changeParams, parsePage } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { securityEventsQuery } from './security-log.api.ts';

const PAGE_SIZE = 30;

const texts = {
  one: 'suceso',
  many: 'sucesos',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro',
};

export function SecurityLog() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) =>
    setParams((current) => changeParams(current, { pagina: null, ...values }));
  const kind = SECURITY_KINDS.find((each) => each === params.get('suceso'));
  const email = params.get('correo') ?? '';
  const query = useQuery(
    securityEventsQuery({ kind, email: email || undefined, page: parsePage(params), limit: PAGE_SIZE }),
  );
  useRedirectIfLoggedOut(query.error);
  const clear = kind || email ? () => change({ suceso: null, correo: null }) : undefined;
  return (
    <>
      <search className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto] lg:items-end">
        <FilterSelect
          label="Suceso"
          options={[
            { value: '', label: 'Todos los sucesos' },
            ...SECURITY_KINDS.map((each) => ({ value: each, label: securityKindLabels[each] })),
          ]}
          value={kind ?? ''}
          onChange={(suceso) => change({ suceso })}
        />
        <EmailFilter key={email} email={email} onApply={(correo) => change({ correo })} />
        {clear ? (
          <Button variant="outline" onClick={clear} className="justify-self-start">
            Limpiar filtros
          </Button>
        ) : null}
      </search>
      <PagedList
        query={query}
        items={query.data?.events}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={(page) => setParams((current) => changeParams(current, { pagina: page > 1 ? String(page) : null }))}
        heading="Registro de seguridad"
        texts={texts}
        empty={{
          title: 'Todavía no hay sucesos',
          description: 'Las entradas y los cambios de las cuentas aparecerán aquí.',
        }}
        onClearFilters={clear}
      >
        {(event) => <SecurityLine event={event} />}
      </PagedList>
    </>
  );
}

/** Applied on submit: a partial address matches nothing. */
function EmailFilter({ email, onApply }: { email: string; onApply: (email: string) => void }) {
  const [text, setText] = useState(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label="Correo de la persona" className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  );
}

function SecurityLine({ event }: { event: RecordedSecurityEvent }) {
  const { kind, at, network, detail, person } = event;
  return (
    <Card as="article" className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{securityKindLabel(kind)}</h3>
        <time dateTime={at} className="text-sm text-muted tabular-nums">
          {formatInstant(at)}
        </time>
      </div>
      <p className="wrap-anywhere">{person ? fullName(person) : 'Ninguna cuenta con ese correo'}</p>
      <p className="text-sm text-muted">
        {[securityDetail(detail), network && `Red ${network}`].filter(Boolean).join(' · ')}
      </p>
    </Card>
  );
}
