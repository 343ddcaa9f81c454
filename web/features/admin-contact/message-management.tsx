import { useQuery } from '@tanstack/react-query';
import { type ContactSubject, contactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { withCount } from '../../lib/numbers.ts';
import { Field } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { SearchFilter } from '../../ui/search-filter.tsx';
import { Select } from '../../ui/select.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { inboxQuery, useInboxMutations } from './admin-contact.api.ts';
import { MessageRow } from './message-row.tsx';
import { inboxTabs } from './message-states.ts';
import { useInboxParams } from './use-inbox-params.ts';

const PAGE_SIZE = 20;

const texts = {
  one: 'mensaje',
  many: 'mensajes',
  loading: 'Cargando mensajes...',
  failed: 'No se pudieron cargar los mensajes',
};

/** Inbox of the contact form. */
export function MessageManagement() {
  const params = useInboxParams();
  const { tab, subject, search, page } = params;
  const query = useQuery(inboxQuery({ state: tab.state, subject, search, page, limit: PAGE_SIZE }));
  const mutations = useInboxMutations();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar mensajes"
        options={inboxTabs.map(({ slug, state, label }) => ({
          value: slug,
          label: withCount(label, query.data?.counts[state]),
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
          texts={texts}
          empty={{ title: tab.empty }}
          onClearFilters={search || subject ? params.clear : undefined}
        >
          {(message) => <MessageRow message={message} mutations={mutations} confirmAction={confirmAction} />}
        </PagedList>
      </div>
      {dialog}
    </>
  );
}
