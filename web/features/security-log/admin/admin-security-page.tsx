import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SECURITY_KINDS } from '#contract/security-log/security-kinds.ts';
import { managementPages } from '../../../copy/admin.ts';
import { securityDetail, securityKindLabel, securityKindLabels } from '../../../copy/security.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { LogLine } from '../../../ui/log-line.tsx';
import { LOG_PAGE_SIZE, LogPage, useLogParams } from '../../../ui/log-page.tsx';
import { securityEventsQuery } from './security-log.api.ts';

const texts = {
  one: 'suceso',
  many: 'sucesos',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro',
};

const kinds = [
  { value: '', label: 'Todos los sucesos' },
  ...SECURITY_KINDS.map((kind) => ({ value: kind, label: securityKindLabels[kind] })),
];

export const head = hiddenHead('Seguridad');

export default function AdminSecurityPage() {
  const params = useLogParams('suceso', 'correo');
  const kind = SECURITY_KINDS.find((each) => each === params.read('suceso'));
  const email = params.read('correo');
  const query = useQuery(
    securityEventsQuery({ kind, email: email || undefined, page: params.page, limit: LOG_PAGE_SIZE }),
  );
  return (
    <LogPage
      title={managementPages.security.label}
      intro={managementPages.security.description}
      params={params}
      filters={
        <>
          <FilterSelect
            label="Suceso"
            options={kinds}
            value={kind ?? ''}
            onChange={(value) => params.setFilter('suceso', value)}
          />
          <EmailFilter key={email} email={email} onApply={(value) => params.setFilter('correo', value)} />
        </>
      }
      filterGrid="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
      query={query}
      items={query.data?.events}
      heading="Registro de seguridad"
      texts={texts}
      empty={{
        title: 'Todavía no hay sucesos',
        description: 'Las entradas y los cambios de las cuentas aparecerán aquí.',
      }}
    >
      {({ kind: what, at, network, detail, person }) => (
        <LogLine
          what={securityKindLabel(what)}
          at={at}
          about={person ? fullName(person) : 'Ninguna cuenta con ese correo'}
          note={[securityDetail(detail), network && `Red ${network}`].filter(Boolean).join(' · ')}
        />
      )}
    </LogPage>
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
