import { useQuery } from '@tanstack/react-query';
import { type ContactSubject, contactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { Field } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useLoginWhenLoggedOut } from '../../ui/logged-out.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchFilter } from '../../ui/search-filter.tsx';
import { Select } from '../../ui/select.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { inboxQuery, useInboxCalls } from './admin-contact.api.ts';
import { MessageRow } from './message-row.tsx';
import { stateTabs } from './message-states.ts';
import { useInboxParams } from './use-inbox-params.ts';

const PAGE_SIZE = 20;

const words = {
  one: 'mensaje',
  many: 'mensajes',
  loading: 'Cargando mensajes...',
  failed: 'No se pudieron cargar los mensajes',
};

/** What people wrote from the contact form. */
export function MessageManagement() {
  const params = useInboxParams();
  const { subject, search, page } = params;
  const tab = stateTabs.find(({ slug }) => slug === params.state) ?? stateTabs[0];
  const query = useQuery(inboxQuery({ state: tab.state, subject, search, page, limit: PAGE_SIZE }));
  const calls = useInboxCalls();
  const { ask, dialog } = useActionDialog();
  const counts = query.data?.counts;
  useLoginWhenLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar mensajes"
        options={stateTabs.map(({ slug, state, label }) => ({
          value: slug,
          label: counts ? `${label} (${counts[state]})` : label,
        }))}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:items-end">
        <Field label="Asunto">
          {(control) => (
            <Select
              {...control}
              value={subject ?? ''}
              onChange={(event) => params.setSubject(event.target.value as ContactSubject | '')}
            >
              <option value="">Todos los asuntos</option>
              {contactSubject.options.map((value) => (
                <option key={value} value={value}>
                  {subjectLabels[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchFilter label="Buscar en los mensajes" value={search} onSearch={params.setSearch} />
      </div>
      <div className="mt-6">
        <PagedList
          query={query}
          items={query.data?.messages}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={params.setPage}
          heading={tab.label}
          words={words}
          empty={{ title: tab.empty }}
          onClearFilters={search || subject ? params.clear : undefined}
        >
          {(message) => <MessageRow message={message} calls={calls} ask={ask} />}
        </PagedList>
      </div>
      {dialog}
    </>
  );
}
